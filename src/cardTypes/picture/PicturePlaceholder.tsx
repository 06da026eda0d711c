import { TileSurface } from '../tile/TileSurface'
import styles from './PicturePlaceholder.module.css'
import type { PictureCardType } from './definition'

/**
 * Drawing that replaces a missing picture. It depends on the card type: a landscape, a photo, a scribble, shapes or a
 * note.
 */
export function PicturePlaceholder({ type }: { type: PictureCardType }) {
  return (
    <TileSurface variant="plain">
      <svg className={styles.drawing} viewBox="0 0 120 90" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {DRAWINGS[type]}
      </svg>
    </TileSurface>
  )
}

const landscape = (
  <>
    <circle className={styles.solid} cx="86" cy="26" r="9" />
    <path className={styles.solid} opacity="0.55" d="M0 64 32 36q4-3 8 0l34 30v30H0z" />
    <path className={styles.solid} d="M30 90 70 54q4-3 8 0l42 36z" />
  </>
)

const DRAWINGS = {
  image: landscape,
  imageupload: (
    <g transform="rotate(-4 60 45)">
      <rect className={styles.paper} x="26" y="10" width="68" height="66" rx="3" />
      <svg x="31" y="15" width="58" height="46" viewBox="0 0 120 90" preserveAspectRatio="xMidYMid slice">
        <rect className={styles.soft} width="120" height="90" />
        {landscape}
      </svg>
    </g>
  ),
  drawing: (
    <>
      <path className={styles.stroke} d="M18 56c10-34 26-38 26-18S30 70 46 66s18-44 32-40-10 38 4 38 14-22 22-24" />
      <path className={styles.ink} d="m98 34 8-16 7 3-7 16-9 6z" />
    </>
  ),
  shape: (
    <>
      <circle className={styles.solid} cx="40" cy="40" r="20" />
      <rect
        className={styles.ink}
        opacity="0.75"
        x="58"
        y="24"
        width="34"
        height="34"
        rx="5"
        transform="rotate(12 75 41)"
      />
      <path className={styles.paper} d="M60 38 82 74H38z" />
    </>
  ),
  annotation: (
    <>
      <rect className={styles.paper} x="22" y="14" width="76" height="90" rx="5" />
      <path className={styles.faint} d="M32 28h56M32 40h56M32 52h56M32 64h40" />
      <path className={styles.marker} d="M32 40h34" />
      <path className={styles.stroke} d="M66 58c12 10 26 8 30-6m-6 2 7-4 3 7" />
    </>
  ),
}
