import { wordsOf } from '@/cardTypes/heading/wordsOf'
import type { SavableFields } from '@/editor/saving/CardSaver'
import { useTranslation } from '@/i18n/i18n'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import styles from './LostWords.module.css'
import { WordsToCopy } from './WordsToCopy'

type LostWordsProps = { fields: SavableFields; onClose: () => void }

/** In place of a card that was deleted or taken back while somebody wrote in it: their words, to be copied (D-0070). */
export function LostWords({ fields, onClose }: LostWordsProps) {
  const { t } = useTranslation()
  return (
    <section className={styles.lost}>
      <Banner kind="danger">{t('saving.lost.title')}</Banner>
      <WordsToCopy words={wordsOf(fields, t)}>
        <Button variant="secondary" onPress={onClose}>
          {t('focus.close')}
        </Button>
      </WordsToCopy>
    </section>
  )
}
