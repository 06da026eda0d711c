import { X } from 'lucide-react'
import { Toolbar } from 'react-aria-components/Toolbar'
import { actionMeta } from '@/cardTypes/actionMeta'
import type { BoardAction } from '@/cardTypes/cardActions'
import { useTranslation } from '@/i18n/i18n'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import styles from './BoardToolbar.module.css'
import { ToolbarButton } from './ToolbarButton'

type BoardToolbarProps = {
  count: number
  actions: readonly BoardAction[]
  /** A finger is choosing several: 'Done' ends that. */
  isTouchMode: boolean
  onAction: (action: BoardAction) => void
  onClose: () => void
}

/** Actions side by side where there is little room. */
const COMPACT_COLUMNS = 5

/** What can be done with the selected cards (B-413 to B-451). It floats at the lower edge, where thumbs are, and covers no card for long. */
export function BoardToolbar({ count, actions, isTouchMode, onAction, onClose }: BoardToolbarProps) {
  const { t } = useTranslation()
  return (
    // What is shown at the same edge makes room for it (SnackbarRegion, FeedbackButton, ChatButton).
    <div className={styles.dock} data-dock={actions.length > COMPACT_COLUMNS ? 'tall' : 'low'}>
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
        {actions.map((action) => {
          const { icon, labelKey, shortcut } = actionMeta[action]
          return (
            <ToolbarButton
              key={action}
              icon={icon}
              label={t(labelKey)}
              action={action}
              shortcut={shortcut}
              onPress={() => onAction(action)}
            />
          )
        })}
      </Toolbar>
    </div>
  )
}
