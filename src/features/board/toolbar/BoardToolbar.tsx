import { X } from 'lucide-react'
import { Toolbar } from 'react-aria-components/Toolbar'
import { actionMeta } from '@/cardTypes/rules/actionMeta'
import type { BoardAction } from '@/cardTypes/rules/cardActions'
import { useTranslation } from '@/i18n/i18n'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { useRootAttribute } from '@/ui/useRootAttribute'
import styles from './BoardToolbar.module.css'
import { ToolbarButton } from './ToolbarButton'

type BoardToolbarProps = {
  count: number
  actions: readonly BoardAction[]
  /** Multi-select by touch: 'Done' ends it. */
  isTouchMode: boolean
  onAction: (action: BoardAction) => void
  onClose: () => void
}

/** Actions per row in the narrow layout. */
const COMPACT_COLUMNS = 5

/** Toolbar of the selected cards (B-413 to B-451); floats at the lower edge, within thumb reach. */
export function BoardToolbar({ count, actions, isTouchMode, onAction, onClose }: BoardToolbarProps) {
  const { t } = useTranslation()
  // SnackbarRegion, FeedbackButton and ChatButton read it and make room.
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
