import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Check, FolderInput, Layers, ListOrdered, X } from 'lucide-react'
import { Toolbar } from 'react-aria-components/Toolbar'
import { useTranslation } from '@/i18n/i18n'
import { IconButton } from '@/ui/IconButton'
import { useRootAttribute } from '@/ui/useRootAttribute'
import type { KeyboardMove } from './useKeyboardMove'
import styles from '../toolbar/BoardToolbar.module.css'
import { ToolbarButton } from '../toolbar/ToolbarButton'

/** Buttons that do the same as the keys of a keyboard move, for users without a keyboard who cannot drag (D-0908, D-0028). */
export function MoveToolbar({ mode, canReorder, canMoveToMyBoard, dispatchKey }: KeyboardMove) {
  const { t } = useTranslation()
  useRootAttribute('dock', 'tall')
  const buttons = [
    { key: 'ArrowLeft', icon: ArrowLeft, label: t('board.move.left') },
    { key: 'ArrowRight', icon: ArrowRight, label: t('board.move.right') },
    { key: 'ArrowUp', icon: ArrowUp, label: t('board.move.up') },
    { key: 'ArrowDown', icon: ArrowDown, label: t('board.move.down') },
    ...(canReorder
      ? [
          mode === 'merge'
            ? { key: 'm', icon: ListOrdered, label: t('board.move.reorder') }
            : { key: 'm', icon: Layers, label: t('board.move.stack') },
        ]
      : []),
    ...(canMoveToMyBoard ? [{ key: 'r', icon: FolderInput, label: t('board.move.myBoard') }] : []),
    { key: ' ', icon: Check, label: t('board.move.drop') },
  ]
  return (
    <div className={styles.dock} data-move>
      <Toolbar aria-label={t('board.move.label')} className={styles.toolbar}>
        <span className={styles.count}>{t('board.move.label')}</span>
        <IconButton
          label={t('board.move.putBack')}
          icon={<X aria-hidden="true" />}
          onPress={() => dispatchKey('Escape')}
          className={styles.close}
        />
        {buttons.map(({ key, icon, label }) => (
          <ToolbarButton key={key} icon={icon} label={label} onPress={() => dispatchKey(key)} />
        ))}
      </Toolbar>
    </div>
  )
}
