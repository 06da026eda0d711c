import type { BuddyMood } from '../moods'
import styles from './Face.module.css'

export type FaceProps = {
  mood: BuddyMood
  /** Vertical position of the eyes in SVG user units (0 to 120). */
  y: number
  /** Distance of each eye from the centre. */
  gap?: number
  /** Offset of the mouth from the midpoint between the eyes. */
  mouthX?: number
  mouthY?: number
  scale?: number
}

const OPEN_MOUTH = { waving: 0.9, happy: 1.05, cheering: 1.4 }
const LINE_MOUTH = { idle: 'M-8-.5Q0 8 8-.5', thinking: 'M-5 1.2Q1.5 3 5.5-2', sorry: 'M-5.8 3Q0-2.6 5.8 3' }

function Eye({ mood, x }: { mood: BuddyMood; x: number }) {
  if (mood === 'sleeping') return <path className={styles.line} d={`M${x - 9} 1Q${x} 9.5 ${x + 9} 1`} />
  if (mood === 'cheering') return <path className={styles.line} d={`M${x - 9} 4Q${x}-11 ${x + 9} 4`} />
  return (
    <g transform={`translate(${x})`}>
      <g className={styles.eye}>
        <ellipse rx="11.5" ry="13" fill="#fff" />
        <g className={styles.pupil}>
          <ellipse rx="8.8" ry="10.2" fill="var(--tone-ink)" />
          <circle cx="3" cy="-4" r="3.3" fill="#fff" />
          <circle cx="-3" cy="4" r="1.7" fill="#fff" opacity=".85" />
        </g>
      </g>
    </g>
  )
}

function Brows({ mood, gap }: { mood: BuddyMood; gap: number }) {
  if (mood === 'sorry') {
    return <path className={styles.line} d={`M${-gap - 9}-15.5L${-gap + 6}-20.5M${gap + 9}-15.5L${gap - 6}-20.5`} />
  }
  if (mood === 'thinking') {
    const left = `M${-gap - 8}-17Q${-gap}-19 ${-gap + 7}-16`
    return <path className={styles.line} d={`${left}M${gap - 7}-19Q${gap}-26 ${gap + 8}-21`} />
  }
  return null
}

function Mouth({ mood }: { mood: BuddyMood }) {
  if (mood === 'sleeping') return <ellipse className={styles.snore} rx="3.4" ry="4" fill="var(--tone-mouth)" />
  if (mood === 'idle' || mood === 'thinking' || mood === 'sorry') {
    return <path className={styles.line} d={LINE_MOUTH[mood]} />
  }
  return (
    <g transform={`translate(0-2)scale(${OPEN_MOUTH[mood]})`}>
      <path
        fill="var(--tone-mouth)"
        d="M-7.5-1C-3 .6 3 .6 7.5-1 9.5-1.6 9.6.4 9.2 2 8 7.6 4.6 10.6 0 10.6S-8 7.6-9.2 2C-9.6.4-9.5-1.6-7.5-1Z"
      />
      <path fill="var(--tone-tongue)" d="M-5.6 8.2C-3.6 5 3.6 5 5.6 8.2 4.2 9.8 2.2 10.6 0 10.6S-4.2 9.8-5.6 8.2Z" />
    </g>
  )
}

/** Eyes, brows, cheeks and mouth. All characters share them, so that a mood always looks the same. */
export function Face({ mood, y, gap = 16, mouthX = 0, mouthY = 18, scale = 1 }: FaceProps) {
  return (
    <g transform={`translate(60 ${y})scale(${scale})`}>
      <ellipse cx={-gap - 8.5} cy="15.5" rx="6.5" ry="4.4" fill="var(--tone-cheek)" />
      <ellipse cx={gap + 8.5} cy="15.5" rx="6.5" ry="4.4" fill="var(--tone-cheek)" />
      <Eye mood={mood} x={-gap} />
      <Eye mood={mood} x={gap} />
      <Brows mood={mood} gap={gap} />
      <g transform={`translate(${mouthX} ${mouthY})`}>
        <Mouth mood={mood} />
      </g>
    </g>
  )
}
