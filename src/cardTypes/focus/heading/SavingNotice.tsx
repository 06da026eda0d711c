import type { Card } from '@/api/cards/card.schema'
import type { UnsavedVersion } from '@/editor/saving/CardSaver'
import type { SavableFields } from '@/editor/saving/savableFields'
import { useCardSaver } from '@/editor/saving/cardSaverContext'
import { dateFormat } from '@/i18n/dateFormat'
import { useTranslation } from '@/i18n/i18n'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { differingWords } from './differingWords'
import { wordsOf } from './wordsOf'
import styles from './SavingNotice.module.css'

/**
 * Tells the user about unsaved text (B-559, D-0070). Offers the choice between both versions, or, after a failed save,
 * to edit again.
 */
export function SavingNotice({ savedCard }: { savedCard: Card }) {
  const { t } = useTranslation()
  const { status, unsavedVersion, restore, discard, editAgain } = useCardSaver()
  if (unsavedVersion) {
    const { kind } = unsavedVersion
    return (
      <div className={styles.notice}>
        <Banner kind="warning">
          <p>{t(`saving.${kind}.title`)}</p>
          <Versions version={unsavedVersion} savedCard={savedCard} />
          <div className={styles.actions}>
            <Button onPress={restore}>{t(`saving.${kind}.restore`)}</Button>
            <Button variant="secondary" onPress={discard}>
              {t(`saving.${kind}.discard`)}
            </Button>
          </div>
        </Banner>
      </div>
    )
  }
  if (status !== 'failed' && status !== 'waiting') return null
  return (
    <div className={styles.notice}>
      <Banner
        kind="warning"
        action={
          status === 'failed' ? (
            <Button variant="secondary" onPress={editAgain}>
              {t('saving.editAgain')}
            </Button>
          ) : undefined
        }
      >
        {t(`saving.${status}`)}
      </Banner>
    </div>
  )
}

/** Shows both versions with their times. Each text is cut so that it begins shortly before the first difference. */
function Versions({ version, savedCard }: { version: UnsavedVersion; savedCard: Card }) {
  const { t, language } = useTranslation()
  const timeOf = (at: number | string) =>
    dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))
  const fields = Object.keys(version.fields) as (keyof SavableFields)[]
  const saved = Object.fromEntries(fields.map((field) => [field, (savedCard as SavableFields)[field]]))
  const words = differingWords(wordsOf(version.fields, t), wordsOf(saved, t))
  // The words are equal, so the versions differ only in formatting or in a scope's colour.
  if (!words) return <p>{t('saving.sameWords')}</p>
  return (
    <dl className={styles.versions}>
      <dt>
        {t(version.kind === 'overwritten' ? 'saving.overwritten.theirs' : 'saving.yours', {
          time: timeOf(version.changedAt),
        })}
      </dt>
      <dd>{words.mine || t('saving.empty')}</dd>
      <dt>{t('saving.saved', { time: timeOf(savedCard.updated_at) })}</dt>
      <dd>{words.saved || t('saving.empty')}</dd>
    </dl>
  )
}
