import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { loadTexts } from '@/i18n/i18n'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import { answerConfirmation, selectOpenConfirmation } from '@/store/confirmationSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

const Confirmation = lazyComponent(async () => {
  const [file] = await Promise.all([import('./Confirmation'), loadTexts('confirmation')])
  return file.Confirmation
})

/**
 * Loads confirmations with the first request, or with a page whose URL has their parameter. They stay mounted, because they also remove the
 * parameter.
 */
export function ConfirmationHost() {
  const dispatch = useAppDispatch()
  const isOpen = useAppSelector(selectOpenConfirmation) !== null
  const { confirmation } = useSearch({ strict: false })
  const [status, setStatus] = useState<'unused' | 'used' | 'failed'>('unused')
  // After a failure only a request loads again: the URL keeps its parameter, and would load for ever.
  const isNeeded = isOpen || (confirmation !== undefined && status !== 'failed')
  if (isNeeded && status !== 'used') setStatus('used')
  const onLoadError = () => {
    dispatch(answerConfirmation(false))
    setStatus('failed')
  }
  return status === 'used' ? <Confirmation onLoadError={onLoadError} /> : null
}
