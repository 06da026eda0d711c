import type { CSSProperties } from 'react'
import { CardTile, type CardTileProps } from '@/formats/CardTile'
import styles from './CardGrid.module.css'

export type CellProps = {
  tile: CardTileProps
  /** Where the cell lies in the list, and how large it is. */
  style: CSSProperties
  /** From 1, among `total` cards, loaded or not. */
  position: number
  total: number
}

/** A card of the board while nothing can be dragged yet. */
export function PlainCell({ tile, style, position, total }: CellProps) {
  return (
    <li className={styles.cell} style={style} data-card-id={tile.card.id} aria-posinset={position} aria-setsize={total}>
      <CardTile {...tile} />
    </li>
  )
}
