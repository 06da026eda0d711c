import { useEffect, useRef, useState } from 'react'
import { Editor } from 'slate'
import { useSlateStatic } from 'slate-react'
import { chatApi } from '@/api/chat'
import { useTranslation } from '@/i18n/i18n'
import { useAppDispatch } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { Spinner } from '@/ui/Spinner'
import { isComposing } from '@/lib/isComposing'
import { blocksToHtml } from '../../model/blocksToHtml'
import { escapeText } from '../../model/escapeHtml'
import { applyPassage } from '../../model/passage'
import { wordDiff } from '../../model/wordDiff'
import { BarForm } from './BarForm'
import { useEditorCommands } from '../editorCommands'
import styles from './RewriteForm.module.css'

type Status =
  | { kind: 'asking'; question: string }
  | { kind: 'pending' }
  | { kind: 'rewritten'; words: string; result: string }

/**
 * Lets the server rewrite the selected words by the user's instruction, and shows the changes. 'Replace' applies them
 * as one undo step (B-490, D-2476).
 */
export function RewriteForm() {
  const { t } = useTranslation()
  const editor = useSlateStatic()
  const dispatch = useAppDispatch()
  const { closePanel } = useEditorCommands()
  const [status, setStatus] = useState<Status>({ kind: 'asking', question: '' })
  const replaceButton = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLDivElement>(null)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])
  useEffect(() => {
    if (status.kind === 'rewritten') replaceButton.current?.focus()
  }, [status.kind])

  const rewrite = async (question: string) => {
    const { selection } = editor
    if (!selection) return closePanel()
    const [start, end] = Editor.edges(editor, selection)
    const blocks = editor.children.slice(start.path[0], (end.path[0] ?? 0) + 1)
    const words = Editor.string(editor, selection)
    // `BarForm` unmounts with keyboard focus in it. Focusing the group keeps the focus in the editor.
    form.current?.focus()
    setStatus({ kind: 'pending' })
    const call = dispatch(
      chatApi.endpoints.rewriteText.initiate({ question, context: blocksToHtml(blocks), highlightedText: words }),
    )
    let isStopped = false
    stop.current = () => {
      isStopped = true
      call.abort()
    }
    const { data } = await call
    if (isStopped) return
    setStatus(data === undefined ? { kind: 'asking', question } : { kind: 'rewritten', words, result: data })
  }
  const replace = (result: string) => {
    if (editor.selection) applyPassage(editor, editor.selection, escapeText(result).replaceAll('\n', '<br>'), '')
    closePanel()
  }

  return (
    <div
      ref={form}
      role="group"
      tabIndex={-1}
      aria-label={t('editor.rewrite.open')}
      className={styles.form}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return
        event.stopPropagation()
        closePanel()
      }}
    >
      {status.kind === 'asking' ? (
        <BarForm
          label={t('editor.rewrite.instruction')}
          defaultValue={status.question}
          placeholder={t('editor.rewrite.hint')}
          onApply={(question) => {
            if (question.trim() === '') return t('editor.rewrite.missing')
            void rewrite(question.trim())
            return undefined
          }}
          onCancel={closePanel}
        />
      ) : null}
      {status.kind === 'pending' ? (
        <div className={styles.pending}>
          <p role="status">
            <Spinner label={t('editor.rewrite.pending')} />
            {t('editor.rewrite.pending')}
          </p>
          <Button variant="quiet" onPress={closePanel}>
            {t('editor.rewrite.cancel')}
          </Button>
        </div>
      ) : null}
      {status.kind === 'rewritten' ? (
        <div className={styles.result}>
          <p className={styles.text}>
            {wordDiff(status.words, status.result).map(({ kind, text }, index) => {
              if (kind === 'removed') return <del key={index}>{text}</del>
              return kind === 'added' ? <ins key={index}>{text}</ins> : text
            })}
          </p>
          <div className={styles.actions}>
            <Button ref={replaceButton} onPress={() => replace(status.result)}>
              {t('editor.rewrite.replace')}
            </Button>
            <Button variant="quiet" onPress={closePanel}>
              {t('editor.rewrite.cancel')}
            </Button>
          </div>
        </div>
      ) : null}
    </div>
  )
}
