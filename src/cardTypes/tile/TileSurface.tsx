import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './TileSurface.module.css'

export type TileSurfaceProps = {
  /** `sheet`: the content is on a sheet of paper. `plain`: the content is directly on the background. */
  variant?: 'sheet' | 'plain'
  children: ReactNode
  className?: string
}

/** Cover for a card without a picture, in the hue of its type. Sizes inside it are relative to its width. */
export function TileSurface({ variant = 'sheet', children, className }: TileSurfaceProps) {
  if (variant === 'plain') return <div className={clsx(styles.surface, className)}>{children}</div>
  return (
    <div className={styles.surface}>
      <div className={clsx(styles.sheet, className)}>{children}</div>
    </div>
  )
}
