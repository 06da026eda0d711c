import type { ReactNode, SVGProps } from 'react'
import styles from './Drawing.module.css'

export type DrawingName = 'plant' | 'quiz' | 'story' | 'lesson'

const face = (x: number, y: number) => (
  <g className={styles.ink}>
    <circle cx={x - 4} cy={y} r="1.5" />
    <circle cx={x + 4} cy={y} r="1.5" />
    <path d={`M${x - 3} ${y + 3}q3 3 6 0`} className={styles.stroke} />
  </g>
)

const star = (x: number, y: number, size: number) => (
  <path
    key={`${x} ${y}`}
    transform={`translate(${x} ${y}) scale(${size})`}
    d="M0-10 2.9-3.6 9.5-3.1 4.5 1.3 6 8.1 0 4.6-6 8.1-4.5 1.3-9.5-3.1-2.9-3.6Z"
    className={styles.sun}
    strokeLinejoin="round"
  />
)

/** Answers of a quiz: colour, place and what stands on them. */
const TILES = [
  { x: 16, y: 12, tone: styles.coral, content: <path d="M36 18 45 33H27Z" className={styles.paper} /> },
  { x: 63, y: 12, tone: styles.sky2, content: <circle cx="83" cy="27" r="8" className={styles.paper} /> },
  {
    x: 16,
    y: 48,
    tone: styles.sun,
    content: <rect x="29" y="56" width="14" height="14" rx="2" className={styles.paper} />,
  },
  { x: 63, y: 48, tone: styles.leaf, content: <path d="m74 63 6 6 12-13" className={styles.check} /> },
]

const DRAWINGS: Record<DrawingName, ReactNode> = {
  plant: (
    <>
      <rect width="120" height="90" className={styles.sky} />
      <circle cx="92" cy="24" r="14" className={styles.sun} />
      {face(92, 23)}
      <path d="M0 70q30-16 62-6t58-4v30H0Z" className={styles.meadow} />
      <path d="M56 68c0-16 1-26 3-36" className={styles.stem} />
      <path d="M59 36C44 38 36 30 35 18c14-1 23 6 24 18Z" className={styles.leaf} />
      <path d="M58 50c2-13 11-19 24-18 0 12-10 20-24 18Z" className={styles.leafLight} />
      <path d="M34 66h46l-5 20a5 5 0 0 1-5 4H44a5 5 0 0 1-5-4Z" className={styles.pot} />
      <rect x="30" y="61" width="54" height="9" rx="4" className={styles.potRim} />
      {face(57, 77)}
    </>
  ),
  quiz: (
    <>
      <rect width="120" height="90" className={styles.lilac} />
      {TILES.map(({ x, y, tone, content }) => (
        <g key={`${x} ${y}`}>
          <rect x={x} y={y} width="41" height="30" rx="7" className={tone} />
          {content}
        </g>
      ))}
      {star(104, 14, 0.9)}
      {star(8, 82, 0.6)}
    </>
  ),
  story: (
    <>
      <rect width="120" height="90" className={styles.night} />
      <path d="M96 10a14 14 0 1 0 12 22A16 16 0 0 1 96 10Z" className={styles.sun} />
      {star(24, 18, 0.7)}
      {star(50, 12, 0.45)}
      {star(72, 26, 0.55)}
      <path d="M60 78c-14-9-30-10-46-6V40c16-4 32-2 46 8Z" className={styles.paper} />
      <path d="M60 78c14-9 30-10 46-6V40c-16-4-32-2-46 8Z" className={styles.paperShade} />
      <path d="M22 48q14-2 28 4M22 56q14-2 28 4" className={styles.line} />
      <path d="M72 62c4-9 12-12 20-9l4-6 1 8c2 3 1 6-1 8l-6-2-2 6h-3l-1-5h-5l-2 5h-3Z" className={styles.fur} />
    </>
  ),
  lesson: (
    <>
      <rect width="120" height="90" className={styles.wall} />
      <rect x="12" y="8" width="96" height="58" rx="5" className={styles.wood} />
      <rect x="17" y="13" width="86" height="48" rx="2" className={styles.chalkboard} />
      <circle cx="37" cy="35" r="12" className={styles.chalk} />
      <path d="M37 23v12l9 7" className={styles.chalk} />
      <path d="M58 24h36M58 33h28M58 42h36M58 51h18" className={styles.chalk} />
      <rect y="74" width="120" height="16" className={styles.potRim} />
      <path
        d="M92 62c-4-3-11-1-11 7 0 6 4 10 7 10 2 0 2-1 4-1s2 1 4 1c3 0 7-4 7-10 0-8-7-10-11-7Z"
        className={styles.coral}
      />
      <path d="M92 62c0-4 2-6 5-7" className={styles.stem} />
      <rect x="20" y="69" width="38" height="7" rx="2" className={styles.sky2} />
      <rect x="24" y="63" width="32" height="7" rx="2" className={styles.sun} />
    </>
  ),
}

type DrawingProps = { name: DrawingName } & Pick<SVGProps<SVGSVGElement>, 'x' | 'y' | 'width' | 'height' | 'className'>

/** Picture of the product itself, 4:3, decorative. Inside another SVG, `x`, `y`, `width` and `height` place it. */
export const Drawing = ({ name, ...place }: DrawingProps) => (
  <svg viewBox="0 0 120 90" preserveAspectRatio="xMidYMid slice" focusable="false" aria-hidden="true" {...place}>
    {DRAWINGS[name]}
  </svg>
)
