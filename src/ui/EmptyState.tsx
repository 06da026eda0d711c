import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

export type EmptyStateProps = {
  /** Decorative picture or buddy. */
  illustration?: ReactNode
  heading: string
  headingLevel?: 1 | 2 | 3
  text?: ReactNode
  actions?: ReactNode
  className?: string
}

/** Fills an area without content: explains what will be here and how to begin. */
export function EmptyState({ illustration, heading, headingLevel = 2, text, actions, className }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={clsx(styles.empty, className)}>
      {illustration ? <div className={styles.illustration}>{illustration}</div> : null}
      <Heading className={styles.heading}>{heading}</Heading>
      {text ? <div className={styles.text}>{text}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  )
}
