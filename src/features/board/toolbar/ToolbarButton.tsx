import type { LucideIcon } from 'lucide-react'
import { IconButton } from '@/ui/IconButton'
import styles from './BoardToolbar.module.css'

type ToolbarButtonProps = {
  icon: LucideIcon
  label: string
  action?: string
  /** Key with the same effect, named as in `KeyboardEvent.key`. */
  shortcut?: string
  onPress: () => void
}

export function ToolbarButton({ icon: Icon, label, action, shortcut, onPress }: ToolbarButtonProps) {
  return (
    <IconButton
      label={label}
      aria-keyshortcuts={shortcut}
      icon={
        <span className={styles.content} data-action={action}>
          <Icon aria-hidden="true" />
          <span className={styles.label} aria-hidden="true">
            {label}
          </span>
        </span>
      }
      onPress={onPress}
      className={styles.button}
    />
  )
}
