import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Range } from 'slate'
import { Editable, ReactEditor, useSlateStatic } from 'slate-react'
import { useTranslation } from '@/i18n/i18n'
import { ACCEPTED_FILES } from '@/lib/pictures/pictureRules'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import { useEventCallback } from '@/lib/useEventCallback'
import { Prose } from '@/ui/Prose'
import { createCaretSync } from '../workarounds/caretSync'
import { ContextBar } from './bars/ContextBar'
import content from './Content.module.css'
import { EditorCommandsContext, type Panel } from './editorCommands'
import { EditorToolbar } from './toolbar/EditorToolbar'
import { renderElement, renderLeaf, renderPlaceholder, renderText } from './elements'
import { FindBar } from './bars/FindBar'
import { FocusWithin } from './FocusWithin'
import { focusText } from './caret/focusText'
import styles from './RichTextEditor.module.css'
import { runTool } from './toolbar/runTool'
import { renderChunk } from '../workarounds/chunkLayers'
import { skipSelectionWalk } from '../workarounds/skipSelectionWalk'
import { optionId, SlashMenu } from './slash/SlashMenu'
import { CaretSyncContext, SyncedText } from '../workarounds/SyncedText'
import { handleBeforeInput } from './caret/handleBeforeInput'
import type { ToolId } from './toolbar/tools'
import { UploadList } from './pictures/UploadList'
import { useEditorKeys } from './useEditorKeys'
import { pictureFilesOf, type PictureUploadOptions, usePictureUploads } from './pictures/usePictureUploads'
import { useRegisterEditor } from './useRegisterEditor'
import { useSlashMenu } from './slash/useSlashMenu'
import { WordCount } from './WordCount'

const MathPanel = lazyComponent(() => import('./MathPanel').then((file) => file.MathPanel))

export type EditorFrameProps = PictureUploadOptions & {
  /** Id of the text. A pending picture upload finds the text's current editor by it. */
  textId: string
  /** Title of the card, used as the text's accessible name; may be empty. */
  title: string
  /** True if the text is shown but cannot be edited, for example after a failed save. */
  isReadOnly: boolean
  /** Called when keyboard focus has left the editor and its tools (B-343). */
  onLeave: () => void
}

/** State of the open form. When the form closes, keyboard focus returns to the text. */
function usePanel() {
  const editor = useSlateStatic()
  const [panel, openPanel] = useState<Panel>()
  const wasOpen = useRef(false)
  const isOpen = panel !== undefined
  useEffect(() => {
    if (wasOpen.current && !isOpen) focusText(editor)
    wasOpen.current = isOpen
  }, [editor, isOpen])
  return { panel, openPanel, closePanel: () => openPanel(undefined) }
}

/** Shows the text with its toolbar, floating bars, '/' menu, find bar, uploads and word count. */
export function EditorFrame(props: EditorFrameProps & { onLateChange: () => void }) {
  const { title, isReadOnly, onLeave } = props
  const { t } = useTranslation()
  const editor = useSlateStatic()
  const frame = useRef<HTMLDivElement>(null)
  const fileInput = useRef<HTMLInputElement>(null)
  const { panel, openPanel, closePanel } = usePanel()
  const uploads = usePictureUploads({ ...props, editor })
  useRegisterEditor(isReadOnly)

  const run = (id: ToolId) => {
    if (!isReadOnly) runTool(editor, id, { openPanel, choosePicture: () => fileInput.current?.click() })
  }
  const slash = useSlashMenu(run)
  /** Lets the open menu or form handle a key before the text does. */
  const interceptKey = (event: KeyboardEvent) => {
    if (slash.handleKey(event)) return true
    if (event.key !== 'Escape' || !panel) return false
    event.preventDefault()
    closePanel()
    return true
  }
  const onKeyDown = useEditorKeys({ frame, run, interceptKey })
  const [caret] = useState(() => createCaretSync(editor))
  // This function must be stable. For a new function, slate-react re-attaches its listeners, and meanwhile knows
  // neither the text's element nor the caret.
  const onInput = useEventCallback((event: InputEvent) => {
    caret.commitCaret()
    slash.noteInput(event)
    return isReadOnly ? undefined : handleBeforeInput(editor, event, run)
  })

  /** @param place drop target; undefined for a paste, which inserts at the caret */
  const handlePastedPictures = (
    event: ClipboardEvent | DragEvent,
    transfer: DataTransfer,
    place?: Range,
  ): true | undefined => {
    const pictures = isReadOnly ? [] : pictureFilesOf(transfer)
    if (pictures.length === 0) return undefined
    event.preventDefault()
    uploads.add(pictures, place)
    return true
  }

  return (
    <EditorCommandsContext value={{ run, openPanel, closePanel }}>
      <FocusWithin
        ref={frame}
        onLeave={() => {
          slash.close()
          onLeave()
        }}
      >
        <div className={styles.tools}>
          {isReadOnly ? null : <EditorToolbar />}
          {panel?.kind === 'find' ? <FindBar /> : null}
        </div>
        <div className={styles.page}>
          <Prose>
            <CaretSyncContext value={caret}>
              <Editable
                as={SyncedText}
                ref={skipSelectionWalk}
                className={content.content}
                disableDefaultStyles
                role={isReadOnly ? 'group' : 'textbox'}
                aria-label={title ? t('editor.label', { title }) : t('editor.labelUntitled')}
                aria-multiline={isReadOnly ? undefined : true}
                aria-haspopup="listbox"
                aria-controls={slash.menu?.listId}
                aria-activedescendant={slash.menu && optionId(slash.menu, slash.menu.activeIndex)}
                spellCheck
                placeholder={t('editor.placeholder')}
                readOnly={isReadOnly}
                renderElement={renderElement}
                renderPlaceholder={renderPlaceholder}
                renderLeaf={renderLeaf}
                renderText={renderText}
                renderChunk={renderChunk}
                onMouseDown={caret.noteMove}
                onMouseUp={caret.commitCaret}
                onKeyDown={(event) => {
                  caret.noteKey(event.key)
                  return onKeyDown(event)
                }}
                onKeyUp={caret.commitCaret}
                onBlur={caret.commitCaret}
                onDOMBeforeInput={onInput}
                onPaste={(event) => handlePastedPictures(event, event.clipboardData)}
                onDrop={(event) =>
                  handlePastedPictures(event, event.dataTransfer, ReactEditor.findEventRange(editor, event.nativeEvent))
                }
              />
            </CaretSyncContext>
          </Prose>
          {isReadOnly ? null : <ContextBar panel={panel} />}
          {slash.menu ? <SlashMenu menu={slash.menu} /> : null}
        </div>
        <footer className={styles.foot}>
          <UploadList uploads={uploads.uploads} onRetry={uploads.retry} onDismiss={uploads.remove} />
          <WordCount />
        </footer>
        {panel?.kind === 'math' ? <MathPanel panel={panel} /> : null}
        <input
          ref={fileInput}
          type="file"
          accept={ACCEPTED_FILES}
          multiple
          hidden
          aria-label={t('editor.tool.image')}
          onChange={({ target }) => {
            uploads.add([...(target.files ?? [])])
            // Otherwise browsers fire no `change` event when the user chooses the same file again.
            target.value = ''
            focusText(editor)
          }}
        />
      </FocusWithin>
    </EditorCommandsContext>
  )
}
