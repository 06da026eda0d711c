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

/** Prefix of the storage keys; the user's id follows. */
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
  /** Each user has a separate draft, because users of a shared device must not see each other's drafts. */
  userId: number
}

/**
 * Sends feedback about the product (C-104 to C-108, C-287, C-472, D-3128). Closing the dialog does not abort a running request. After a
 * failure the draft is kept.
 */
export function FeedbackDialog({ userId }: FeedbackDialogProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { text, setText, type, setType, clearDraft } = useFeedbackDraft(userId)
  const [send, { isLoading, isError, reset }] = feedbackApi.endpoints.sendUserFeedback.useMutation({
    // The key lets a reopened dialog show a request that is still running. It contains the user's id, so that another user does not see it.
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
      // If the dialog has been closed, a snackbar reports the failure.
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
