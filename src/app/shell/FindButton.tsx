import { useTranslation } from '@/i18n/i18n'
import { preloadOnApproach } from '@/lib/loading/preloadOnApproach'
import { useAppDispatch } from '@/store/hooks'
import { pageDialogChanged } from '@/store/panelsSlice'
import { IconButton } from '@/ui/IconButton'
import styles from './FindButton.module.css'
import { PageDialogs } from '../palette/lazyPageDialogs'

/** Button that opens the palette. */
export function FindButton() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  return (
    <IconButton
      label={t('app.palette')}
      icon={<span className={styles.icon} />}
      placement="bottom"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      className={styles.button}
      onPress={() => dispatch(pageDialogChanged('palette'))}
      {...preloadOnApproach(PageDialogs)}
    />
  )
}
