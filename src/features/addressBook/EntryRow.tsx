import clsx from 'clsx'
import type { ReactNode } from 'react'
import { GridListItem } from 'react-aria-components/GridList'
import styles from './EntryRow.module.css'

type EntryRowProps = {
  id: number
  name: string
  detail: string
  picture: ReactNode
  /** It waits for an answer of the person. */
  isNew?: boolean
  /** Buttons. */
  children: ReactNode
}

/** A row of the address book: who or what it is, and its buttons; a screen reader hears name and detail. */
export function EntryRow({ id, name, detail, picture, isNew = false, children }: EntryRowProps) {
  return (
    <GridListItem id={id} textValue={`${name}, ${detail}`} className={clsx(styles.row, isNew && styles.new)}>
      {picture}
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.detail}>{detail}</span>
      </span>
      <span className={styles.actions}>{children}</span>
    </GridListItem>
  )
}
