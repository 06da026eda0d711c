import clsx from 'clsx'
import type { CSSProperties } from 'react'
import styles from './Skeleton.module.css'

export type SkeletonProps = {
  /** CSS lengths; the full width and one line of text when left out. */
  width?: CSSProperties['inlineSize']
  height?: CSSProperties['blockSize']
  radius?: 's' | 'm' | 'l' | 'full'
  className?: string
}

/** A placeholder block while content loads. Hidden from screen readers: mark the area around it `aria-busy` and label it. */
export function Skeleton({ width = '100%', height = '1em', radius = 's', className }: SkeletonProps) {
  const style = { inlineSize: width, blockSize: height, borderRadius: `var(--radius-${radius})` }
  return <span aria-hidden="true" className={clsx(styles.skeleton, className)} style={style} />
}
