import { UsersRound } from 'lucide-react'
import styles from './Avatar.module.css'

export function PersonAvatar({ name }: { name: string }) {
  return (
    <span className={styles.person} aria-hidden="true">
      {[...name.trim()][0]}
    </span>
  )
}

export function GroupAvatar() {
  return (
    <span className={styles.group} aria-hidden="true">
      <UsersRound size={20} />
    </span>
  )
}
