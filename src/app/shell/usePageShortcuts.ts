import { OPEN_LAYERS, useShortcuts } from '@/lib/shortcuts'
import { pageActionForKey } from '@/model/actions/pageActions'
import { selectIsDragging } from '@/store/dragSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { pageDialogChanged } from '@/store/panelsSlice'

/** Opens the dialogs of `pageActions` by their keys, but neither over another dialog or menu nor during a drag. */
export function usePageShortcuts(): void {
  const dispatch = useAppDispatch()
  const isDragging = useAppSelector(selectIsDragging)
  useShortcuts('page', (event) => {
    const action = pageActionForKey(event)
    return (
      action && {
        isFromAnywhere: action.isFromAnywhere,
        run: () => {
          if (!isDragging && !document.querySelector(OPEN_LAYERS)) dispatch(pageDialogChanged(action.dialog))
        },
      }
    )
  })
}
