import { useState } from 'react'
import { wordsOf } from '@/cardTypes/heading/wordsOf'
import type { SavableFields } from '@/editor/saving/CardSaver'
import { useTranslation } from '@/i18n/i18n'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import styles from './LostWords.module.css'

type LostWordsProps = { fields: SavableFields; onClose: () => void }

/** In place of a card that was deleted or taken back while somebody wrote in it: their words, to be copied (D-0070). */
export function LostWords({ fields, onClose }: LostWordsProps) {
  const { t } = useTranslation()
  const [isCopied, setIsCopied] = useState(false)
  const words = wordsOf(fields)
  const copy = () =>
    navigator.clipboard.writeText(words).then(
      () => setIsCopied(true),
      // Refused: the words can be selected by hand.
      () => undefined,
    )
  return (
    <section className={styles.lost}>
      <Banner kind="danger">{t('saving.lost.title')}</Banner>
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
        <Button variant="secondary" onPress={onClose}>
          {t('focus.close')}
        </Button>
      </div>
    </section>
  )
}
