import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useTranslation } from '@/i18n/i18n'
import { lazyPart } from '@/lib/lazyPart'
import { answerConfirmation, selectQuestion } from '@/state/confirmation'
import type { AppDispatch } from './store'

const ConfirmationDialog = lazyPart(() => import('./ConfirmationDialog').then((file) => file.ConfirmationDialog))

/**
 * Shows the question that is open, and keeps `?confirmation` in the address as long as it is: the browser's Back answers No, Cancel goes
 * back, and an address that came with the marker loses it (decisions/chat O-44).
 */
export function Confirmation() {
  const { t } = useTranslation()
  const dispatch = useDispatch<AppDispatch>()
  const question = useSelector(selectQuestion)
  const navigate = useNavigate()
  const { history } = useRouter()
  const { confirmation: marker } = useSearch({ strict: false })
  const isMarked = marker !== undefined
  const isOpen = question !== null
  /** The marker of this question has been seen in the address. */
  const hasBeenMarked = useRef(false)
  const wasOpen = useRef(false)
  const isCancelled = useRef(false)

  const unmark = () =>
    void navigate({ to: '.', search: (before) => ({ ...before, confirmation: undefined }), replace: true })

  const onQuestion = useEffectEvent(() => {
    const hasClosed = wasOpen.current && !isOpen
    // A question that takes the place of another has its marker already.
    if (!wasOpen.current) hasBeenMarked.current = false
    wasOpen.current = isOpen
    if (isOpen) isCancelled.current = false
    if (isOpen && !isMarked) void navigate({ to: '.', search: (before) => ({ ...before, confirmation: '' }) })
    if (!hasClosed || !isMarked) return
    // After Yes, or the end of the session, another place may be on its way: going back would miss it.
    if (isCancelled.current && hasBeenMarked.current) history.back()
    else unmark()
  })
  useEffect(() => onQuestion(), [question?.id])

  const onMarker = useEffectEvent(() => {
    if (isMarked && !isOpen) unmark()
    else if (isMarked) hasBeenMarked.current = true
    else if (isOpen && hasBeenMarked.current) dispatch(answerConfirmation(false))
  })
  useEffect(() => onMarker(), [isMarked])

  if (!question) return null
  const { kind, values } = question
  return (
    <ConfirmationDialog
      title={t(`confirmation.${kind}.title`, values)}
      text={t(`confirmation.${kind}.text`, values)}
      isDanger={kind === 'delete' || kind === 'unstack'}
      onNotLoaded={() => dispatch(answerConfirmation(false))}
      onAnswer={(isYes) => {
        isCancelled.current = !isYes
        dispatch(answerConfirmation(isYes))
      }}
    />
  )
}
