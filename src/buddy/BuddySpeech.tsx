import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Buddy, type BuddyProps } from './Buddy'
import styles from './BuddySpeech.module.css'

export type BuddySpeechProps = Pick<BuddyProps, 'name' | 'mood' | 'size' | 'isFollowingPointer'> & {
  /** What the buddy says. */
  children: ReactNode
  /** `above`: the bubble over the buddy, for narrow or centred places. */
  bubble?: 'beside' | 'above'
  className?: string
}

/** A buddy that says something. The words are text of the page; whether they are announced is up to the place. */
export function BuddySpeech(props: BuddySpeechProps) {
  const { name, mood, size = 96, isFollowingPointer, children, bubble = 'beside', className } = props
  return (
    <div className={clsx(styles.speech, bubble === 'above' && styles.above, className)}>
      <Buddy name={name} mood={mood} size={size} isFollowingPointer={isFollowingPointer} />
      <div className={styles.bubble}>{children}</div>
    </div>
  )
}
