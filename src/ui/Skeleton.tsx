import clsx from 'clsx'
import type { CSSProperties } from 'react'
import styles from './Skeleton.module.css'

export type SkeletonProps = {
  /** CSS lengths; default: full width, one line of text. */
  width?: CSSProperties['inlineSize']
  height?: CSSProperties['blockSize']
  radius?: 's' | 'm' | 'l' | 'full'
  className?: string
}

/** Placeholder block while content loads. Hidden from screen readers: give the surrounding area `aria-busy` and a label. */
export function Skeleton({ width = '100%', height = '1em', radius = 's', className }: SkeletonProps) {
  const style = { inlineSize: width, blockSize: height, borderRadius: `var(--radius-${radius})` }
  return <span aria-hidden="true" className={clsx(styles.skeleton, className)} style={style} />
}
