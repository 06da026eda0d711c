import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useTranslation } from '@/i18n/i18n'
import { lazyPart } from '@/lib/lazyPart'
import { answerConfirmation, selectQuestion } from '@/state/confirmation'
import type { AppDispatch } from './store'

const ConfirmationDialog = lazyPart(() => import('./ConfirmationDialog').then((file) => file.ConfirmationDialog))

/**
 * Shows the question that is open, and keeps `?confirmation` in the address as long as it is: the browser's Back answers No, the buttons
 * go back before they answer, and an address that came with the marker loses it (decisions/chat O-44).
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
  /** The answer that was pressed, while its way back is under way. */
  const pressed = useRef<boolean | null>(null)

  const unmark = () =>
    void navigate({ to: '.', search: (before) => ({ ...before, confirmation: undefined }), replace: true })

  const onQuestion = useEffectEvent(() => {
    const hasClosed = wasOpen.current && !isOpen
    // A question that takes the place of another has its marker already.
    if (!wasOpen.current) hasBeenMarked.current = false
    wasOpen.current = isOpen
    pressed.current = null
    if (isOpen && !isMarked) void navigate({ to: '.', search: (before) => ({ ...before, confirmation: '' }) })
    if (hasClosed && isMarked) unmark()
  })
  useEffect(() => onQuestion(), [question?.id])

  const onMarker = useEffectEvent(() => {
    if (isMarked && !isOpen) unmark()
    else if (isMarked) hasBeenMarked.current = true
    else if (isOpen && hasBeenMarked.current) dispatch(answerConfirmation(pressed.current ?? false))
  })
  useEffect(() => onMarker(), [isMarked])

  /** Takes the marker out of the history before it answers, so that Back does not come to it again. */
  const answer = (isYes: boolean) => {
    if (pressed.current !== null) return
    if (isMarked && hasBeenMarked.current) {
      pressed.current = isYes
      history.back()
    } else dispatch(answerConfirmation(isYes))
  }

  if (!question) return null
  const { kind, values } = question
  return (
    <ConfirmationDialog
      title={t(`confirmation.${kind}.title`, values)}
      text={t(`confirmation.${kind}.text`, values)}
      isDanger={kind === 'delete' || kind === 'unstack'}
      onNotLoaded={() => dispatch(answerConfirmation(false))}
      onAnswer={answer}
    />
  )
}
