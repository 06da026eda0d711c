import { useTranslation } from '@/i18n/i18n'
import { useAppDispatch } from '@/store/hooks'
import { snackbarShown } from '@/store/snackbarsSlice'

/** ms that the snackbar of a copied text stays (A-219, A-542, D-1040). */
const COPIED_MS = 2000

/** Errors of a share sheet that the user closed, or that is already open: no reason to copy instead. */
const QUIET_FAILURES = ['AbortError', 'InvalidStateError']

/** Copies texts, confirmed by a snackbar (A-214 to A-219, D-0075). If the browser refuses, selects the text, ready for Ctrl+C. */
export function useCopy() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()

  /** @param shown element that shows the text */
  const copy = async (text: string, shown: Element | null) => {
    try {
      await navigator.clipboard.writeText(text)
      dispatch(snackbarShown({ kind: 'neutral', text: { key: 'invite.copied' }, duration: COPIED_MS }))
    } catch {
      // The browser refused, or has no clipboard because the page was served over http.
      if (shown) window.getSelection()?.selectAllChildren(shown)
      dispatch(snackbarShown({ kind: 'warning', text: { key: 'invite.copyRefused' } }))
    }
  }
  /** Opens the share sheet of the device; copies the text if that fails. */
  const share = async (text: string, shown: Element | null) => {
    try {
      await navigator.share({ title: t('invite.shareTitle'), text })
    } catch (cause) {
      if (!QUIET_FAILURES.includes((cause as Error).name)) await copy(text, shown)
    }
  }
  return { copy, share: 'share' in navigator ? share : undefined }
}
