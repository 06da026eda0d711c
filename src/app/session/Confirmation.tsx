import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from '@/i18n/i18n'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import { answerConfirmation, type ConfirmationKind, selectOpenConfirmation } from '@/store/confirmationSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { useCloseOnInaccessibleCard } from '@/store/useCloseOnInaccessibleCard'

const ConfirmationDialog = lazyComponent(() =>
  import('@/ui/ConfirmationDialog').then((file) => file.ConfirmationDialog),
)

const NO_CARDS: string[] = []
/** Kinds with a destructive Yes, shown in the danger colour. */
const DESTRUCTIVE_KINDS: readonly ConfirmationKind[] = ['delete', 'unstack', 'removeUser', 'removeGroup']

/**
 * Renders the open confirmation, mirrored in the URL as `?confirmation` (C-115, C-116, D-3144). The browser's Back answers No; the buttons
 * pop the history entry before the answer. A page opened with the parameter drops the parameter.
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
  /** True once the URL has had the parameter for the current request. */
  const hasBeenInUrl = useRef(false)
  const wasOpen = useRef(false)
  /** Chosen answer while the navigation back is pending. */
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
    // A request that replaces another request reuses the history entry.
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

  /** Pops the history entry before answering, so that Back does not reopen the confirmation. */
  const answer = (isYes: boolean) => {
    if (pendingAnswer.current !== null) return
    if (isInUrl && hasBeenInUrl.current) {
      pendingAnswer.current = isYes
      history.back()
    } else dispatch(answerConfirmation(isYes))
  }

  // Answers No without popping history: the card in focus closes at the same time, by a navigation of its own.
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
      onLoadError={() => dispatch(answerConfirmation(false))}
      onAnswer={answer}
    />
  )
}
