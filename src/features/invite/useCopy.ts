import { useTranslation } from '@/i18n/i18n'
import { useAppDispatch } from '@/store/hooks'
import { snackbarShown } from '@/store/snackbarsSlice'

/** ms, D-1040. */
const COPIED_MS = 2000

/** What a share sheet says when it was closed, or is open already. */
const QUIET_FAILURES = ['AbortError', 'InvalidStateError']

/** Copies texts; a snackbar says so (A-214 to A-219, D-0075). Where copying is refused the text is selected, so that a key copies it. */
export function useCopy() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()

  /** @param shown the element that shows the text */
  const copy = async (text: string, shown: Element | null) => {
    try {
      await navigator.clipboard.writeText(text)
      dispatch(snackbarShown({ kind: 'neutral', text: { key: 'invite.copied' }, duration: COPIED_MS }))
    } catch {
      // Refused, or there is no clipboard: the page came over http.
      if (shown) window.getSelection()?.selectAllChildren(shown)
      dispatch(snackbarShown({ kind: 'warning', text: { key: 'invite.copyRefused' } }))
    }
  }
  /** Offers the apps of the device; where they cannot be opened the text is copied. */
  const share = async (text: string, shown: Element | null) => {
    try {
      await navigator.share({ title: t('invite.shareTitle'), text })
    } catch (cause) {
      if (!QUIET_FAILURES.includes((cause as Error).name)) await copy(text, shown)
    }
  }
  return { copy, share: 'share' in navigator ? share : undefined }
}
