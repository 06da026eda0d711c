import { loadTexts, useTranslation } from '@/i18n/i18n'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import styles from './DropSheet.module.css'

/** Says over the whole page where a dragged picture goes. */
function Sheet({ place }: { place: 'board' | 'card' }) {
  const { t } = useTranslation()
  return (
    <div className={styles.sheet}>
      <p className={styles.words}>{t(`pictureTool.drop.${place}`)}</p>
    </div>
  )
}

/** Loads its texts with the first drag; the drop works without them. */
export const DropSheet = lazyComponent(() => loadTexts('pictureTool').then(() => Sheet), { isOptional: true })
