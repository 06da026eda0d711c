import clsx from 'clsx'
import { type ComponentType, type CSSProperties, memo, useEffect, useRef } from 'react'
import styles from './Buddy.module.css'
import { type BuddyDefinition, type BuddyValue, buddyTheme, findBuddy } from './buddies'
import { Aha } from './characters/Aha'
import { Elly } from './characters/Elly'
import { Hey } from './characters/Hey'
import { Rory } from './characters/Rory'
import { Ting } from './characters/Ting'
import { Zing } from './characters/Zing'
import type { BuddyMood } from './moods'
import { Effects } from './parts/Effects'
import { followPointer } from './followPointer'

export type BuddyProps = {
  /** A buddy's letter or any other value from the server. Null and undefined render Ting, an unknown value renders Zing. */
  name: BuddyValue
  mood?: BuddyMood
  /** Width and height in px. */
  size?: number
  /** Accessible name. Without it, the buddy is decorative and hidden from screen readers. */
  label?: string
  isFollowingPointer?: boolean
  className?: string
}

/** Buddies smaller than this size in px show less around the face. */
const SMALL = 56

const characters: Record<BuddyDefinition['letter'], ComponentType<{ mood: BuddyMood }>> = {
  H: Hey,
  E: Elly,
  A: Aha,
  R: Rory,
  T: Ting,
  Z: Zing,
}

/**
 * A companion character, animated with CSS. With reduced motion it shows the still pose of its mood. Memoised, because a parent that shows
 * streamed text renders often.
 */
export const Buddy = memo(function Buddy({
  name,
  mood = 'idle',
  size = 96,
  label,
  isFollowingPointer = false,
  className,
}: BuddyProps) {
  const root = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (isFollowingPointer && root.current) return followPointer(root.current)
  }, [isFollowingPointer])

  const { letter, hue } = findBuddy(name)
  const Character = characters[letter]
  return (
    <span
      ref={root}
      className={clsx(styles.buddy, className)}
      data-buddy={letter}
      data-mood={mood}
      // Zing has no hue of its own; the server's value names the theme.
      data-theme={hue === null ? buddyTheme(name) : undefined}
      style={{ '--size': `${size}px`, '--own-hue': hue ?? undefined } as CSSProperties}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <svg
        className={styles.picture}
        viewBox={size < SMALL ? '2 3 116 116' : '-3 -8 126 126'}
        focusable="false"
        aria-hidden="true"
      >
        <ellipse className={styles.shadow} cx="60" cy="112.5" rx="34" ry="4.5" />
        <g className={styles.hop}>
          <g className={styles.lean}>
            <g className={styles.breath}>
              <Character mood={mood} />
            </g>
          </g>
        </g>
        <Effects mood={mood} />
      </svg>
    </span>
  )
})
