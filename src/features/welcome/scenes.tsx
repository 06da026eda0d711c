/**
 * Pictures of the key features, 160 × 120, drawn as their last frame. While a feature plays (`data-playing` on an ancestor), its parts
 * appear one by one, each at the time `--at`.
 */
import clsx from 'clsx'
import type { CSSProperties, ReactNode } from 'react'
import { Drawing, type DrawingName } from '@/ui/drawings/Drawing'
import styles from './scenes.module.css'

/** Hues in degrees, similar to those of card types. */
const HUES = { blue: 250, violet: 300, amber: 75, green: 150 } as const
type Hue = keyof typeof HUES

/** Picture on the cards of each hue. */
const COVERS: Record<Hue, DrawingName> = { blue: 'lesson', violet: 'quiz', amber: 'story', green: 'plant' }

const properties = (values: Record<`--${string}`, number | string>) => values as CSSProperties

type PartProps = {
  motion: 'pop' | 'drop' | 'grow' | 'carry' | 'send'
  /** In seconds from the start of the feature. */
  at: number
  children: ReactNode
  style?: CSSProperties
}

const Part = ({ motion, at, children, style }: PartProps) => (
  <g className={clsx(styles.part, styles[motion])} style={{ ...properties({ '--at': `${at}s` }), ...style }}>
    {children}
  </g>
)

/** Card of 40 × 46. `x` and `y` are its top left corner. */
const MiniCard = ({ x, y, hue }: { x: number; y: number; hue: Hue }) => (
  <g transform={`translate(${x} ${y})`} data-type="" style={properties({ '--type-hue': HUES[hue] })}>
    <rect width="40" height="46" rx="6" className={styles.paper} />
    <Drawing name={COVERS[hue]} x={3} y={3} width={34} height={22} className={styles.cover} />
    <rect x="7" y="20" width="14" height="8" rx="4" className={styles.tab} />
    <rect x="7" y="32" width="26" height="3" rx="1.5" className={styles.ink} />
    <rect x="7" y="38" width="17" height="3" rx="1.5" className={styles.line} />
  </g>
)

const Scene = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 160 120" focusable="false" className={styles.scene}>
    {children}
  </svg>
)

/** A question, a reply that is written line by line, and the resulting card. */
export const AskScene = () => (
  <Scene>
    <Part motion="pop" at={0.2}>
      <path
        d="M80 10h60a10 10 0 0 1 10 10v12a10 10 0 0 1-10 10H80a10 10 0 0 1-10-10V20a10 10 0 0 1 10-10Z"
        className={styles.own}
      />
      <rect x="82" y="20" width="52" height="4" rx="2" className={styles.onOwn} />
      <rect x="82" y="29" width="34" height="4" rx="2" className={styles.onOwn} />
    </Part>
    <Part motion="pop" at={1}>
      <path d="M54 58h38a8 8 0 0 1 8 8v34a8 8 0 0 1-8 8H54a8 8 0 0 1-8-8V66a8 8 0 0 1 8-8Z" className={styles.paper} />
    </Part>
    {[68, 77, 86, 95].map((y, index) => (
      <Part key={y} motion="grow" at={1.4 + index * 0.35}>
        <rect x="54" y={y} width={index === 3 ? 22 : 38} height="4" rx="2" className={styles.line} />
      </Part>
    ))}
    <Part motion="pop" at={3.2}>
      <MiniCard x={110} y={58} hue="amber" />
    </Part>
  </Scene>
)

const BOARD = [
  { x: 12, y: 10, hue: 'blue' },
  { x: 60, y: 10, hue: 'amber' },
  { x: 108, y: 10, hue: 'violet' },
  { x: 12, y: 64, hue: 'green' },
  { x: 60, y: 64, hue: 'violet' },
  { x: 108, y: 64, hue: 'blue' },
] as const satisfies { x: number; y: number; hue: Hue }[]

export const KeepScene = () => (
  <Scene>
    {BOARD.map(({ x, y, hue }, index) => (
      <Part key={`${x} ${y}`} motion="drop" at={0.3 + index * 0.4}>
        <MiniCard x={x} y={y} hue={hue} />
      </Part>
    ))}
  </Scene>
)

/** A card is moved onto another card, and both become a stack. */
export const StackScene = () => (
  <Scene>
    <g transform="translate(-22 -24) scale(1.4)">
      <rect x="84" y="37" width="40" height="46" rx="6" className={styles.gap} />
      <Part motion="pop" at={2.3}>
        <g transform="rotate(-14 48 66)">
          <MiniCard x={28} y={37} hue="green" />
        </g>
      </Part>
      <g transform="rotate(10 48 66)">
        <MiniCard x={28} y={37} hue="violet" />
      </g>
      <Part motion="carry" at={0.6}>
        <MiniCard x={28} y={37} hue="blue" />
      </Part>
      <Part motion="pop" at={2.6}>
        <circle cx="67" cy="38" r="8" className={styles.badge} />
        <text x="67" y="42" className={styles.count}>
          3
        </text>
      </Part>
    </g>
  </Scene>
)

/** Friends who receive the card. `x` is the centre. */
const FRIENDS = [
  { x: 30, hue: 'amber' },
  { x: 80, hue: 'blue' },
  { x: 130, hue: 'green' },
] as const satisfies { x: number; hue: Hue }[]

export const ShareScene = () => (
  <Scene>
    <MiniCard x={60} y={6} hue="violet" />
    {FRIENDS.map(({ x, hue }, index) => (
      <g key={x} data-type="" style={properties({ '--type-hue': HUES[hue] })}>
        <circle cx={x} cy="88" r="17" className={styles.friend} />
        <circle cx={x} cy="83" r="5.5" className={styles.face} />
        <path d={`M${x - 10} 99a10 8 0 0 1 20 0Z`} className={styles.face} />
        <Part motion="send" at={0.5 + index * 0.7} style={properties({ '--from-x': `${80 - x}px` })}>
          <g transform={`translate(${x + 3} 58) scale(0.5)`}>
            <MiniCard x={0} y={0} hue="violet" />
          </g>
        </Part>
      </g>
    ))}
  </Scene>
)
