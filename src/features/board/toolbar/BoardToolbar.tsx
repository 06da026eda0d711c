import { X } from 'lucide-react'
import { Toolbar } from 'react-aria-components/Toolbar'
import { useTranslation } from '@/i18n/i18n'
import { cardActionIcons } from '@/model/actions/cardActionIcons'
import type { CardAction } from '@/model/actions/cardActions'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { useRootAttribute } from '@/ui/useRootAttribute'
import styles from './BoardToolbar.module.css'
import { ToolbarButton } from './ToolbarButton'

type BoardToolbarProps = {
  count: number
  actions: readonly CardAction[]
  /** True while taps select cards. The toolbar then shows a 'Done' button, which ends this mode. */
  isTouchMode: boolean
  onAction: (action: CardAction) => void
  onClose: () => void
}

/** Number of actions per row in the narrow layout. */
const COMPACT_COLUMNS = 5

/** Toolbar for the selected cards (B-413 to B-451). It floats at the lower edge, where a thumb reaches it. */
export function BoardToolbar({ count, actions, isTouchMode, onAction, onClose }: BoardToolbarProps) {
  const { t } = useTranslation()
  // SnackbarRegion, FeedbackButton and ChatButton make room while the `dock` attribute is set.
  useRootAttribute('dock', actions.length > COMPACT_COLUMNS ? 'tall' : 'low')
  return (
    <div id="toolbar" tabIndex={-1} className={styles.dock}>
      <Toolbar aria-label={t('board.toolbar')} className={styles.toolbar}>
        <span className={styles.count}>{t('board.selectedShort', { count })}</span>
        {isTouchMode ? (
          <Button variant="secondary" onPress={onClose} className={styles.close}>
            {t('board.done')}
          </Button>
        ) : (
          <IconButton
            label={t('board.clearSelection')}
            icon={<X aria-hidden="true" />}
            onPress={onClose}
            className={styles.close}
          />
        )}
        {actions.map((action) => (
          <ToolbarButton
            key={action.id}
            icon={cardActionIcons[action.id]}
            label={t(action.labelKey)}
            action={action.id}
            shortcut={action.shortcut}
            onPress={() => onAction(action)}
          />
        ))}
      </Toolbar>
    </div>
  )
}
