import { useState } from 'react'
import type { Card } from '@/api/cards/card.schema'
import { CardTile } from '@/cardTypes/tile/CardTile'
import styles from './TileGrid.module.css'

export type TileGridProps = {
  cards: Card[]
  initiallySelected?: string[]
  onOpen?: (card: Card) => void
  onOpenOrigin?: (insight: Card) => void
}

const noop = () => {}

/** Shows tiles as the board does, with a working selection. */
export function TileGrid({ cards, initiallySelected = [], onOpen = noop, onOpenOrigin = noop }: TileGridProps) {
  const [selected, setSelected] = useState(initiallySelected)
  return (
    <ul className={styles.grid}>
      {cards.map((card) => (
        <li key={card.id} className={styles.cell}>
          <CardTile
            card={card}
            isSelected={selected.includes(card.id)}
            onSelect={(id, { isToggle }) =>
              setSelected((ids) =>
                isToggle ? (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]) : [id],
              )
            }
            onOpen={onOpen}
            onOpenOrigin={onOpenOrigin}
          />
        </li>
      ))}
    </ul>
  )
}
