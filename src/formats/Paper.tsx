import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './Paper.module.css'

export type PaperProps = {
  /** Sheet: the content is written on a sheet that lies on the desk. Desk: the content lies on the desk itself. */
  look?: 'sheet' | 'desk'
  children: ReactNode
  className?: string
}

/** The designed cover of a card without a picture, in the hue of its type. Sizes inside are relative to the cover's width. */
export function Paper({ look = 'sheet', children, className }: PaperProps) {
  if (look === 'desk') return <div className={clsx(styles.desk, className)}>{children}</div>
  return (
    <div className={styles.desk}>
      <div className={clsx(styles.sheet, className)}>{children}</div>
    </div>
  )
}
