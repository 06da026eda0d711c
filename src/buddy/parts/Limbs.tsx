import type { CSSProperties, ReactNode } from 'react'
import styles from './Limbs.module.css'

type Side = 'left' | 'right'

export type ArmProps = {
  side: Side
  x: number
  y: number
  /** Angle in degrees when idle: 0 hangs down, positive points outwards. */
  rest?: number
  /** Angle in degrees when raised, outwards. */
  up?: number
  /** Angle in degrees when sorry or asleep, outwards. */
  droop?: number
  /** Angle in degrees when thinking, with the hand at the chin, inwards. */
  chin?: number
  /** SVG path of the arm, hanging down from the point 0 0. */
  shape?: string
  tone?: string
}

const MITTEN = 'M-5 0C-5-6.5 5-6.5 5 0 5.5 6 7 11 7 16 7 25.5-7 25.5-7 16-7 11-5.5 6-5 0Z'

export function Arm(props: ArmProps) {
  const { side, x, y, rest = 22, up = 140, droop = -30, chin = 112, shape = MITTEN, tone = 'var(--tone-limb)' } = props
  const pose = {
    '--side': side === 'left' ? 1 : -1,
    '--rest': `${rest}deg`,
    '--up': `${up}deg`,
    '--droop': `${droop}deg`,
    '--chin': `${-chin}deg`,
  } as CSSProperties
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={side === 'left' ? styles.arm : styles.wavingArm} style={pose} fill={tone} d={shape} />
    </g>
  )
}

export type FlapProps = {
  side: Side
  x: number
  y: number
  children: ReactNode
}

/**
 * An ear or a leaf that moves with the mood. Its children are drawn around the point 0 0 for the right side and are mirrored for the left.
 */
export function Flap({ side, x, y, children }: FlapProps) {
  return (
    <g transform={`translate(${x} ${y})${side === 'left' ? 'scale(-1 1)' : ''}`}>
      <g className={styles.flap}>{children}</g>
    </g>
  )
}

/** Two feet, each at the distance `gap` from the centre. */
export function Feet({ gap = 14, y = 107 }: { gap?: number; y?: number }) {
  return (
    <g fill="var(--tone-deep)">
      <ellipse cx={60 - gap} cy={y} rx="10" ry="6.5" />
      <ellipse cx={60 + gap} cy={y} rx="10" ry="6.5" />
    </g>
  )
}

/** Highlight at the upper left of a body. */
export function Gloss({ x, y }: { x: number; y: number }) {
  return <ellipse rx="9" ry="4.5" fill="var(--tone-soft)" opacity=".6" transform={`translate(${x} ${y})rotate(-38)`} />
}

/** A body, drawn as a dark outline and a smaller light shape above it, as if lit from the upper left. */
export function Body({ d }: { d: string }) {
  return (
    <>
      <path fill="var(--tone-limb)" d={d} />
      <path fill="var(--tone-body)" d={d} transform="translate(1.5 .8)scale(.955)" />
    </>
  )
}
