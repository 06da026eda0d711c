import clsx from 'clsx'
import { type CSSProperties, memo, type RefObject, useLayoutEffect } from 'react'
import { Draggable, type DraggableProvided, Droppable } from 'react-beautiful-dnd'
import { useSelector } from 'react-redux'
import type { Card } from '@/api/cards/card.schema'
import { CardTile } from '@/cardTypes/CardTile'
import { useTranslation } from '@/i18n/i18n'
import { findCardCell } from '../grid/cardElements'
import { selectSelectedIds } from '../selectionSlice'
import styles from './DraggableCard.module.css'
import { getDragState, useDropTargetKind } from './dragStore'

/** ms for a card to fly home or to where it was let go. */
const DROP_ANIMATION_DURATION = '180ms'

const noop = () => undefined

/** The library's style for the card in the hand. Settling, it always moves a little: without any change no end is ever reported. */
function cloneStyle(style: CSSProperties = {}, isDropAnimating: boolean): CSSProperties {
  if (!isDropAnimating) return style
  const isAccepted = (getDragState()?.dropTarget.kind ?? 'none') !== 'none'
  return {
    ...style,
    transform: `${style.transform ?? 'translate(0px, 0px)'} scale(${isAccepted ? 0.6 : 0.999})`,
    opacity: isAccepted ? 0.2 : 1,
    transitionDuration: DROP_ANIMATION_DURATION,
    transitionProperty: 'transform, opacity',
  }
}

/** The card in the hand, with how many others come along and what letting go would do. */
function DragPreview({ card }: { card: Card }) {
  const { t } = useTranslation()
  const isSelected = useSelector(selectSelectedIds).includes(card.id)
  const count = getDragState()?.draggedIds.size ?? 1
  const dropKind = useDropTargetKind()
  return (
    <div className={clsx(styles.preview, count > 1 && styles.multiple)}>
      <CardTile card={card} isSelected={isSelected} onSelect={noop} onOpen={noop} onMenu={noop} />
      {count > 1 ? <span className={styles.count}>{t('board.drag.count', { count })}</span> : null}
      {dropKind === 'merge' ? <span className={styles.dropHint}>{t('board.drag.stackHint')}</span> : null}
      {dropKind === 'myBoard' ? <span className={styles.dropHint}>{t('board.drag.toMyBoard')}</span> : null}
    </div>
  )
}

type ExternalElementBindingProps = {
  getElement: () => Element | null | undefined
  innerRef: (element: HTMLElement | null) => void
  /** What the library finds the element by, in the DOM. */
  attributes: Record<`data-${string}`, string | undefined>
}

/** Hands an element that the list has drawn to the library, which would rather draw it itself; it renders nothing. */
function ExternalElementBinding({ getElement, innerRef, attributes }: ExternalElementBindingProps) {
  useLayoutEffect(() => {
    const element = getElement()
    if (!(element instanceof HTMLElement)) return
    const definedAttributes = Object.entries(attributes).flatMap(([name, value]) =>
      value === undefined ? [] : ([[name, value]] as const),
    )
    for (const [name, value] of definedAttributes) element.setAttribute(name, value)
    innerRef(element)
    return () => {
      innerRef(null)
      for (const [name] of definedAttributes) element.removeAttribute(name)
    }
  })
  return null
}

const draggableAttributes = ({ draggableProps }: DraggableProvided) => ({
  'data-rfd-draggable-id': draggableProps['data-rfd-draggable-id'],
  'data-rfd-draggable-context-id': draggableProps['data-rfd-draggable-context-id'],
})

/**
 * The handle that the library asks of each card. It is nothing to hold: our sensors know a card by its place. As the card's own element it
 * would be a button that holds buttons, and the library, which switches the pointer off for handles while one is dragged, would have
 * everything in every card styled anew at each lift and drop (D-0034).
 */
function DragHandle({ dragHandleProps }: DraggableProvided) {
  return (
    <span
      hidden
      data-rfd-drag-handle-draggable-id={dragHandleProps?.['data-rfd-drag-handle-draggable-id']}
      data-rfd-drag-handle-context-id={dragHandleProps?.['data-rfd-drag-handle-context-id']}
    />
  )
}

type DraggableCardProps = {
  card: Card
  /** The list that the card's place is drawn in. */
  gridRef: RefObject<HTMLElement | null>
}

/**
 * What the library knows of a card on the board. The list draws the card, whether it can be dragged yet or not; this only draws it once
 * more, in the hand. Each card is a list of its own for the library, so that its idea of lists never moves anything
 * (every drop then ends as B-235 to B-239 say, and nothing jumps).
 */
export const DraggableCard = memo(function DraggableCard({ card, gridRef }: DraggableCardProps) {
  const getCell = () => gridRef.current && findCardCell(gridRef.current, card.id)
  return (
    <Droppable
      droppableId={card.id}
      type={card.id}
      mode="virtual"
      ignoreContainerClipping
      renderClone={(provided, { isDropAnimating }) => (
        <div
          {...provided.draggableProps}
          ref={provided.innerRef}
          style={cloneStyle(provided.draggableProps.style, isDropAnimating)}
          className={styles.clone}
          aria-hidden="true"
          inert
        >
          <DragPreview card={card} />
        </div>
      )}
    >
      {({ innerRef, droppableProps }) => (
        <>
          <ExternalElementBinding getElement={getCell} innerRef={innerRef} attributes={{ ...droppableProps }} />
          <Draggable draggableId={card.id} index={0} isDragDisabled={card.loading} disableInteractiveElementBlocking>
            {(provided) => (
              <>
                <ExternalElementBinding
                  getElement={() => getCell()?.firstElementChild}
                  innerRef={provided.innerRef}
                  attributes={draggableAttributes(provided)}
                />
                <DragHandle {...provided} />
              </>
            )}
          </Draggable>
        </>
      )}
    </Droppable>
  )
})
