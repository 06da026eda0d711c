import clsx from 'clsx'
import type { CSSProperties } from 'react'
import styles from './Skeleton.module.css'

export type SkeletonProps = {
  /** CSS lengths. By default, the full width and the height of one line. */
  width?: CSSProperties['inlineSize']
  height?: CSSProperties['blockSize']
  radius?: 's' | 'm' | 'l' | 'full'
  className?: string
}

/** Placeholder block while content loads. Hidden from screen readers, so the surrounding area needs `aria-busy` and a label. */
export function Skeleton({ width = '100%', height = '1em', radius = 's', className }: SkeletonProps) {
  const style = { inlineSize: width, blockSize: height, borderRadius: `var(--radius-${radius})` }
  return <span aria-hidden="true" className={clsx(styles.skeleton, className)} style={style} />
}
