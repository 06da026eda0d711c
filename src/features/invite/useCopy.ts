import { useTranslation } from '@/i18n/i18n'
import { copyText } from '@/lib/copyText'
import { useAppDispatch } from '@/store/hooks'
import { snackbarShown } from '@/store/snackbarsSlice'

/** Milliseconds for which the snackbar about a copied text is shown (A-219, A-542, D-1040). */
const COPIED_MS = 2000

/** The user closed the share sheet, or it is already open. In these cases the text is not copied instead. */
const QUIET_FAILURES = ['AbortError', 'InvalidStateError']

/**
 * Copies a text and confirms it with a snackbar (A-214 to A-219, D-0075). If the browser refuses, the text is selected.
 */
export function useCopy() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()

  const copy = async (text: string, shown: Element | null) => {
    const isCopied = await copyText(text, () => shown && window.getSelection()?.selectAllChildren(shown))
    dispatch(
      isCopied
        ? snackbarShown({ kind: 'neutral', text: { key: 'invite.copied' }, duration: COPIED_MS })
        : snackbarShown({ kind: 'warning', text: { key: 'invite.copyRefused' } }),
    )
  }
  /** Opens the device's share sheet. If that fails, copies the text. */
  const share = async (text: string, shown: Element | null) => {
    try {
      await navigator.share({ title: t('invite.shareTitle'), text })
    } catch (cause) {
      if (!QUIET_FAILURES.includes((cause as Error).name)) await copy(text, shown)
    }
  }
  return { copy, share: 'share' in navigator ? share : undefined }
}
