import { CircleCheck, CloudAlert, LoaderCircle } from 'lucide-react'
import { useContext, useEffect, useState } from 'react'
import type { SaveStatus } from '@/editor/saving/CardSaver'
import { useCardSaver } from '@/editor/saving/cardSaverContext'
import { useTranslation } from '@/i18n/i18n'
import { IsStreamingContext } from '../streamedCard'
import styles from './SavingStatus.module.css'

/**
 * Time in ms that 'Saved' must stay before it is announced, because the status changes every second while the user
 * types.
 */
const SETTLED_MS = 2000

type Shown = 'saving' | 'saved' | 'failed' | 'generating'

const SHOWN: Record<SaveStatus, Shown | undefined> = {
  unchanged: undefined,
  changed: 'saving',
  saving: 'saving',
  saved: 'saved',
  waiting: 'failed',
  failed: 'failed',
}

const ICONS = { saving: LoaderCircle, saved: CircleCheck, failed: CloudAlert, generating: LoaderCircle }

/** Shows the state of the open card's content: being generated, 'Saving…', 'Saved' or 'Not saved'. */
export function SavingStatus() {
  const { t } = useTranslation()
  const { status, unsavedVersion } = useCardSaver()
  const isStreaming = useContext(IsStreamingContext)
  // 'overwritten' is not a failure: the user's text is saved, and the notice offers the other person's text.
  const saving = unsavedVersion && unsavedVersion.kind !== 'overwritten' ? 'failed' : SHOWN[status]
  const shown = isStreaming ? 'generating' : saving
  const [announced, setAnnounced] = useState<Shown>()
  useEffect(() => {
    if (shown === 'saving') return
    const timer = setTimeout(() => setAnnounced(shown), shown === 'saved' ? SETTLED_MS : 0)
    return () => {
      clearTimeout(timer)
      setAnnounced(undefined)
    }
  }, [shown])
  const Icon = shown && ICONS[shown]
  return (
    <>
      {Icon ? (
        <span className={styles.status} data-status={shown} aria-hidden="true">
          <Icon />
          {t(`saving.status.${shown}`)}
        </span>
      ) : null}
      <span role="status" className="visually-hidden">
        {announced && announced === shown ? t(`saving.status.${announced}`) : null}
      </span>
    </>
  )
}
