type CactusProps = {
  /** In px. */
  height: number
  className?: string
  /** Distance in px from the left edge of the parent. */
  left?: number
}

/** Width of the picture as a fraction of its height. */
export const CACTUS_RATIO = 2 / 3

export function Cactus({ height, className, left }: CactusProps) {
  return (
    <svg
      className={className}
      style={left === undefined ? undefined : { left }}
      viewBox="0 0 40 60"
      width={height * CACTUS_RATIO}
      height={height}
      fill="none"
      stroke="var(--accent-strong)"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <path strokeWidth="14" d="M20 68V15" />
      <path strokeWidth="8" d="M20 43H12Q5.5 43 5.5 37V30M20 50H28Q34.5 50 34.5 44V25" />
      <path strokeWidth="1.6" stroke="var(--accent-soft)" opacity=".55" d="M16.5 18V60M23.5 18V60" />
      <path strokeWidth="5" stroke="var(--accent)" d="M16 8L20 5L24 8" />
    </svg>
  )
}
