import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './Prose.module.css'

export type ProseProps = {
  /** Reading: a card in focus. Compact: a chat message or a small preview. */
  size?: 'reading' | 'compact'
  className?: string
} & (
  | { children: ReactNode }
  /** Already sanitised HTML, rendered unchanged. */
  | { sanitizedHtml: string }
)

/** Typography of rich text: headings, lists, tables, quotations, code, maths, pictures, links; max. 68 characters wide. */
export function Prose({ size = 'reading', className, ...content }: ProseProps) {
  const classes = clsx(styles.prose, styles[size], className)
  if ('sanitizedHtml' in content) {
    // oxlint-disable-next-line react/no-danger -- the only place that renders HTML; callers pass sanitised HTML only
    return <div className={classes} dangerouslySetInnerHTML={{ __html: content.sanitizedHtml }} />
  }
  return <div className={classes}>{content.children}</div>
}
