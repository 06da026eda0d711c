import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from '@/i18n/i18n'
import { answerConfirmation, type ConfirmationKind, selectOpenConfirmation } from '@/store/confirmationSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { useCloseOnInaccessibleCard } from '@/store/useCloseOnInaccessibleCard'
import { ConfirmationDialog } from '@/ui/ConfirmationDialog'

const NO_CARDS: string[] = []
/** Kinds of confirmation whose Yes button is shown in the danger colour. */
const DESTRUCTIVE_KINDS: readonly ConfirmationKind[] = ['delete', 'unstack', 'removeUser', 'removeGroup']

/**
 * Renders the open confirmation, which is also in the URL as `?confirmation` (C-115, C-116, D-3144). The browser's Back
 * answers No. The buttons go back in the history before they answer. If a page is loaded with the parameter, the
 * parameter is removed.
 */
export function Confirmation() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const request = useAppSelector(selectOpenConfirmation)
  const navigate = useNavigate()
  const { history } = useRouter()
  const { confirmation: urlMarker } = useSearch({ strict: false })
  const isInUrl = urlMarker !== undefined
  const isOpen = request !== null
  /** True once the URL has contained the parameter for the current request. */
  const hasBeenInUrl = useRef(false)
  const wasOpen = useRef(false)
  /** The answer that the user has chosen, while the navigation back is pending. */
  const pendingAnswer = useRef<boolean | null>(null)

  const removeFromUrl = () =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, confirmation: undefined }),
      replace: true,
      resetScroll: false,
    })

  const onRequestChange = useEffectEvent(() => {
    const hasClosed = wasOpen.current && !isOpen
    // A request that replaces another one uses the same history entry.
    if (!wasOpen.current) hasBeenInUrl.current = false
    wasOpen.current = isOpen
    pendingAnswer.current = null
    if (isOpen && !isInUrl)
      void navigate({ to: '.', search: (before) => ({ ...before, confirmation: '' }), resetScroll: false })
    if (hasClosed && isInUrl) removeFromUrl()
  })
  useEffect(() => onRequestChange(), [request?.id])

  const onUrlChange = useEffectEvent(() => {
    if (isInUrl && !isOpen) removeFromUrl()
    else if (isInUrl) hasBeenInUrl.current = true
    else if (isOpen && hasBeenInUrl.current) dispatch(answerConfirmation(pendingAnswer.current ?? false))
  })
  useEffect(() => onUrlChange(), [isInUrl])

  /** Goes back in the history before it answers, so that Back does not reopen the confirmation. */
  const answer = (isYes: boolean) => {
    if (pendingAnswer.current !== null) return
    if (isInUrl && hasBeenInUrl.current) {
      pendingAnswer.current = isYes
      history.back()
    } else dispatch(answerConfirmation(isYes))
  }

  // Answers No without going back, because the card in focus closes at the same time and navigates itself.
  useCloseOnInaccessibleCard(request?.cardIds ?? NO_CARDS, () => dispatch(answerConfirmation(false)))

  if (!request) return null
  const { kind, values } = request
  return (
    <ConfirmationDialog
      title={t(`confirmation.${kind}.title`, values)}
      text={t(`confirmation.${kind}.text`, values)}
      isDanger={DESTRUCTIVE_KINDS.includes(kind)}
      yesLabel={t('confirmation.yes')}
      cancelLabel={t('confirmation.cancel')}
      onAnswer={answer}
    />
  )
}
