import { Toolbar } from 'react-aria-components/Toolbar'
import { actionMeta } from '@/cardTypes/actionMeta'
import type { BoardAction } from '@/cardTypes/cardActions'
import { useTranslation } from '@/i18n/i18n'
import { IconButton } from '@/ui/IconButton'
import styles from './FocusToolbar.module.css'

type FocusToolbarProps = { actions: readonly BoardAction[]; onAction: (action: BoardAction) => void }

/** Toolbar of the open card (B-452, B-453). The caller filters the actions by card type and ownership. */
export function FocusToolbar({ actions, onAction }: FocusToolbarProps) {
  const { t } = useTranslation()
  return (
    <Toolbar aria-label={t('focus.toolbar')} className={styles.toolbar}>
      {actions.map((action) => {
        const { icon: Icon, labelKey } = actionMeta[action]
        return (
          <IconButton
            key={action}
            label={t(labelKey)}
            icon={<Icon aria-hidden="true" />}
            onPress={() => onAction(action)}
            placement="bottom"
            className={action === 'delete' ? styles.danger : undefined}
          />
        )
      })}
    </Toolbar>
  )
}
