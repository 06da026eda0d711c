import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from '@/i18n/i18n'
import { useAppDispatch } from '@/store/hooks'
import { snackbarShown } from '@/store/snackbarsSlice'
import { IconButton } from '@/ui/IconButton'
import styles from './CopyButton.module.css'

type CopyButtonProps = {
  text: () => string | Promise<string>
  label: 'chat.copy' | 'chat.copyCode'
  shownMs: number
}

/** Copies a text and then shows 'Copied' above the button (D-3123). A failure shows a snackbar (C-459). */
export function CopyButton({ text, label, shownMs }: CopyButtonProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const [isCopied, setCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), shownMs)
    return () => clearTimeout(timer)
  }, [isCopied, shownMs])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(await text())
      setCopied(true)
    } catch {
      // The browser refused, or it has no clipboard because the page was served over http.
      dispatch(snackbarShown({ kind: 'danger', text: { key: 'message.magicAction.copyFail' } }))
    }
  }

  return (
    <span className={styles.copy}>
      <IconButton
        label={t(label)}
        icon={isCopied ? <Check aria-hidden="true" size={20} /> : <Copy aria-hidden="true" size={20} />}
        onPress={() => void copy()}
      />
      <span className={styles.copied} role="status" data-shown={isCopied || undefined}>
        {isCopied ? t('chat.copied') : null}
      </span>
    </span>
  )
}
