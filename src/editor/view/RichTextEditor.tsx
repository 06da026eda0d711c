import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { Descendant } from 'slate'
import { ReactEditor, Slate } from 'slate-react'
import { type OpenText, useRegisterOpenText } from '../openText'
import { blocksToHtml } from '../model/blocksToHtml'
import { createHeartboardEditor, resetEditor } from '../model/createHeartboardEditor'
import { htmlToBlocks } from '../model/htmlToBlocks'
import type { HeartboardEditor } from '../model/types'
import { EditorFrame, type EditorFrameProps } from './EditorFrame'
import { type PictureUrlOf, PictureUrlContext } from './pictures/pictureUrl'

export type RichTextEditorProps = EditorFrameProps & {
  /** The server's text, sanitised when it is read. A new value replaces the document, unless `isDirty`. */
  html: string
  /** True while the document has unconfirmed changes, which `html` must not replace. */
  isDirty: boolean
  /** Called after each change. `readHtml` returns the current text. */
  onChange: (readHtml: () => string) => void
  /** Must be stable, because a new function re-renders all pictures. */
  pictureUrl: PictureUrlOf
}

const hasFocus = (editor: HeartboardEditor) =>
  ReactEditor.toDOMNode(editor, editor).closest('[data-focused="true"]') !== null

const htmlOf = ({ children }: HeartboardEditor) => blocksToHtml(children)

/**
 * Text of a card with its writing tools (D-0069). The editor owns its document, so no save's response, refetch or other
 * tab moves the caret or removes unsaved text.
 */
export function RichTextEditor({ html, onChange, pictureUrl, isDirty, ...frame }: RichTextEditorProps) {
  const [editor] = useState(createHeartboardEditor)
  const [initialValue] = useState(() => htmlToBlocks(html))
  const shownHtml = useRef(html)
  const received = useRef<Descendant[]>(initialValue)
  const [spelling] = useState(() => createSpelling(html, initialValue))
  const { isHeld, isHeldNow } = useHold(editor, received)

  useEffect(() => {
    if (isDirty || isHeld || html === shownHtml.current) return
    shownHtml.current = html
    const written = htmlOf(editor)
    // The server returned exactly the editor's text, so there is nothing to parse.
    if (html === written) return
    const blocks = htmlToBlocks(html)
    spelling.receive(html, blocks)
    if (blocksToHtml(blocks) === written) return
    resetEditor(editor, blocks)
    received.current = editor.children
  }, [editor, spelling, html, isDirty, isHeld])

  const report = () => onChange(() => spelling.of(htmlOf(editor)))

  return (
    <PictureUrlContext value={pictureUrl}>
      <Slate
        editor={editor}
        initialValue={initialValue}
        onValueChange={(value) => {
          if (value === received.current || isHeldNow()) return
          report()
          // The autosave delay is only for typing (B-346). A change made while focus is elsewhere is saved immediately.
          if (!hasFocus(editor)) frame.onLeave()
        }}
      >
        <EditorFrame
          {...frame}
          isReadOnly={frame.isReadOnly || isHeld}
          onLateChange={() => {
            report()
            frame.onLeave()
          }}
        />
      </Slate>
    </PictureUrlContext>
  )
}

/**
 * Remembers the server's markup of the first and the last version. If Undo restores one of these texts, it is reported
 * with the server's markup. The versions are serialised only when a change is read.
 */
function createSpelling(html: string, blocks: readonly Descendant[]) {
  const first = { html, blocks }
  let last = first
  return {
    receive(newer: string, read: readonly Descendant[]) {
      last = { html: newer, blocks: read }
    },
    of: (written: string): string =>
      [last, first].find((version) => blocksToHtml(version.blocks) === written)?.html ?? written,
  }
}

/** Registers the text for features beside the editor. They can make it read-only for a while (`hold`). */
function useHold(editor: HeartboardEditor, received: RefObject<Descendant[]>) {
  const [isHeld, setIsHeld] = useState(false)
  const held = useRef(false)
  const openText = useMemo<OpenText>(
    () => ({
      editor,
      hold() {
        held.current = true
        setIsHeld(true)
        let isReleased = false
        return () => {
          if (isReleased) return
          isReleased = true
          held.current = false
          received.current = editor.children
          setIsHeld(false)
        }
      },
    }),
    [editor, received],
  )
  useRegisterOpenText(openText)
  return { isHeld, isHeldNow: () => held.current }
}
