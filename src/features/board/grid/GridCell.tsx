import clsx from 'clsx'
import { type CSSProperties, memo } from 'react'
import { CardSkeleton } from '@/cardTypes/tile/CardSkeleton'
import type { CardTileProps } from '@/cardTypes/tile/CardTile'
import { Skeleton } from '@/ui/Skeleton'
import { useDragRole, useIsPointerDragging } from '../dnd/dragStore'
import { DropEffectHint } from '../dnd/DropEffectHint'
import { CardContent } from './CardContent'
import styles from './GridCell.module.css'
import { cardCellId } from './cardElements'
import { cellRect, type Geometry } from './geometry'

type GridCellProps = CardTileProps & {
  /** Zero-based index among all cards. */
  index: number
  geometry: Geometry
}

function styleOf(geometry: Geometry, index: number): CSSProperties {
  const { left, top, width, height } = cellRect(geometry, index)
  return { transform: `translate(${left}px, ${top}px)`, inlineSize: width, blockSize: height }
}

/** Outline of the merge target or of a refusing card; in a keyboard move, which has no preview, with the hint. */
function TargetMarker({ className }: { className: string | undefined }) {
  const isPointerDragging = useIsPointerDragging()
  return <span className={className}>{isPointerDragging ? null : <DropEffectHint />}</span>
}

/** A card in the grid, a row of its own to assistive technology (D-0088), with its drag role. Memoised: re-renders only when its own card, position or state changes. */
export const GridCell = memo(function GridCell({ index, geometry, ...tile }: GridCellProps) {
  const { id } = tile.card
  const role = useDragRole(id)
  const isTable = geometry.density === 'list'
  return (
    <div
      id={cardCellId(id)}
      role="row"
      // Row 1 of a table has the column names.
      aria-rowindex={index + (isTable ? 2 : 1)}
      aria-selected={tile.isSelected}
      className={styles.cell}
      style={styleOf(geometry, index)}
      data-row={isTable || undefined}
      data-card-id={id}
      data-drag={role ?? undefined}
    >
      <div role={isTable ? undefined : 'gridcell'} className={styles.content}>
        <CardContent {...tile} isTable={isTable} />
      </div>
      {role === 'mergeTarget' || role === 'refused' ? <TargetMarker className={styles[role]} /> : null}
      {role === 'insertBefore' || role === 'insertAfter' ? (
        <span className={clsx(styles.insertionLine, styles[role])} />
      ) : null}
    </div>
  )
})

type PlaceholderCellProps = Pick<GridCellProps, 'geometry' | 'index'> & {
  /** `div` inside the grid, which is not a list. */
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
