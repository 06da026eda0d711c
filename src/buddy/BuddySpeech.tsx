import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Buddy, type BuddyProps } from './Buddy'
import styles from './BuddySpeech.module.css'

export type BuddySpeechProps = Pick<BuddyProps, 'name' | 'mood' | 'size' | 'isFollowingPointer'> & {
  children: ReactNode
  /** `above` places the bubble above the buddy, for narrow or centred layouts. */
  bubble?: 'beside' | 'above'
  className?: string
}

/** A buddy with a speech bubble. It is not a live region, so the caller must announce the text. */
export function BuddySpeech(props: BuddySpeechProps) {
  const { name, mood, size = 96, isFollowingPointer, children, bubble = 'beside', className } = props
  return (
    <div className={clsx(styles.speech, bubble === 'above' && styles.above, className)}>
      <Buddy name={name} mood={mood} size={size} isFollowingPointer={isFollowingPointer} />
      <div className={styles.bubble}>{children}</div>
    </div>
  )
}
