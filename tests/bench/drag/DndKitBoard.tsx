import { DndContext, DragOverlay, KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { memo, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Card } from '@/api/cards/card.schema'
import { useCardList } from '@/api/cards/useCardList'
import type { CardListArg } from '@/api/cards/cardListPages'
import boardStyles from '@/features/board/BoardScreen.module.css'
import gridStyles from '@/features/board/grid/CardGrid.module.css'
import { cellRect, type Geometry, rowsFor, rowStep } from '@/features/board/grid/geometry'
import { useGeometry } from '@/features/board/grid/useGeometry'
import { useVirtualRows } from '@/features/board/grid/useVirtualRows'
import { CardTile } from '@/cardTypes/tile/CardTile'
import { countRender } from './meter'

const nothing = () => undefined
/** A drag starts after the same distance in px and hold time in ms as on the app's board. */
const ACTIVATION = { distance: 10 }
const TOUCH = { delay: 100, tolerance: 10 }

type SortableCellProps = { card: Card; index: number; total: number; geometry: Geometry }

const SortableCell = memo(function SortableCell({ card, index, total, geometry }: SortableCellProps) {
  countRender('cell', card.id)
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: card.id })
  const { left, top, width, height } = cellRect(geometry, index)
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      style={{
        position: 'absolute',
        left,
        top,
        inlineSize: width,
        blockSize: height,
        transform: CSS.Translate.toString(transform),
        transition,
        opacity: isDragging ? 0.45 : undefined,
      }}
      aria-posinset={index + 1}
      aria-setsize={total}
      data-card-id={card.id}
      data-bench-sortable=""
    >
      <CardTile card={card} isSelected={false} onSelect={nothing} onOpen={nothing} onMenu={nothing} />
    </li>
  )
})

/** A sortable grid as in dnd-kit's documentation. It uses the app's cards, list, geometry and virtual rows. */
export function DndKitBoard({ list: arg }: { list: CardListArg }) {
  const { cards, total } = useCardList(arg)
  const [element, setElement] = useState<HTMLDivElement | null>(null)
  const { geometry, top, probe } = useGeometry(element)
  const [activeId, setActiveId] = useState<string | null>(null)
  const ids = useMemo(() => cards.map(({ id }) => id), [cards])
  const rows = rowsFor(geometry, cards.length)
  const pinned = activeId ? [Math.floor(ids.indexOf(activeId) / geometry.columns)] : []
  const { rowsToRender } = useVirtualRows({ rows, geometry, top, pinned })
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: ACTIVATION }),
    useSensor(TouchSensor, { activationConstraint: TOUCH }),
    useSensor(KeyboardSensor),
  )
  const active = activeId ? cards.find(({ id }) => id === activeId) : undefined
  const indexes = rowsToRender.flatMap((row) =>
    Array.from({ length: geometry.columns }, (_, column) => row * geometry.columns + column),
  )

  return (
    <main className={boardStyles.board}>
      {probe}
      <header className={boardStyles.header}>
        <h1 className={boardStyles.title}>My Board</h1>
      </header>
      <DndContext
        sensors={sensors}
        onDragStart={({ active: { id } }) => setActiveId(String(id))}
        onDragEnd={() => setActiveId(null)}
        onDragCancel={() => setActiveId(null)}
      >
        <SortableContext items={ids} strategy={rectSortingStrategy}>
          <div
            ref={setElement}
            className={gridStyles.grid}
            style={{ blockSize: Math.max(0, rows * rowStep(geometry) - geometry.gapY) }}
          >
            <ul className={gridStyles.cells} style={{ inlineSize: geometry.cellWidth }}>
              {indexes.map((index) => {
                const card = cards[index]
                return card ? (
                  <SortableCell key={card.id} card={card} index={index} total={total} geometry={geometry} />
                ) : null
              })}
            </ul>
          </div>
        </SortableContext>
        {createPortal(
          <DragOverlay>
            {active ? (
              <div data-bench-clone="" style={{ blockSize: '100%', container: 'tile / inline-size' }}>
                <CardTile card={active} isSelected={false} onSelect={nothing} onOpen={nothing} onMenu={nothing} />
              </div>
            ) : null}
          </DragOverlay>,
          document.body,
        )}
      </DndContext>
    </main>
  )
}
