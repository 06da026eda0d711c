import type { BuddyMood } from '../moods'
import { Face } from '../parts/Face'
import { Arm, Body, Flap, Gloss } from '../parts/Limbs'
import styles from './characters.module.css'

const MANE =
  'M55.4 13Q60 5.8 64.6 13L65.5 14.4Q69.3 20.2 75.7 17.3L77.4 16.5Q85.4 12.8 85.2 21.3L85.1 22.7Q84.9 29.7 91.9 30.5L93.8 30.7Q102.8 31.6 97.7 38.6L96.8 39.9Q92.7 45.6 98.2 49.9L99.6 50.9Q106.5 56.3 98.3 59.6L96.5 60.3Q90 62.9 92.3 69.5L92.8 70.9Q95.5 78.9 86.7 77.5L84.8 77.2Q77.8 76.1 75.9 82.8L75.5 84.2Q73.2 92.4 66.6 86.7L65.3 85.6Q60 81 54.7 85.6L53.4 86.7Q46.8 92.4 44.5 84.2L44.1 82.8Q42.2 76.1 35.2 77.2L33.3 77.5Q24.5 78.9 27.2 70.9L27.7 69.5Q30 62.9 23.5 60.3L21.7 59.6Q13.5 56.3 20.4 50.9L21.8 49.9Q27.3 45.6 23.2 39.9L22.3 38.6Q17.2 31.6 26.2 30.7L28.1 30.5Q35.1 29.7 34.9 22.7L34.8 21.3Q34.6 12.8 42.6 16.5L44.3 17.3Q50.7 20.2 54.5 14.4Z'
const HEAD = 'M60 24C78 24 88 36 88 52 88 68 77 77 60 77S32 68 32 52C32 36 42 24 60 24Z'
const ROCKET = 'M60 64C72 64 79 76 79 88 79 97 77 102 75 105 73 109 47 109 45 105 43 102 41 97 41 88 41 76 48 64 60 64Z'

function Ear() {
  return (
    <>
      <circle cy="-4" r="10" fill="var(--tone-body)" />
      <circle cy="-4" r="5.5" fill="var(--tone-soft)" />
    </>
  )
}

/** Rory, half lion and half rocket, who takes off when cheering. */
export function Rory({ mood }: { mood: BuddyMood }) {
  return (
    <>
      <g className={styles.flame}>
        <path className={styles.fire} d="M47 105C45 116 55 119 60 128 65 119 75 116 73 105Z" />
        <path className={styles.ember} d="M53 105C52 112 57 114 60 119 63 114 68 112 67 105Z" />
      </g>
      <path
        fill="var(--tone-deep)"
        d="M48 88C36 92 28 101 29 109 30 113 38 113 48 107ZM72 88C84 92 92 101 91 109 90 113 82 113 72 107Z"
      />
      <Arm side="left" x={44} y={83} rest={48} up={112} chin={92} />
      <Body d={ROCKET} />
      <circle cx="60" cy="93" r="8.5" fill="var(--tone-soft)" />
      <path fill="var(--tone-deep)" d={MANE} transform="translate(0-4)" />
      <Flap side="left" x={39} y={28}>
        <Ear />
      </Flap>
      <Flap side="right" x={81} y={28}>
        <Ear />
      </Flap>
      <g transform="translate(0-4)">
        <Body d={HEAD} />
        <Gloss x={45} y={34} />
        <ellipse cx="60" cy="67" rx="14" ry="8.5" fill="var(--tone-soft)" />
        <Face mood={mood} y={48} gap={15} mouthY={19.5} scale={0.92} />
        <path fill="var(--tone-ink)" d="M56.5 58C58 57 62 57 63.5 58 65 59.5 61.5 63 60 63S55 59.5 56.5 58Z" />
      </g>
      <Arm side="right" x={76} y={83} rest={48} up={112} chin={92} />
    </>
  )
}
