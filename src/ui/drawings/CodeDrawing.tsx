import type { ReactNode } from 'react'
import styles from './Drawing.module.css'

const PETAL = 'M24 23c-7-3-8-12-3-16 3 1 3 1 6 0 5 4 4 13-3 16Z'

/** Each stands on ground of its own, so that it looks the same on a light, a dark and a forced background. */
const CODE_DRAWINGS = {
  cat: (
    <>
      <rect width="48" height="48" rx="12" className={styles.sky} />
      <path d="M10 25V8q0-3 3-1l8 6h6l8-6q3-2 3 1v17a14 14 0 0 1-28 0Z" className={styles.pot} />
      <path d="m13 11 5 4-5 5ZM35 11l-5 4 5 5Z" className={styles.coral} />
      <ellipse cx="24" cy="30" rx="8" ry="6" className={styles.paper} />
      <path d="M21 26h6l-3 4Z" className={styles.coral} />
      <g className={styles.ink}>
        <circle cx="18" cy="22" r="2.4" />
        <circle cx="30" cy="22" r="2.4" />
      </g>
      <path d="M24 30q-1 3-4 2M24 30q1 3 4 2M6 27l8 1M6 33l8-2M42 27l-8 1M42 33l-8-2" className={styles.stroke} />
    </>
  ),
  turtle: (
    <>
      <rect width="48" height="48" rx="12" className={styles.wall} />
      <path d="M4 33h6l-2-5ZM12 32h8v6q-4 2-8 0ZM26 32h8v6q-4 2-8 0Z" className={styles.leafLight} />
      <circle cx="39" cy="25" r="6" className={styles.leafLight} />
      <path d="M32 28h8v5h-8Z" className={styles.leafLight} />
      <path d="M7 34a14.5 14.5 0 0 1 29 0Z" className={styles.leaf} />
      <path d="M17 25h9l3 8H14Z" className={styles.leafLight} />
      <circle cx="41" cy="24" r="1.6" className={styles.ink} />
      <path d="M39 28q3 1 5-1" className={styles.stroke} />
    </>
  ),
  butterfly: (
    <>
      <rect width="48" height="48" rx="12" className={styles.lilac} />
      <path
        d="M23 24C14 6 3 9 5 18c1 5 5 8 10 8-6 1-8 6-6 10 4 6 13 1 14-10ZM25 24c9-18 20-15 18-6-1 5-5 8-10 8 6 1 8 6 6 10-4 6-13 1-14-10Z"
        className={styles.sky2}
      />
      <g className={styles.sun}>
        <circle cx="12" cy="18" r="3.5" />
        <circle cx="36" cy="18" r="3.5" />
        <circle cx="14" cy="33" r="2.5" />
        <circle cx="34" cy="33" r="2.5" />
      </g>
      <rect x="22" y="15" width="4" height="24" rx="2" className={styles.ink} />
      <path d="M23 16q-1-6-5-7M25 16q1-6 5-7" className={styles.stroke} />
    </>
  ),
  hibiscus: (
    <>
      <rect width="48" height="48" rx="12" className={styles.wall} />
      <path d="M8 44c0-10 5-16 14-16 0 10-5 16-14 16ZM40 44c0-10-5-16-14-16 0 10 5 16 14 16Z" className={styles.leaf} />
      {[0, 72, 144, 216, 288].map((angle) => (
        <path key={angle} d={PETAL} transform={`rotate(${angle} 24 23)`} className={styles.coral} />
      ))}
      <circle cx="24" cy="23" r="4" className={styles.fur} />
      <path d="m24 23 9-9" className={styles.stem} />
      <circle cx="33" cy="14" r="3" className={styles.sun} />
    </>
  ),
  rainbow: (
    <>
      <rect width="48" height="48" rx="12" className={styles.sky} />
      <path d="M4 35a20 20 0 0 1 40 0Z" className={styles.coral} />
      <path d="M8.5 35a15.5 15.5 0 0 1 31 0Z" className={styles.sun} />
      <path d="M13 35a11 11 0 0 1 22 0Z" className={styles.leaf} />
      <path d="M17.5 35a6.5 6.5 0 0 1 13 0Z" className={styles.night} />
      <path
        d="M4 39a4 4 0 0 1 1-8 5 5 0 0 1 9 1 3.5 3.5 0 0 1 1 7ZM33 39a3.5 3.5 0 0 1 1-7 5 5 0 0 1 9-1 4 4 0 0 1 1 8Z"
        className={styles.paper}
      />
    </>
  ),
  rocket: (
    <>
      <rect width="48" height="48" rx="12" className={styles.night} />
      <path d="M19 35h10q1 7-5 11-6-4-5-11Z" className={styles.sun} />
      <path d="M16 22 9 32v7l8-5ZM32 22l7 10v7l-8-5Z" className={styles.coral} />
      <path d="M24 3c8 7 10 18 7 32H17C14 21 16 10 24 3Z" className={styles.paper} />
      <path d="M24 3c4 3 6 7 7 11H17c1-4 3-8 7-11Z" className={styles.coral} />
      <circle cx="24" cy="22" r="4.5" className={styles.sky2} />
      <g className={styles.paper}>
        <circle cx="8" cy="12" r="1.4" />
        <circle cx="40" cy="9" r="1.4" />
        <circle cx="42" cy="22" r="1" />
      </g>
    </>
  ),
  drum: (
    <>
      <rect width="48" height="48" rx="12" className={styles.lilac} />
      <path d="M8 22v15c0 4 7 7 16 7s16-3 16-7V22Z" className={styles.coral} />
      <path d="M8 24v3l5 13 3 1 4-13 4 14 4-14 4 13 3-1 5-13v-3Z" className={styles.sun} />
      <ellipse cx="24" cy="21" rx="17" ry="7" className={styles.potRim} />
      <ellipse cx="24" cy="20" rx="14" ry="5" className={styles.paper} />
      <path d="m9 5 13 14-2 1L7 7ZM39 5 26 19l2 1L41 7Z" className={styles.fur} />
      <circle cx="8" cy="6" r="3" className={styles.fur} />
      <circle cx="40" cy="6" r="3" className={styles.fur} />
    </>
  ),
  kite: (
    <>
      <rect width="48" height="48" rx="12" className={styles.sky} />
      <path d="M28 4v14H14Z" className={styles.coral} />
      <path d="M28 4v14h12Z" className={styles.sun} />
      <path d="M14 18h14v17Z" className={styles.leaf} />
      <path d="M40 18H28v17Z" className={styles.night} />
      <path d="M28 35c-4 9-10 1-14 5s-5 5-9 4" className={styles.stroke} />
      <path d="m19 35 1 6-5-3ZM12 39l0 6-5-4Z" className={styles.coral} />
    </>
  ),
  watermelon: (
    <>
      <rect width="48" height="48" rx="12" className={styles.sky} />
      <path d="M3 15h42a21 21 0 0 1-42 0Z" className={styles.leaf} />
      <path d="M6.5 15h35a17.5 17.5 0 0 1-35 0Z" className={styles.paper} />
      <path d="M9 15h30a15 15 0 0 1-30 0Z" className={styles.coral} />
      <g className={styles.ink}>
        <ellipse cx="17" cy="19" rx="1.3" ry="2" />
        <ellipse cx="24" cy="24" rx="1.3" ry="2" />
        <ellipse cx="31" cy="19" rx="1.3" ry="2" />
      </g>
    </>
  ),
  football: (
    <>
      <rect width="48" height="48" rx="12" className={styles.meadow} />
      <circle cx="24" cy="24" r="18" className={styles.ink} />
      <circle cx="24" cy="24" r="16.8" className={styles.paper} />
      <path d="m24 17 7 5-2.7 8h-8.6L17 22Z" className={styles.ink} />
      <path
        d="m24 7.2 4.5 1.3L24 12l-4.5-3.5ZM40.5 21l-3.8-4.5-1.5 6 4.5 3.5ZM7.5 21l3.8-4.5 1.5 6L8.3 26ZM33 38.2l-5-1.7 3-4.5 5 1.5ZM15 38.2l5-1.7-3-4.5-5 1.5Z"
        className={styles.ink}
      />
      <path d="M24 12v5M31 22l4.2.5M28.3 30l2.7 2M19.7 30 17 32M17 22l-4.2.5" className={styles.stroke} />
    </>
  ),
} satisfies Record<string, ReactNode>

export type CodeDrawingName = keyof typeof CODE_DRAWINGS

export const codeDrawingNames = Object.keys(CODE_DRAWINGS) as CodeDrawingName[]

/** Square picture of a secret code, decorative: names of pictures are texts of the sign-up. */
export const CodeDrawing = ({ name, className }: { name: CodeDrawingName; className?: string | undefined }) => (
  <svg viewBox="0 0 48 48" focusable="false" aria-hidden="true" className={className}>
    {CODE_DRAWINGS[name]}
  </svg>
)
