import { wordsOf } from '@/cardTypes/focus/heading/wordsOf'
import type { SavableFields } from '@/editor/saving/savableFields'
import { useTranslation } from '@/i18n/i18n'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import styles from './OrphanedDraft.module.css'
import { CopyableDraft } from './CopyableDraft'

type OrphanedDraftViewProps = { fields: SavableFields; onClose: () => void }

/** Replaces a card that was deleted or is no longer shared while the user was editing it. Shows the unsaved text for copying (D-0070). */
export function OrphanedDraftView({ fields, onClose }: OrphanedDraftViewProps) {
  const { t } = useTranslation()
  return (
    <section className={styles.lost}>
      <Banner kind="danger">{t('saving.lost.title')}</Banner>
      <CopyableDraft words={wordsOf(fields, t)}>
        <Button variant="secondary" onPress={onClose}>
          {t('focus.close')}
        </Button>
      </CopyableDraft>
    </section>
  )
}
