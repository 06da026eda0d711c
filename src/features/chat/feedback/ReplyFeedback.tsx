import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { feedbackApi } from '@/api/feedback'
import { useTranslation } from '@/i18n/i18n'
import { useDraft } from '@/lib/drafts/useDraft'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { snackbarShown } from '@/store/snackbarsSlice'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { useChatPanel } from '../panel/chatPanelContext'
import { rateReply, selectRating, textToggled } from '@/model/conversation/feedbackSlice'
import type { RatedReply, Rating } from '@/model/conversation/ratedReply'
import { isComposing } from '@/lib/isComposing'
import styles from './ReplyFeedback.module.css'

const THUMBS = [
  { rating: 'THUMBS_UP', labelKey: 'chat.goodAnswer', Icon: ThumbsUp },
  { rating: 'THUMBS_DOWN', labelKey: 'chat.badAnswer', Icon: ThumbsDown },
] as const satisfies { rating: Rating; labelKey: string; Icon: unknown }[]

type FeedbackTextProps = {
  id: string
  /** Null until the rating is stored. Until then the text cannot be sent. */
  feedbackId: string | null
  onSent: () => void
  /** Called when the text box closes and had focus. The caller moves focus elsewhere. */
  onFocusLost: () => void
}

/**
 * Optional text for a rating. The draft survives when the box closes, the other thumb is pressed, the request fails or the panel closes
 * (D-3128).
 */
function FeedbackText({ id, feedbackId, onSent, onFocusLost }: FeedbackTextProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { userId } = useChatPanel()
  const [text, setText] = useDraft(`heartboard-reply-feedback-${userId}-${id}`)
  const [sendText, { isLoading }] = feedbackApi.endpoints.updateRating.useMutation()
  const form = useRef<HTMLFormElement>(null)
  const fieldId = useId()

  const close = () => {
    if (form.current?.contains(document.activeElement)) onFocusLost()
    dispatch(textToggled({ id, isOpen: false }))
  }

  const send = async () => {
    const message = text.trim()
    if (!message || !feedbackId) return
    const { data: status, error } = await sendText({ feedbackId, message })
    // Failed requests are reported globally. A status other than OK counts as a failure, too (C-357).
    if (!error && status !== 'OK') dispatch(snackbarShown({ kind: 'danger', text: { key: 'error.generic' } }))
    if (status !== 'OK') return
    setText('')
    onSent()
    close()
  }

  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return
        // Escape must not close the panel as well.
        event.preventDefault()
        close()
      }}
    >
      <label htmlFor={fieldId}>{t('chat.feedbackText')}</label>
      <textarea
        id={fieldId}
        rows={2}
        className={styles.field}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles.buttons}>
        <Button variant="quiet" onPress={close}>
          {t('chat.feedbackClose')}
        </Button>
        <Button type="submit" isPending={isLoading} isDisabled={!text.trim() || !feedbackId}>
          {t('chat.feedbackSend')}
        </Button>
      </div>
    </form>
  )
}

/** Thumbs of a reply. A pressed thumb opens a text box and gets focus back when the box closes (C-043, C-061, C-151 to C-153). */
export function ReplyFeedback({ reply }: { reply: RatedReply }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const id = reply.chatMessageId
  const current = useAppSelector((state) => selectRating(state, id))
  const [isSent, setSent] = useState(false)
  const pressedThumb = useRef<HTMLButtonElement>(null)
  return (
    <>
      {THUMBS.map(({ rating, labelKey, Icon }) => {
        const isPressed = current?.rating === rating
        return (
          <IconButton
            key={rating}
            ref={isPressed ? pressedThumb : undefined}
            label={t(labelKey)}
            aria-pressed={isPressed}
            icon={<Icon aria-hidden="true" size={20} fill={isPressed ? 'currentColor' : 'none'} />}
            onPress={() => {
              setSent(false)
              void dispatch(rateReply(reply, rating))
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || !current?.isTextOpen) return
              // Escape closes the text box, but not the panel.
              event.preventDefault()
              dispatch(textToggled({ id, isOpen: false }))
            }}
          />
        )
      })}
      {current?.isTextOpen ? (
        <FeedbackText
          id={id}
          feedbackId={current.feedbackId}
          onSent={() => setSent(true)}
          onFocusLost={() => pressedThumb.current?.focus()}
        />
      ) : null}
      <span role="status" className={styles.thanks}>
        {isSent ? t('chat.feedbackThanks') : ''}
      </span>
    </>
  )
}
