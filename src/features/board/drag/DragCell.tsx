import clsx from 'clsx'
import type { CSSProperties } from 'react'
import { Draggable, type DraggableProvided, Droppable } from 'react-beautiful-dnd'
import { useTranslation } from '@/i18n/i18n'
import { CardTile, type CardTileProps } from '@/formats/CardTile'
import type { CellProps } from '../grid/PlainCell'
import styles from './DragCell.module.css'
import { currentSession, useDragPart, useOutcomeKind } from './dragSession'

/** ms for a card to fly home or to where it was let go. */
const SETTLE = '180ms'

/** The library's style for the card in the hand. Settling, it always moves a little: without any change no end is ever reported. */
function cloneStyle(style: CSSProperties = {}, isSettling: boolean): CSSProperties {
  if (!isSettling) return style
  const isTaken = (currentSession()?.outcome.kind ?? 'nothing') !== 'nothing'
  return {
    ...style,
    transform: `${style.transform ?? 'translate(0px, 0px)'} scale(${isTaken ? 0.6 : 0.999})`,
    opacity: isTaken ? 0.2 : 1,
    transitionDuration: SETTLE,
    transitionProperty: 'transform, opacity',
  }
}

/** What the library finds the handle of a card by. Its other attributes would make a button of what holds buttons. */
const handleOf = (props: DraggableProvided['dragHandleProps']) => ({
  'data-rfd-drag-handle-draggable-id': props?.['data-rfd-drag-handle-draggable-id'],
  'data-rfd-drag-handle-context-id': props?.['data-rfd-drag-handle-context-id'],
})

/** The card in the hand, with how many others come along and what letting go would do. */
function InHand({ tile }: { tile: CardTileProps }) {
  const { t } = useTranslation()
  const count = currentSession()?.draggedIds.size ?? 1
  const outcome = useOutcomeKind()
  return (
    <div className={clsx(styles.paper, count > 1 && styles.several)}>
      <CardTile {...tile} />
      {count > 1 ? <span className={styles.count}>{t('board.drag.count', { count })}</span> : null}
      {outcome === 'merge' ? <span className={styles.word}>{t('board.drag.stackHint')}</span> : null}
      {outcome === 'myBoard' ? <span className={styles.word}>{t('board.drag.toMyBoard')}</span> : null}
    </div>
  )
}

/** What a card shows when letting go here would stack on it, or go in before or after it. */
function DropHint({ cardId }: { cardId: string }) {
  const part = useDragPart(cardId)
  if (part === 'merge') return <span className={styles.merge} />
  if (part === 'before' || part === 'after') return <span className={clsx(styles.line, styles[part])} />
  return null
}

/**
 * A card of the board that can be dragged. Each is a list of its own for the library, so that its idea of lists never moves anything
 * (findings: 30 of 30 drops as the documents say, and no jumping).
 */
export function DragCell(cell: CellProps) {
  const { card } = cell.tile
  const part = useDragPart(card.id)
  const isTogether = part === 'dragged'
  return (
    <Droppable
      droppableId={card.id}
      type={card.id}
      mode="virtual"
      ignoreContainerClipping
      renderClone={({ innerRef, draggableProps, dragHandleProps }, { isDropAnimating }) => (
        <div
          {...draggableProps}
          {...handleOf(dragHandleProps)}
          ref={innerRef}
          style={cloneStyle(draggableProps.style, isDropAnimating)}
          className={styles.clone}
          aria-hidden="true"
          inert
        >
          <InHand tile={cell.tile} />
        </div>
      )}
    >
      {({ innerRef: listRef, droppableProps }) => (
        <li
          {...droppableProps}
          ref={listRef}
          className={styles.cell}
          style={cell.style}
          aria-posinset={cell.position}
          aria-setsize={cell.total}
          data-card-id={card.id}
          data-drag={part ?? undefined}
        >
          <Draggable
            draggableId={card.id}
            index={0}
            isDragDisabled={cell.tile.card.loading}
            disableInteractiveElementBlocking
          >
            {({ innerRef, draggableProps, dragHandleProps }) => (
              <div
                {...draggableProps}
                {...handleOf(dragHandleProps)}
                ref={innerRef}
                // Only a card in the hand is moved by the library.
                style={undefined}
                className={clsx(styles.place, isTogether && styles.together)}
              >
                <CardTile {...cell.tile} />
              </div>
            )}
          </Draggable>
          <DropHint cardId={card.id} />
        </li>
      )}
    </Droppable>
  )
}
