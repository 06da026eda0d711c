import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './Prose.module.css'

export type ProseProps = {
  /** 'reading' for an open card, 'compact' for a chat message or a small preview. */
  size?: 'reading' | 'compact'
  className?: string
} & (
  | { children: ReactNode }
  /** Must be sanitised already; it is rendered unchanged. */
  | { sanitizedHtml: string }
)

/** Styles rich text: headings, lists, tables, quotations, code, formulas, pictures and links. Lines have at most 68 characters. */
export function Prose({ size = 'reading', className, ...content }: ProseProps) {
  const classes = clsx(styles.prose, styles[size], className)
  if ('sanitizedHtml' in content) {
    // oxlint-disable-next-line react/no-danger -- the only place that renders HTML; callers pass sanitised HTML only
    return <div className={classes} dangerouslySetInnerHTML={{ __html: content.sanitizedHtml }} />
  }
  return <div className={classes}>{content.children}</div>
}
