import { numberText } from '../rules/formatDate'
import styles from './ScoreRing.module.css'

const RADIUS = 42
const LENGTH = 2 * Math.PI * RADIUS

export type ScoreRingProps = {
  /** Whole percent, 0 to 100; NaN if unknown. */
  percent: number
  /**
   * Name of the measured quantity. If absent, the ring is hidden from screen readers, so text beside it must state the
   * score.
   */
  label?: string
}

/** Shows a score as a ring, closed at 100 percent, with the number inside. */
export function ScoreRing({ percent, label }: ScoreRingProps) {
  const name = label ? { role: 'img', 'aria-label': `${label}: ${numberText(percent)}%` } : { 'aria-hidden': true }
  return (
    <svg className={styles.ring} viewBox="0 0 100 100" {...name}>
      <circle className={styles.track} cx="50" cy="50" r={RADIUS} />
      {percent > 0 ? (
        <circle
          className={styles.score}
          cx="50"
          cy="50"
          r={RADIUS}
          strokeDasharray={`${(LENGTH * Math.min(percent, 100)) / 100} ${LENGTH}`}
          transform="rotate(-90 50 50)"
        />
      ) : null}
      <text className={styles.number} x="50" y="51">
        {numberText(percent)}
        <tspan className={styles.sign} dx="1">
          %
        </tspan>
      </text>
    </svg>
  )
}
