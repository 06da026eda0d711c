import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { type Editor, Node } from 'slate'
import { ReactEditor, useSlate, useSlateSelector } from 'slate-react'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import { useMediaQuery } from '@/lib/useMediaQuery'
import styles from './ContextBar.module.css'
import { contextAt, type EditorContext, isSameContext } from './contextAt'
import { DescriptionForm } from './DescriptionForm'
import type { Panel } from '../editorCommands'
import { useFocusWithin } from '../FocusWithin'
import { useHighlight } from '../caret/highlights'
import { keepSelection } from './keepSelection'
import { LinkBar } from './LinkBar'
import { LinkForm } from './LinkForm'
import { type BarSide, type Box, placeBar, visibleBottom } from './placeBar'
import { SelectionBar } from './SelectionBar'
import { TableBar } from './TableBar'
import { VoidBar } from './VoidBar'

const RewriteForm = lazyComponent(() => import('./RewriteForm').then((file) => file.RewriteForm))

/** Floating tools for the current selection: marks, link, table, picture, drawing or formula (D-0069). */
export function ContextBar({ panel }: { panel: Panel | undefined }) {
  const context = useSlateSelector(contextAt, isSameContext)
  const hasFocus = useFocusWithin()
  const content = hasFocus ? barFor(panel, context) : null
  if (!content) return null
  return (
    <Floating context={context} isSelectionShown={panel?.kind === 'link' || panel?.kind === 'rewrite'}>
      {content}
    </Floating>
  )
}

function barFor(panel: Panel | undefined, context: EditorContext | undefined): ReactNode {
  const link = context?.kind === 'link' ? context.entry : undefined
  if (panel?.kind === 'link') return <LinkForm entry={link} />
  if (panel?.kind === 'rewrite') return <RewriteForm />
  if (panel?.kind === 'description' && context?.kind === 'void' && context.entry[0].type === 'image') {
    return <DescriptionForm picture={context.entry[0]} path={context.entry[1]} />
  }
  switch (context?.kind) {
    case 'selection':
      return <SelectionBar />
    case 'link':
      return <LinkBar link={context.entry[0]} />
    case 'table':
      return <TableBar />
    case 'void':
      return <VoidBar entry={context.entry} />
    case undefined:
      return null
  }
}

/** Returns the rectangle of the element or the selection, in px of the view; undefined if it is not rendered. */
function anchorRect(editor: Editor, context: EditorContext | undefined): DOMRect | undefined {
  try {
    if (context && 'entry' in context) {
      return ReactEditor.toDOMNode(editor, Node.get(editor, context.entry[1])).getBoundingClientRect()
    }
    return editor.selection ? ReactEditor.toDOMRange(editor, editor.selection).getBoundingClientRect() : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns the side for the bar. On touch devices the system's menu is above a selection. Above a table, the bar would
 * cover the preceding paragraph.
 */
function sideOf(context: EditorContext | undefined, isTouch: boolean): BarSide {
  if (context?.kind === 'table') return 'onlyBelow'
  return isTouch && context?.kind === 'selection' ? 'below' : 'above'
}

type FloatingProps = {
  context: EditorContext | undefined
  /** True if the selection must stay visible while keyboard focus is in a form of the bar. */
  isSelectionShown: boolean
  children: ReactNode
}

function Floating({ context, isSelectionShown, children }: FloatingProps) {
  const editor = useSlate()
  const bar = useRef<HTMLDivElement>(null)
  const isTouch = useMediaQuery('(pointer: coarse)')
  useHighlight('editor-selection', isSelectionShown && editor.selection ? [editor.selection] : [])

  // Runs after each render, because the text before the anchor may have grown.
  useLayoutEffect(() => {
    const element = bar.current
    const page = element?.offsetParent?.getBoundingClientRect()
    // The toolbar stands before the page, over it once the text has scrolled.
    const toolbar = element?.offsetParent?.previousElementSibling?.getBoundingClientRect()
    const anchor = anchorRect(editor, context)
    if (!element || !page || !toolbar || !anchor) return
    const view: Box = {
      top: toolbar.bottom,
      bottom: visibleBottom(element),
      left: Math.min(page.left, page.right - element.offsetWidth),
      right: page.right,
    }
    const { top, left } = placeBar(
      anchor,
      { width: element.offsetWidth, height: element.offsetHeight },
      view,
      sideOf(context, isTouch),
    )
    element.style.setProperty('inset-block-start', `${Math.round(top - page.top)}px`)
    element.style.setProperty('left', `${Math.round(left - page.left)}px`)
  })

  return (
    <div ref={bar} role="presentation" className={styles.bar} onMouseDown={keepSelection}>
      {children}
    </div>
  )
}
