import type { BuddyMood } from '../moods'
import styles from './Effects.module.css'

const STAR = 'M0-9C1.4-3 3-1.4 9 0 3 1.4 1.4 3 0 9-1.4 3-3 1.4-9 0-3-1.4-1.4-3 0-9Z'
const SNOOZE = 'M-5-5H5L-5 5H5'

/** Where each small thing stands: x, y, size. The order is the order in which they appear. */
const sparkles = [
  [12, 22, 0.9],
  [106, 16, 1.15],
  [116, 52, 0.7],
  [4, 58, 0.7],
] as const
const dots = [
  [93, 21, 3.2],
  [103, 12, 4.4],
  [115, 1, 5.8],
] as const
const snoozes = [
  [92, 27, 0.75],
  [102, 14, 1],
  [114, -1, 1.3],
] as const

/** What floats around a buddy: sparkles when it cheers, dots when it thinks, z when it sleeps. */
export function Effects({ mood }: { mood: BuddyMood }) {
  if (mood === 'cheering') {
    return sparkles.map(([x, y, scale], index) => (
      <g key={x} transform={`translate(${x} ${y})scale(${scale})`}>
        <path className={styles.sparkle} data-order={index} d={STAR} />
      </g>
    ))
  }
  if (mood === 'thinking') {
    return dots.map(([x, y, radius], index) => (
      <g key={x} transform={`translate(${x} ${y})`}>
        <circle className={styles.dot} data-order={index} r={radius} />
      </g>
    ))
  }
  if (mood === 'sleeping') {
    return snoozes.map(([x, y, scale], index) => (
      <g key={x} transform={`translate(${x} ${y})scale(${scale})`}>
        <path className={styles.snooze} data-order={index} d={SNOOZE} />
      </g>
    ))
  }
  return null
}
