import type { BuddyMood } from '../moods'
import styles from './Effects.module.css'

const STAR = 'M0-9C1.4-3 3-1.4 9 0 3 1.4 1.4 3 0 9-1.4 3-3 1.4-9 0-3-1.4-1.4-3 0-9Z'
const SNOOZE = 'M-5-5H5L-5 5H5'

/** Position and size of each particle in the order of appearance: x, y, and scale or radius. */
const sparkles = [
  [5, 5, 0.9],
  [115, 2, 1.15],
  [120, 84, 0.75],
  [1, 86, 0.75],
] as const
const dots = [
  [101, 9, 3],
  [109, 0, 4.2],
  [119, -9, 5.4],
] as const
const snoozes = [
  [95, 20, 0.7],
  [104, 8, 0.95],
  [115, -5, 1.25],
] as const

/** Particles around a buddy: sparkles when cheering, dots when thinking, the letter z when sleeping. */
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
