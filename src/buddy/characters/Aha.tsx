import type { BuddyMood } from '../moods'
import { Face } from '../parts/Face'
import { Arm, Body, Feet } from '../parts/Limbs'
import styles from './characters.module.css'

const STAR =
  'M49 21C52 7 68 7 71 21L76 33C79 40 84 44 88 51 94 62 95 84 99 97 104 110 92 114 84 108L70 99C64 95 56 95 50 99L36 108C28 114 16 110 21 97 26 84 26 62 32 51 36 44 41 40 44 33Z'

/** Props for the arms, which are the star's points at the sides. Angles are in degrees. */
const point = {
  y: 58,
  rest: 104,
  up: 132,
  droop: 74,
  chin: -126,
  shape: 'M-14 0C-14-13 14-13 14 0 12 8 9 14 8 22 6 34-6 34-8 22-9 14-12 8-14 0Z',
  tone: 'var(--tone-body)',
}

/** Aha, a star with an idea. */
export function Aha({ mood }: { mood: BuddyMood }) {
  return (
    <>
      <g className={styles.rays} fill="var(--tone-deep)">
        <rect x="57.5" y="-6" width="5" height="11" rx="2.5" />
        <rect x="57.5" y="-6" width="5" height="10" rx="2.5" transform="rotate(-42 60 20)" />
        <rect x="57.5" y="-6" width="5" height="10" rx="2.5" transform="rotate(42 60 20)" />
      </g>
      <Arm side="left" x={35} {...point} />
      <Arm side="right" x={85} {...point} />
      <Feet gap={29} y={106.5} />
      <Body d={STAR} />
      <ellipse cx="60" cy="22" rx="6" ry="7" fill="var(--tone-soft)" />
      <ellipse cx="60" cy="89" rx="15" ry="6.5" fill="var(--tone-soft)" />
      <Face mood={mood} y={59} gap={15.5} scale={0.94} />
    </>
  )
}
