import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from '@/i18n/i18n'
import { ConfirmationDialog } from '@/ui/ConfirmationDialog'

/** Paths that the app itself leads to when the session is over, never blocked. */
const APP_EXITS: readonly string[] = ['/login', '/error/503']

type ExitStreamingQuestionProps = {
  /** True if the card closes because it is no longer accessible, which needs no confirmation. */
  isCardInaccessible: () => boolean
}

/**
 * Asks before the user leaves a card whose content is being streamed: by Close, the arrows, a link or Back (D-2446, D-0083). Not a
 * confirmation of the store, which would add a history entry while Back is blocked.
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
