import clsx from 'clsx'
import styles from './Logo.module.css'

export type LogoProps = {
  size?: 'small' | 'medium' | 'large'
  /** If true, only the mark is visible; screen readers still get the name. */
  isMarkOnly?: boolean
  className?: string
}

const heart =
  'M17.9 29.6c-4.9-3.2-8.3-6.3-8.3-10.2 0-2.9 2.1-5 4.7-5 1.6 0 2.9.8 3.7 2.1.8-1.3 2.1-2.1 3.7-2.1 ' +
  '2.6 0 4.7 2.1 4.7 5 0 3.9-3.5 7-8.5 10.2Z'

/** The name Heartboard with its mark, a card with a heart in front of a second card. */
export function Logo({ size = 'medium', isMarkOnly = false, className }: LogoProps) {
  return (
    <span className={clsx(styles.logo, styles[size], className)}>
      <svg viewBox="3 2 34 36" aria-hidden="true" className={styles.mark}>
        <rect x="11.5" y="4" width="23" height="29" rx="6" transform="rotate(12 23 18.5)" className={styles.back} />
        <g transform="rotate(-6 17.75 21)">
          <rect x="5.5" y="5.5" width="24.5" height="31" rx="6.5" className={styles.card} />
          <path d={heart} className={styles.heart} />
        </g>
      </svg>
      <span className={isMarkOnly ? 'visually-hidden' : styles.word}>Heartboard</span>
    </span>
  )
}
