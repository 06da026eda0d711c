import { ArrowUp, Mic, MicOff, Square } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { isComposing } from '@/lib/isComposing'
import { useTranslation } from '@/i18n/i18n'
import { useDraft } from '@/lib/drafts/useDraft'
import { IconButton } from '@/ui/IconButton'
import { chatDraftKey } from '@/model/conversation/chatDraft'
import styles from './ChatInput.module.css'
import { ContextChips } from './ContextChips'
import { LazyReplyMessage } from '../messageTypes/lazyReplyMessage'
import type { AskContext } from './useAskContext'
import { useDictation } from './useDictation'

type ChatInputProps = {
  field: RefObject<HTMLTextAreaElement | null>
  /** Owner of the draft: on a shared device users must not see each other's drafts. */
  userId: number
  buddyName: string
  /** True while a reply streams. */
  isReplying: boolean
  /** True when the daily quota is used up; the placeholder then says so (C-072, C-073). */
  isQuotaReached: boolean
  /** Cards and marked text that the question refers to. */
  askContext: AskContext
  onAsk: (question: string) => void
  onStop: () => void
}

/**
 * Input of a question: Enter sends, Shift+Enter adds a line break, an empty field sends nothing (C-274 to C-276). Chips above the field
 * show the question's context.
 */
export function ChatInput(props: ChatInputProps) {
  const { field, userId, buddyName, isReplying, isQuotaReached, askContext, onAsk, onStop } = props
  const { t } = useTranslation()
  const [draft, setDraft] = useDraft(chatDraftKey(userId))
  const { isListening, toggle: toggleDictation } = useDictation(draft, setDraft)
  const isDisabled = isReplying || isQuotaReached

  // A disabled field loses focus. The panel takes focus until the reply ends, so that the panel's keys work. Focus elsewhere stays.
  useEffect(() => {
    const panel = field.current?.closest('section')
    const { activeElement } = document
    if (activeElement !== panel && !activeElement?.matches('body, :disabled')) return
    const target = isDisabled ? panel : field.current
    target?.focus({ preventScroll: true })
  }, [field, isDisabled])
  useEffect(() => field.current?.focus(), [field])

  const wasPressed = useRef(false)
  /** Ignores the second press of the double click that opened the chat: it could hit a button that has just appeared there. */
  const ignoreOpeningPress = (event: MouseEvent) => {
    if (event.detail < 2) wasPressed.current = true
    if (wasPressed.current) return
    event.preventDefault()
    event.stopPropagation()
  }

  const send = () => {
    if (isDisabled || !draft.trim()) return
    if (isListening) toggleDictation?.()
    onAsk(draft)
    setDraft('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return
    event.preventDefault()
    send()
  }

  return (
    <>
      <ContextChips {...askContext} onRemoved={() => field.current?.focus()} />
      <div className={styles.input} onMouseDownCapture={ignoreOpeningPress} onClickCapture={ignoreOpeningPress}>
        <textarea
          ref={field}
          rows={1}
          className={styles.field}
          dir="auto"
          aria-label={t('chat.input', { buddy: buddyName })}
          placeholder={isQuotaReached ? t('magicchat.quota_reached') : t('chat.placeholder')}
          value={draft}
          disabled={isDisabled}
          onChange={({ target }) => {
            void LazyReplyMessage.preload()
            setDraft(target.value)
          }}
          onKeyDown={onKeyDown}
        />
        {toggleDictation ? (
          <IconButton
            label={t(isListening ? 'chat.stopDictating' : 'chat.dictate')}
            aria-pressed={isListening}
            icon={isListening ? <MicOff aria-hidden="true" /> : <Mic aria-hidden="true" />}
            isDisabled={isDisabled}
            onPress={toggleDictation}
          />
        ) : null}
        {isReplying ? (
          <IconButton
            label={t('chat.stop')}
            variant="accent"
            icon={<Square aria-hidden="true" size={18} fill="currentColor" />}
            onPress={onStop}
          />
        ) : (
          <IconButton
            label={t('chat.send')}
            variant="accent"
            icon={<ArrowUp aria-hidden="true" />}
            isDisabled={isDisabled || !draft.trim()}
            onPress={send}
          />
        )}
      </div>
    </>
  )
}
