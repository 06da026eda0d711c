import type { BuddyMood } from '../moods'
import { Face } from '../parts/Face'
import { Arm, Body, Feet } from '../parts/Limbs'
import styles from './characters.module.css'

const STAR = 'M50 22C53 8 67 8 70 22L74 36C76 42 80 46 84 52 92 62 94 84 99 97 104 110 92 114 84 108L70 99C64 95 56 95 50 99L36 108C28 114 16 110 21 97 26 84 28 62 36 52 40 46 44 42 46 36Z'
const POINT = 'M-17-6C-12 6-9 14-8 22-6 34 6 34 8 22 9 14 12 6 17-6 10-16-10-16-17-6Z'

/** Aha, a star to whom something has just occurred. */
export function Aha({ mood }: { mood: BuddyMood }) {
  return (
    <>
      <g className={styles.rays} fill="var(--tone-deep)">
        <rect x="57.5" y="-6" width="5" height="11" rx="2.5" />
        <rect x="57.5" y="-6" width="5" height="10" rx="2.5" transform="rotate(-42 60 20)" />
        <rect x="57.5" y="-6" width="5" height="10" rx="2.5" transform="rotate(42 60 20)" />
      </g>
      <Arm side="left" x={36} y={58} rest={104} shape={POINT} tone="var(--tone-body)" />
      <Arm side="right" x={84} y={58} rest={104} shape={POINT} tone="var(--tone-body)" />
      <Feet gap={29} y={106.5} />
      <Body d={STAR} />
      <ellipse cx="60" cy="22" rx="6" ry="7" fill="var(--tone-soft)" />
      <Face mood={mood} y={58} gap={15} />
      <ellipse cx="60" cy="88" rx="15" ry="6.5" fill="var(--tone-soft)" />
    </>
  )
}
