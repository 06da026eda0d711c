import { MessageCircleHeart } from 'lucide-react'
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import type { Card } from '@/api/cards/card.schema'
import { insightsApi } from '@/api/insights'
import type { ClusterName } from '@/api/insights.contract'
import { selectMe } from '@/api/user'
import { useTranslation } from '@/i18n/i18n'
import { announce } from '@/lib/announce'
import { readDraft, useDraft } from '@/lib/drafts/useDraft'
import { useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { ErrorText } from '@/ui/ErrorText'
import styles from './StudentFeedback.module.css'

/** Maximum length of a feedback, in characters (D-2462). */
const MAX_LENGTH = 1000

type StudentFeedbackProps = {
  insight: Card
  userId: number
  name: string
  cluster: ClusterName
  /**
   * Called once the feedback is sent. The form then unmounts while it has keyboard focus, so the caller must move the
   * focus.
   */
  onSent: () => void
}

/**
 * Lets a teacher send feedback to one student, only once (B-047, B-458, D-2462). A draft is kept until the feedback is
 * sent.
 */
export function StudentFeedback(props: StudentFeedbackProps) {
  const { insight, userId, name } = props
  const { t } = useTranslation()
  const me = useAppSelector(selectMe)?.id
  const draftKey = `heartboard-feedback-draft-${me}-${insight.id}-${userId}`
  const [isOpen, setIsOpen] = useState(() => readDraft(draftKey) !== '')
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (isOpen) return <FeedbackForm {...props} draftKey={draftKey} onClose={() => setIsOpen(false)} />
  return (
    <Button
      ref={button}
      variant="quiet"
      icon={<MessageCircleHeart />}
      aria-label={t('teaching.feedback.giveTo', { name })}
      onPress={() => setIsOpen(true)}
    >
      {t('teaching.feedback.give')}
    </Button>
  )
}

type FeedbackFormProps = StudentFeedbackProps & { draftKey: string; onClose: () => void }

function FeedbackForm({ insight, userId, name, cluster, onSent, draftKey, onClose }: FeedbackFormProps) {
  const { t } = useTranslation()
  const id = useId()
  const [text, setText] = useDraft(draftKey)
  const [send, { isLoading }] = insightsApi.endpoints.sendInsightFeedback.useMutation()
  const feedback = text.trim()
  const isTooLong = feedback.length > MAX_LENGTH
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isLoading || isTooLong || !feedback) return
    const { data } = await send({
      insight_id: insight.id,
      parent_id: insight.parent_id,
      user_id: userId,
      feedback,
      targetCluster: cluster,
    })
    if (!data) return
    setText('')
    announce(t('teaching.feedback.sent'))
    onSent()
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <label htmlFor={id} className={styles.label}>
        {t('teaching.feedback.label', { name })}
      </label>
      <textarea
        id={id}
        className={styles.text}
        rows={3}
        autoFocus={text === ''}
        readOnly={isLoading}
        aria-invalid={isTooLong || undefined}
        aria-describedby={`${id}-hint ${id}-length`}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {t('teaching.feedback.hint', { name })}
      </p>
      {isTooLong ? (
        <ErrorText id={`${id}-length`}>{t('teaching.feedback.tooLong', { max: MAX_LENGTH })}</ErrorText>
      ) : (
        <p id={`${id}-length`} className={styles.hint}>
          {t('teaching.feedback.length', { count: feedback.length, max: MAX_LENGTH })}
        </p>
      )}
      <div className={styles.buttons}>
        <Button
          type="submit"
          isDisabled={!feedback || isTooLong}
          isPending={isLoading}
          pendingLabel={t('teaching.feedback.sending')}
        >
          {t('teaching.feedback.send')}
        </Button>
        <Button
          variant="quiet"
          isDisabled={isLoading}
          onPress={() => {
            setText('')
            onClose()
          }}
        >
          {t('teaching.feedback.cancel')}
        </Button>
      </div>
    </form>
  )
}
