import { useEffect, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { Card } from '@/api/card.schema'
import { type ApiError, serverMessage } from '@/api/errors'
import { useShareCardsMutation } from '@/api/share'
import { selectMe } from '@/api/user'
import { Buddy } from '@/buddy/Buddy'
import { useTranslation } from '@/i18n/i18n'
import { snackbarShown } from '@/state/snackbars'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { EmptyState } from '@/ui/EmptyState'
import { RecipientPicker } from './RecipientPicker'
import styles from './ShareDialog.module.css'
import { SharedCards } from './SharedCards'
import { ShareSkeleton } from './ShareSkeleton'
import { canSubmit, isEditing, isUnreceived, isUnsharing, requestOf, untouched } from './shareRules'
import { useShareFacts } from './useShareFacts'

export type ShareDialogProps = {
  /** What is shared; at least one. */
  cards: Card[]
  onClose: () => void
}

/** Gives cards to groups and people, or takes them back (board 2 'Share dialog'; decisions/board X1). What was chosen outlives a failure. */
export function ShareDialog({ cards, onClose }: ShareDialogProps) {
  const { t } = useTranslation()
  const loaded = useShareFacts(cards)
  const facts = loaded.status === 'ready' ? loaded.facts : undefined
  const [choice, setChoice] = useState(untouched)
  const { share, isSharing, message } = useSharing(onClose)
  const isNobodyThere = facts?.recipients.length === 0 && facts.prior.length === 0

  const submitKey = () => {
    if (!facts || !isEditing(facts, choice)) return 'share.submit'
    return isUnsharing(facts, choice) ? 'share.stop' : 'share.save'
  }

  return (
    <Dialog
      isOpen
      title={t('share.title', { count: cards.length })}
      closeLabel={t('share.close')}
      isDismissable={false}
      onClose={onClose}
      footer={
        isNobodyThere ? (
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
              variant={facts && isUnsharing(facts, choice) ? 'danger' : 'primary'}
              isDisabled={!facts || !canSubmit(facts, choice)}
              isPending={isSharing}
              pendingLabel={t('share.submitting')}
              onPress={() => facts && void share(requestOf(facts, choice), isUnsharing(facts, choice))}
            >
              {t(submitKey())}
            </Button>
          </>
        )
      }
    >
      <div className={styles.body}>
        <SharedCards cards={cards} />
        {loaded.status === 'loading' ? <ShareSkeleton /> : null}
        {loaded.status === 'failed' ? <NotLoaded onRetry={loaded.retry} /> : null}
        {isNobodyThere ? <NobodyThere /> : null}
        {facts && !isNobodyThere ? (
          <RecipientPicker facts={facts} choice={choice} isBusy={isSharing} onChange={setChoice} />
        ) : null}
      </div>
    </Dialog>
  )
}

/**
 * Sends what was chosen and says how it went: in a notice, a failure in the dialog as long as that is open (board 8 'Share failure').
 * What reached nobody is not done: the dialog stays, with its choice.
 */
function useSharing(onDone: () => void) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const [send, { isLoading, error }] = useShareCardsMutation()
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  async function share(body: Parameters<typeof send>[0], isUnshare: boolean) {
    const answer = await send(body)
    if (answer.error) {
      if (!isGone.current) return
      const told = serverMessage(answer.error as ApiError)
      dispatch(snackbarShown({ kind: 'danger', text: told ? { message: told } : { key: 'share.failed' } }))
    } else if (!isUnshare && isUnreceived(answer.data)) {
      const key = `share.noneReceived.${body.hasInsightCards ? 'insight' : 'other'}`
      dispatch(snackbarShown({ kind: 'warning', text: { key } }))
    } else {
      dispatch(snackbarShown({ kind: 'neutral', text: { key: isUnshare ? 'share.unshared' : 'share.shared' } }))
      if (!isGone.current) onDone()
    }
  }

  return {
    share,
    isSharing: isLoading,
    message: error ? (serverMessage(error as ApiError) ?? t('share.failed')) : undefined,
  }
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  const buddy = useSelector(selectMe)?.buddy
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

function NobodyThere() {
  const { t } = useTranslation()
  const buddy = useSelector(selectMe)?.buddy
  return (
    <EmptyState
      illustration={<Buddy name={buddy ?? 'T'} mood="waving" size={112} />}
      heading={t('share.nobody.title')}
      headingLevel={3}
      text={t('share.nobody.text')}
    />
  )
}
