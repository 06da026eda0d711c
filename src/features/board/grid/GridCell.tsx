import clsx from 'clsx'
import { type CSSProperties, memo } from 'react'
import { CardSkeleton } from '@/cardTypes/CardSkeleton'
import type { CardTileProps } from '@/cardTypes/CardTile'
import { Skeleton } from '@/ui/Skeleton'
import { useDragRole } from '../dnd/dragStore'
import { CardContent } from './CardContent'
import styles from './GridCell.module.css'
import { cellRect, type Geometry } from './geometry'

type GridCellProps = CardTileProps & {
  /** Zero-based index among all cards. */
  index: number
  /** Number of cards, loaded or not. */
  total: number
  geometry: Geometry
}

function styleOf(geometry: Geometry, index: number): CSSProperties {
  const { left, top, width, height } = cellRect(geometry, index)
  return { transform: `translate(${left}px, ${top}px)`, inlineSize: width, blockSize: height }
}

/** Grid cell with its card and drag role. Memoised: re-renders only when its own card, position or state changes. */
export const GridCell = memo(function GridCell({ index, total, geometry, ...tile }: GridCellProps) {
  const { id } = tile.card
  const role = useDragRole(id)
  const isTable = geometry.density === 'list'
  const position = isTable
    ? // The first row is that of the column names.
      { role: 'row', 'aria-rowindex': index + 2, 'data-row': '' }
    : { 'aria-posinset': index + 1, 'aria-setsize': total }
  const Cell = isTable ? 'div' : 'li'
  return (
    <Cell
      className={styles.cell}
      style={styleOf(geometry, index)}
      {...position}
      data-card-id={id}
      data-drag={role ?? undefined}
    >
      <div className={styles.content}>
        <CardContent {...tile} isTable={isTable} />
      </div>
      {role === 'mergeTarget' ? <span className={styles.mergeTarget} /> : null}
      {role === 'insertBefore' || role === 'insertAfter' ? (
        <span className={clsx(styles.insertionLine, styles[role])} />
      ) : null}
    </Cell>
  )
})

type PlaceholderCellProps = Pick<GridCellProps, 'geometry' | 'index'> & {
  /** `div` in a table, whose parent is no list. */
  as?: 'li' | 'div'
}

/** Cell of a card that is loading. */
export function PlaceholderCell({ geometry, index, as: Cell = 'li' }: PlaceholderCellProps) {
  return (
    <Cell className={styles.cell} style={styleOf(geometry, index)} aria-hidden="true">
      {geometry.density === 'list' ? <Skeleton height="100%" radius="m" /> : <CardSkeleton />}
    </Cell>
  )
}
