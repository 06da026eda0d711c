import clsx from 'clsx'
import type { ReactNode } from 'react'
import { GridListItem } from 'react-aria-components/GridList'
import styles from './EntryRow.module.css'

type EntryRowProps = {
  id: number
  name: string
  detail: string
  picture: ReactNode
  /** True for a friend request that waits for the user's answer. */
  isNew?: boolean
  children: ReactNode
}

/** Row of the address book. Screen readers announce the name and the detail. */
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
