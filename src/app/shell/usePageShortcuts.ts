import { useEffect, useRef } from 'react'
import { OPEN_LAYERS, useShortcuts } from '@/lib/shortcuts'
import { useEventCallback } from '@/lib/useEventCallback'
import { pageActionForKey } from '@/model/actions/pageActions'
import { selectIsDragging } from '@/store/dragSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { pageDialogChanged, selectPageDialog } from '@/store/panelsSlice'

/**
 * Opens the dialogs of `pageActions` by their keys, but neither over another dialog or menu nor during a drag.
 * @returns function that returns what was typed while the code of the dialog loaded
 */
export function usePageShortcuts(): () => string {
  const dispatch = useAppDispatch()
  const isDragging = useAppSelector(selectIsDragging)
  const dialog = useAppSelector(selectPageDialog)
  const typed = useRef('')
  useEffect(() => {
    if (!dialog) typed.current = ''
  }, [dialog])
  useShortcuts('page', (event) => {
    const { key } = event
    const isCovered = document.querySelector(OPEN_LAYERS) !== null
    // Keys for a dialog that still loads must neither act on the screen below nor get into its text.
    if (dialog && !isCovered) {
      const run = () => {
        if (key.length === 1) typed.current += key
      }
      return { isFromAnywhere: true, isRepeatable: true, run }
    }
    const action = pageActionForKey(event)
    const run = () => {
      if (action && !isDragging && !isCovered) dispatch(pageDialogChanged(action.dialog))
    }
    return action && { isFromAnywhere: action.isFromAnywhere, run }
  })
  return useEventCallback(() => typed.current)
}
