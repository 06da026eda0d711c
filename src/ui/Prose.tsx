import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './Prose.module.css'

export type ProseProps = {
  /** Reading: a card in focus. Compact: a chat message or a small preview. */
  size?: 'reading' | 'compact'
  className?: string
} & (
  | { children: ReactNode }
  /** Rich text that a sanitiser has already cleaned; it is shown as it is. */
  | { sanitizedHtml: string }
)

/** Gives rich text its look: headings, lists, tables, quotations, code, maths, pictures, links; 68 characters wide. */
export function Prose({ size = 'reading', className, ...content }: ProseProps) {
  const classes = clsx(styles.prose, styles[size], className)
  if ('sanitizedHtml' in content) {
    // oxlint-disable-next-line react/no-danger -- the one place where cleaned rich text is shown as it is
    return <div className={classes} dangerouslySetInnerHTML={{ __html: content.sanitizedHtml }} />
  }
  return <div className={classes}>{content.children}</div>
}
