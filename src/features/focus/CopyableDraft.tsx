import { type ReactNode, useState } from 'react'
import { useTranslation } from '@/i18n/i18n'
import { Button } from '@/ui/Button'
import styles from './OrphanedDraft.module.css'

/** Shows text that can no longer be saved, with a button that copies it. */
export function CopyableDraft({ words, children }: { words: string; children: ReactNode }) {
  const { t } = useTranslation()
  const [isCopied, setIsCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(words).then(
      () => setIsCopied(true),
      // If the browser refuses, the user can still select and copy the text.
      () => undefined,
    )
  return (
    <>
      <p>{t('saving.lost.text')}</p>
      <textarea
        aria-label={t('saving.lost.words')}
        className={styles.words}
        readOnly
        value={words}
        rows={12}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={styles.actions}>
        <Button onPress={() => void copy()}>{isCopied ? t('saving.lost.copied') : t('saving.lost.copy')}</Button>
        {children}
      </div>
    </>
  )
}
