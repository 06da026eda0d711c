import type { BuddyMood } from '../moods'
import { Face } from '../parts/Face'
import { Arm, Body, Feet, Flap, Gloss } from '../parts/Limbs'
import styles from './characters.module.css'

const HEAD = 'M60 20C82 20 94 34 94 52 94 70 80 80 60 80S26 70 26 52C26 34 38 20 60 20Z'
const BELLY = 'M60 66C78 66 87 80 87 92 87 104 77 108 60 108S33 104 33 92C33 80 42 66 60 66Z'
const TRUNK =
  'M-8.2-2.5C-8.1-1.1-7.3 3.3-7.1 5.9C-6.9 8.5-6.8 11.3-6.9 13.1C-7.1 14.9-7.6 15.9-8.3 16.9C-8.9 18-9.3 19-10.8 19.4C-12.3 19.8-16.2 19.3-17.3 19.3A6.2 6.2 0 0 0-16.7 31.7C-15.4 31.7-11.9 32.7-8.8 31.7C-5.8 30.7-1 28.5 1.6 25.7C4.3 23 6.1 18.8 7.2 15.4C8.3 12 8.2 8.6 8.4 5.5C8.5 2.3 8.3-2 8.2-3.5A8.3 8.3 0 0 0-8.2-2.5Z'

function Ear() {
  return (
    <>
      <path fill="var(--tone-limb)" d="M-8-14C0-32 26-34 32-16 38 2 28 30 14 31 2 32-8 16-8 2Z" />
      <path fill="var(--tone-deep)" opacity=".55" d="M-2-10C5-23 21-24 25-12 29 2 22 22 13 23 4 23-2 12-2 2Z" />
    </>
  )
}

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
      <Arm side="left" x={37} y={83} up={106} chin={76} />
      <Arm side="right" x={83} y={83} up={106} chin={76} />
      <g transform="translate(60 60)">
        <g className={styles.trunk}>
          <path className={styles.trunkSkin} d={TRUNK} />
          <ellipse cx="-20" cy="25" rx="2.1" ry="3.6" fill="var(--tone-deep)" transform="rotate(10-20 25)" />
          <path className={styles.crease} d="M-2.5 5Q.5 6.5 3.5 5M-3 11Q.5 13 3.5 11.5" />
        </g>
      </g>
    </>
  )
}
