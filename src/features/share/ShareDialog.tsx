import { useEffect, useRef, useState } from 'react'
import type { Card } from '@/api/cards/card.schema'
import { isHandledGlobally, isNotAccessible, serverMessage, toApiError } from '@/api/core/errors'
import { useShareCardsMutation } from '@/api/share'
import { selectMe } from '@/api/user'
import { Buddy } from '@/buddy/Buddy'
import { useTranslation } from '@/i18n/i18n'
import { useCardLink } from '@/model/board/useCardLink'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { removeCardsIfInaccessible } from '@/store/inaccessibleCards'
import { snackbarShown } from '@/store/snackbarsSlice'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { EmptyState } from '@/ui/EmptyState'
import { CardLink } from './CardLink'
import { RecipientPicker } from './RecipientPicker'
import styles from './ShareDialog.module.css'
import { SharedCards } from './SharedCards'
import { ShareSkeleton } from './ShareSkeleton'
import { canSubmit, isEditing, isReceivedByNobody, isUnsharing, toShareRequest, emptyDraft } from './shareRules'
import { useShareDialogData } from './useShareDialogData'

export type ShareDialogProps = {
  /** Cards to share, at least one. */
  cards: Card[]
  onClose: () => void
}

/** Shares cards with groups and people, or ends sharing (B-097 to B-100, D-2101). After a failure the selection is kept. */
export function ShareDialog({ cards, onClose }: ShareDialogProps) {
  const { t } = useTranslation()
  const result = useShareDialogData(cards)
  const data = result.status === 'ready' ? result.data : undefined
  const [draft, setDraft] = useState(emptyDraft)
  const { share, isSharing, message } = useSharing(onClose)
  const linkOf = useCardLink()
  const onlyCard = cards.length === 1 ? cards[0] : undefined
  const hasNoRecipients = data?.recipients.length === 0 && data.currentRecipients.length === 0

  const submitKey = () => {
    if (!data || !isEditing(data, draft)) return 'share.submit'
    return isUnsharing(data, draft) ? 'share.stop' : 'share.save'
  }

  return (
    <Dialog
      isOpen
      title={t('share.title', { count: cards.length })}
      closeLabel={t('share.close')}
      isDismissable={false}
      onClose={onClose}
      footer={
        hasNoRecipients ? (
          <Button onPress={onClose}>{t('share.close')}</Button>
        ) : (
          <>
            {message ? (
              <Banner kind="danger" className={styles.failure}>
                {message}
              </Banner>
            ) : null}
            <Button variant="secondary" onPress={onClose}>
              {t('share.cancel')}
            </Button>
            <Button
              variant={data && isUnsharing(data, draft) ? 'danger' : 'primary'}
              isDisabled={!data || !canSubmit(data, draft)}
              isPending={isSharing}
              pendingLabel={t('share.submitting')}
              onPress={() => data && void share(toShareRequest(data, draft), isUnsharing(data, draft))}
            >
              {t(submitKey())}
            </Button>
          </>
        )
      }
    >
      <div className={styles.body}>
        <SharedCards cards={cards} />
        {onlyCard ? <CardLink link={linkOf(onlyCard)} /> : null}
        {result.status === 'loading' ? <ShareSkeleton /> : null}
        {result.status === 'failed' ? <LoadError onRetry={result.retry} /> : null}
        {hasNoRecipients ? <NoRecipients /> : null}
        {data && !hasNoRecipients ? (
          <RecipientPicker data={data} draft={draft} isBusy={isSharing} onChange={setDraft} />
        ) : null}
      </div>
    </Dialog>
  )
}

/**
 * Returns a function that shares the cards and reports the result in a snackbar. A failure is reported in the dialog if it is still open
 * (B-553, B-554, D-2441). If no recipient received the cards, the dialog stays open.
 */
function useSharing(onDone: () => void) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const [send, { isLoading, error }] = useShareCardsMutation()
  const isUnmounted = useRef(false)
  useEffect(() => {
    isUnmounted.current = false
    return () => {
      isUnmounted.current = true
    }
  }, [])

  async function share(body: Parameters<typeof send>[0], isUnshare: boolean) {
    const response = await send(body)
    if (response.error) {
      const failure = toApiError(response.error)
      if (isNotAccessible(failure))
        void dispatch(removeCardsIfInaccessible(body.format_ids, { isReported: isUnmounted.current }))
      if (!isUnmounted.current || isHandledGlobally(failure)) return
      const serverText = serverMessage(failure)
      dispatch(snackbarShown({ kind: 'danger', text: serverText ? { message: serverText } : { key: 'share.failed' } }))
    } else if (!isUnshare && isReceivedByNobody(response.data)) {
      const key = `share.noneReceived.${body.hasInsightCards ? 'insight' : 'other'}` as const
      dispatch(snackbarShown({ kind: 'warning', text: { key } }))
    } else {
      dispatch(snackbarShown({ kind: 'neutral', text: { key: isUnshare ? 'share.unshared' : 'share.shared' } }))
      if (!isUnmounted.current) onDone()
    }
  }

  return {
    share,
    isSharing: isLoading,
    message: error ? (serverMessage(toApiError(error)) ?? t('share.failed')) : undefined,
  }
}

function LoadError({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  const buddy = useAppSelector(selectMe)?.buddy
  return (
    <EmptyState
      illustration={<Buddy name={buddy ?? 'T'} mood="sorry" size={112} />}
      heading={t('share.notLoaded.title')}
      headingLevel={3}
      text={t('share.notLoaded.text')}
      actions={
        <Button variant="secondary" onPress={onRetry}>
          {t('share.retry')}
        </Button>
      }
    />
  )
}

function NoRecipients() {
  const { t } = useTranslation()
  const buddy = useAppSelector(selectMe)?.buddy
  return (
    <EmptyState
      illustration={<Buddy name={buddy ?? 'T'} mood="waving" size={112} />}
      heading={t('share.nobody.title')}
      headingLevel={3}
      text={t('share.nobody.text')}
    />
  )
}
