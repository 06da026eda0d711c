import { Bug, Lightbulb, type LucideIcon, MessageCircleHeart } from 'lucide-react'
import { type SubmitEvent, useEffect, useId, useRef } from 'react'
import { feedbackApi } from '@/api/feedback'
import { useTranslation } from '@/i18n/i18n'
import { useDraft } from '@/lib/drafts/useDraft'
import { useAppDispatch } from '@/store/hooks'
import { feedbackClosed } from '@/store/panelsSlice'
import { snackbarShown } from '@/store/snackbarsSlice'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import styles from './FeedbackDialog.module.css'

const TYPES = [
  { type: 'issue', icon: Bug },
  { type: 'idea', icon: Lightbulb },
  { type: 'general', icon: MessageCircleHeart },
] as const satisfies { type: string; icon: LucideIcon }[]

type FeedbackType = (typeof TYPES)[number]['type']

/** Storage key prefix of the draft. */
const DRAFT_KEY = 'heartboard-feedback-draft'

type TypeChoiceProps = { chosen: FeedbackType; isDisabled: boolean; onChange: (type: FeedbackType) => void }

function TypeChoice({ chosen, isDisabled, onChange }: TypeChoiceProps) {
  const { t } = useTranslation()
  const name = useId()
  return (
    <fieldset className={styles.types} disabled={isDisabled}>
      <legend className={styles.label}>{t('userFeedback.type.label')}</legend>
      {TYPES.map(({ type, icon: Icon }) => (
        <label key={type} className={styles.type}>
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            checked={chosen === type}
            onChange={() => onChange(type)}
          />
          <Icon aria-hidden="true" size={24} />
          {t(`userFeedback.type.${type}`)}
        </label>
      ))}
    </fieldset>
  )
}

/** Draft of a user, stored until sent. */
function useFeedbackDraft(userId: number) {
  const [text, setText] = useDraft(`${DRAFT_KEY}-${userId}`)
  const [storedType, setType] = useDraft(`${DRAFT_KEY}-type-${userId}`)
  const type: FeedbackType = TYPES.find((option) => option.type === storedType)?.type ?? 'issue'
  const clearDraft = () => {
    setText('')
    setType('')
  }
  return { text, setText, type, setType, clearDraft }
}

type FeedbackDialogProps = {
  /** Owner of the draft: on a shared device users must not see each other's drafts. */
  userId: number
}

/**
 * Sends product feedback (C-104 to C-108, C-287, C-472, D-3128). Closing the dialog does not abort a request in flight; a failure keeps the
 * draft.
 */
export function FeedbackDialog({ userId }: FeedbackDialogProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { text, setText, type, setType, clearDraft } = useFeedbackDraft(userId)
  const [send, { isLoading, isError, reset }] = feedbackApi.endpoints.sendUserFeedback.useMutation({
    // One key for each user: a reopened dialog shows the request that is still in flight.
    fixedCacheKey: `feedback-${userId}`,
  })
  const textId = useId()
  const formId = useId()
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  const close = () => {
    if (!isLoading) {
      reset()
      if (!text.trim()) clearDraft()
    }
    dispatch(feedbackClosed())
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const trimmed = text.trim()
    if (!trimmed || isLoading) return
    const { error } = await send({ type, text: trimmed })
    if (error) {
      // A snackbar reports the failure if the dialog was closed meanwhile.
      if (!isMounted.current) dispatch(snackbarShown({ kind: 'danger', text: { key: 'userFeedback.message.failed' } }))
      return
    }
    clearDraft()
    dispatch(snackbarShown({ kind: 'success', text: { key: 'userFeedback.message.success' } }))
    dispatch(feedbackClosed())
  }

  return (
    <Dialog
      isOpen
      title={t('userFeedback.title')}
      closeLabel={t('userFeedback.close')}
      onClose={close}
      footer={
        <>
          <Button variant="secondary" onPress={close}>
            {t('userFeedback.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            isDisabled={!text.trim()}
            isPending={isLoading}
            pendingLabel={t('userFeedback.submitting')}
          >
            {t('userFeedback.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={(event) => void submit(event)}>
        <TypeChoice chosen={type} isDisabled={isLoading} onChange={setType} />
        <div className={styles.textField}>
          <label htmlFor={textId} className={styles.label}>
            {t('userFeedback.text')}
          </label>
          <textarea
            id={textId}
            className={styles.text}
            rows={5}
            required
            autoFocus
            readOnly={isLoading}
            placeholder={t(`userFeedback.placeholder.${type}`)}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        {isError ? <Banner kind="danger">{t('userFeedback.message.failed')}</Banner> : null}
      </form>
    </Dialog>
  )
}
