import clsx from 'clsx'
import { type CSSProperties, memo } from 'react'
import { typeLabel } from '@/cardTypes/rules/labels'
import { CardSkeleton } from '@/cardTypes/tile/CardSkeleton'
import type { CardTileProps } from '@/cardTypes/tile/CardTile'
import { useTranslation } from '@/i18n/i18n'
import { useAppSelector } from '@/store/hooks'
import { selectPictureWork } from '@/store/selectPictureWork'
import { Skeleton } from '@/ui/Skeleton'
import { useDragRole, useIsPointerDragging } from '../dnd/dragStore'
import { DropEffectHint } from '../dnd/DropEffectHint'
import { CardContent } from './CardContent'
import styles from './GridCell.module.css'
import { cardCellId } from './cardElements'
import { cellRect, type Geometry } from './geometry'

type GridCellProps = CardTileProps & {
  /** Index among all cards, from 0. */
  index: number
  geometry: Geometry
}

function styleOf(geometry: Geometry, index: number): CSSProperties {
  const { left, top, width, height } = cellRect(geometry, index)
  return { transform: `translate(${left}px, ${top}px)`, inlineSize: width, blockSize: height }
}

/** Outline of the merge target or of a card that refuses the drop. A keyboard move has no preview, so the hint is shown here. */
function TargetMarker({ className }: { className: string | undefined }) {
  const isPointerDragging = useIsPointerDragging()
  return <span className={className}>{isPointerDragging ? null : <DropEffectHint />}</span>
}

/**
 * A card in the grid, together with its part in the current drag. Assistive technology sees each cell as a row (D-0088). Memoised, so it
 * renders only if its own card, position or state changes.
 */
export const GridCell = memo(function GridCell({ index, geometry, ...tile }: GridCellProps) {
  const { id } = tile.card
  const role = useDragRole(id)
  const { t } = useTranslation()
  const isTable = geometry.density === 'list'
  const pictureSource = useAppSelector((state) => selectPictureWork(state, id)?.source)
  return (
    <div
      id={cardCellId(id)}
      role="row"
      // In a table, the column names are row 1.
      aria-rowindex={index + (isTable ? 2 : 1)}
      aria-selected={tile.isSelected}
      className={styles.cell}
      style={styleOf(geometry, index)}
      data-row={isTable || undefined}
      data-card-id={id}
      data-drag={role ?? undefined}
    >
      <div role={isTable ? undefined : 'gridcell'} className={styles.content}>
        <CardContent {...tile} pictureSource={pictureSource} isTable={isTable} />
        {/* The tile's own name is its title alone, so that cell and row would not say the type. */}
        {isTable ? null : <span className="visually-hidden">{typeLabel(tile.card, t)}</span>}
      </div>
      {role === 'mergeTarget' || role === 'refused' ? <TargetMarker className={styles[role]} /> : null}
      {role === 'insertBefore' || role === 'insertAfter' ? (
        <span className={clsx(styles.insertionLine, styles[role])} />
      ) : null}
    </div>
  )
})

type PlaceholderCellProps = Pick<GridCellProps, 'geometry' | 'index'> & {
  /** Use `div` in the grid, because its parent is no list. */
  as?: 'li' | 'div'
}

export function PlaceholderCell({ geometry, index, as: Cell = 'li' }: PlaceholderCellProps) {
  return (
    <Cell className={styles.cell} style={styleOf(geometry, index)} aria-hidden="true">
      {geometry.density === 'list' ? <Skeleton height="100%" radius="m" /> : <CardSkeleton />}
    </Cell>
  )
}
