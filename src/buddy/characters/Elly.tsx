import type { BuddyMood } from '../moods'
import { Face } from '../parts/Face'
import { Arm, Body, Feet, Flap, Gloss } from '../parts/Limbs'
import styles from './characters.module.css'

const HEAD = 'M60 20C82 20 94 34 94 52 94 70 80 80 60 80S26 70 26 52C26 34 38 20 60 20Z'
const BELLY = 'M60 66C78 66 87 80 87 92 87 104 77 108 60 108S33 104 33 92C33 80 42 66 60 66Z'
const TRUNK = 'M0 0C2 12 1 23-9 24-17 25-21 20-20 12'

function Ear() {
  return (
    <>
      <path fill="var(--tone-limb)" d="M-8-14C0-32 26-34 32-16 38 2 28 30 14 31 2 32-8 16-8 2Z" />
      <path fill="var(--tone-deep)" opacity=".55" d="M-2-10C5-23 21-24 25-12 29 2 22 22 13 23 4 23-2 12-2 2Z" />
    </>
  )
}

/** Elly, a little elephant, all ears. */
export function Elly({ mood }: { mood: BuddyMood }) {
  return (
    <>
      <Flap side="left" x={31} y={46}>
        <Ear />
      </Flap>
      <Flap side="right" x={89} y={46}>
        <Ear />
      </Flap>
      <Feet gap={14} />
      <Body d={BELLY} />
      <ellipse cx="60" cy="95" rx="16" ry="11" fill="var(--tone-soft)" />
      <path fill="var(--tone-deep)" d="M54 24C50 16 52 9 58 8 56 12 58 14 60 17 61 12 65 9 70 11 66 14 66 19 66 24Z" />
      <Body d={HEAD} />
      <Gloss x={41} y={31} />
      <Face mood={mood} y={49} gap={18} mouthX={14} mouthY={21} scale={0.94} />
      <g transform="translate(60 60)">
        <g className={styles.trunk}>
          <path className={styles.tube} d={TRUNK} />
          <ellipse cx="-20" cy="10" rx="4" ry="2.2" fill="var(--tone-deep)" />
          <path className={styles.crease} d="M-2 6Q1 7.5 4 6M-2 12Q1 14 4 13" />
        </g>
      </g>
      <Arm side="left" x={36} y={82} />
      <Arm side="right" x={84} y={82} />
    </>
  )
}
