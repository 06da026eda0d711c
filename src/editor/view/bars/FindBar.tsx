import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { type Editor, type Range, Transforms } from 'slate'
import { useSlate } from 'slate-react'
import { useTranslation } from '@/i18n/i18n'
import { IconButton } from '@/ui/IconButton'
import { isComposing } from '@/lib/isComposing'
import { findMatches } from '../../model/find'
import { useEditorCommands } from '../editorCommands'
import styles from './FindBar.module.css'
import { domRanges, useHighlight } from '../caret/highlights'

/**
 * Finds words in the card and highlights all matches. Enter goes to the next match, Shift+Enter to the previous one,
 * and Escape back to the text.
 */
export function FindBar() {
  const { t } = useTranslation()
  const editor = useSlate()
  const { closePanel } = useEditorCommands()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [index, setIndex] = useState(0)
  const query = useDeferredValue(text)
  const { children } = editor
  const matches = useMemo(() => findMatches(children, query), [children, query])
  // A change of the text may have reduced the number of matches.
  const current = matches[Math.min(index, matches.length - 1)]

  useEffect(() => input.current?.focus(), [])
  useHighlight('editor-match', matches)
  useHighlight('editor-current-match', current ? [current] : [])
  useScrollTo(editor, current)

  const step = (by: number) => {
    if (matches.length > 0) setIndex((Math.min(index, matches.length - 1) + by + matches.length) % matches.length)
  }
  const close = () => {
    if (current) Transforms.select(editor, current)
    closePanel()
  }
  const position =
    matches.length > 0 ? { index: matches.indexOf(current as Range) + 1, count: matches.length } : undefined

  return (
    <div
      role="search"
      className={styles.bar}
      onKeyDown={(event) => {
        if (isComposing(event.nativeEvent)) return
        if (event.key === 'Escape') close()
        else if (event.key === 'Enter' && event.target === input.current) step(event.shiftKey ? -1 : 1)
        else return
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      <input
        ref={input}
        type="search"
        value={text}
        aria-label={t('editor.find.label')}
        placeholder={t('editor.find.label')}
        autoComplete="off"
        className={styles.input}
        onChange={({ target }) => {
          setText(target.value)
          setIndex(0)
        }}
      />
      <span role="status" className={styles.count}>
        {position ? t('editor.find.position', position) : query.trim() ? t('editor.find.none') : ''}
      </span>
      <IconButton
        label={t('editor.find.previous')}
        icon={<ChevronUp aria-hidden="true" />}
        isDisabled={matches.length === 0}
        onPress={() => step(-1)}
        placement="bottom"
      />
      <IconButton
        label={t('editor.find.next')}
        icon={<ChevronDown aria-hidden="true" />}
        isDisabled={matches.length === 0}
        onPress={() => step(1)}
        placement="bottom"
      />
      <IconButton label={t('editor.find.close')} icon={<X aria-hidden="true" />} onPress={close} placement="bottom" />
    </div>
  )
}

/** Scrolls to a new range and centres it in the view. */
function useScrollTo(editor: Editor, range: Range | undefined): void {
  useEffect(() => {
    if (!range) return
    domRanges(editor, [range])[0]?.startContainer.parentElement?.scrollIntoView({ block: 'center' })
  }, [editor, range])
}
