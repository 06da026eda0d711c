import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from '@/i18n/i18n'
import { ConfirmationDialog } from '@/ui/ConfirmationDialog'

/** The app itself opens these pages when the session ends or during maintenance, so they are never blocked. */
const APP_EXITS: readonly string[] = ['/login', '/error/503']

type ExitStreamingQuestionProps = {
  /** Returns true if the card closes because it is no longer accessible. Then no confirmation is needed. */
  isCardInaccessible: () => boolean
}

/**
 * Asks for confirmation before Close, an arrow, a link or Back leaves a card whose content is being streamed (D-2446, D-0083). The dialog
 * of the `confirm` thunk cannot be used here: it adds a history entry, which would conflict with a blocked Back.
 */
export function ExitStreamingQuestion({ isCardInaccessible }: ExitStreamingQuestionProps) {
  const { t } = useTranslation()
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      next.pathname !== current.pathname && !APP_EXITS.includes(next.pathname) && !isCardInaccessible(),
    enableBeforeUnload: false,
    withResolver: true,
  })
  if (status !== 'blocked') return null
  return (
    <ConfirmationDialog
      title={t('confirmation.exitStreaming.title')}
      text={t('confirmation.exitStreaming.text')}
      isDanger={false}
      yesLabel={t('confirmation.yes')}
      cancelLabel={t('confirmation.cancel')}
      onAnswer={(isYes) => (isYes ? proceed() : reset())}
    />
  )
}
