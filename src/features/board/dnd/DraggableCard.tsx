import clsx from 'clsx'
import { type CSSProperties, memo, type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { Draggable, type DraggableProvided, Droppable } from 'react-beautiful-dnd'
import type { Card } from '@/api/cards/card.schema'
import { selectDensity } from '@/store/density'
import { useTranslation } from '@/i18n/i18n'
import { useAppSelector } from '@/store/hooks'
import { CardContent } from '../grid/CardContent'
import { findCardCell } from '../grid/cardElements'
import { selectSelectedIds } from '@/model/board/selectionSlice'
import styles from './DraggableCard.module.css'
import { DropEffectHint } from './DropEffectHint'
import { type DragState, useDrag } from './dragStore'

/** Time in which the preview fades out after a drop moved its cards into a stack or to My Board. */
const LEAVING_DURATION = '150ms'

const noop = () => undefined

const isLeavingList = (drag: DragState | null) =>
  drag?.release?.outcome.kind === 'merge' || drag?.release?.outcome.kind === 'myBoard'

/**
 * Returns the preview's style after the drop. The library would move the preview back. Instead, the preview stays where it was released,
 * and `animateIntoPlace` moves the card's cell; the preview of a card that leaves the list fades out.
 */
function droppingStyle(style: CSSProperties | undefined, drag: DragState | null): CSSProperties {
  const { x, y } = drag?.release?.offset ?? { x: 0, y: 0 }
  const translation = `translate(${x}px, ${y}px)`
  if (!isLeavingList(drag)) return { ...style, transform: translation, transition: 'none' }
  const transition = `transform ${LEAVING_DURATION}, opacity ${LEAVING_DURATION}`
  return { ...style, transform: `${translation} scale(0.4)`, opacity: 0, transition }
}

/** Drag preview with the card, the number of dragged cards and the effect that a drop would have. */
function DragPreview({ card }: { card: Card }) {
  const { t } = useTranslation()
  const isSelected = useAppSelector(selectSelectedIds).includes(card.id)
  const count = useDrag().getState()?.draggedIds.size ?? 1
  const density = useAppSelector(selectDensity)
  return (
    <div className={clsx(styles.preview, count > 1 && styles.multiple)} data-density={density}>
      <CardContent
        isTable={density === 'list'}
        card={card}
        isSelected={isSelected}
        onSelect={noop}
        onOpen={noop}
        onMenu={noop}
      />
      {count > 1 ? <span className={styles.count}>{t('board.drag.count', { count })}</span> : null}
      <DropEffectHint />
    </div>
  )
}

type DragCloneProps = {
  card: Card
  provided: DraggableProvided
  isDropAnimating: boolean
}

/**
 * Copy of the card that follows the pointer. The library ends a drag with the clone's `transitionend`. The clone sends that event itself,
 * because the browser sends none without a transition, after a cancelled one, or if the clone is first rendered while it drops.
 */
function DragClone({ card, provided: { draggableProps, innerRef }, isDropAnimating }: DragCloneProps) {
  const drag = useDrag()
  const clone = useRef<HTMLDivElement | null>(null)
  // Stable, because the library would lose and find the element again with each movement.
  const setElement = useCallback(
    (element: HTMLDivElement | null) => {
      clone.current = element
      innerRef(element)
    },
    [innerRef],
  )
  useEffect(() => {
    const element = clone.current
    if (!isDropAnimating || !element) return
    const end = () =>
      element.dispatchEvent(new TransitionEvent('transitionend', { propertyName: 'transform', bubbles: true }))
    void Promise.allSettled(element.getAnimations().map(({ finished }) => finished)).then(end)
  }, [isDropAnimating])
  return (
    <div
      {...draggableProps}
      ref={setElement}
      style={isDropAnimating ? droppingStyle(draggableProps.style, drag.getState()) : draggableProps.style}
      className={styles.clone}
      aria-hidden="true"
      inert
    >
      <DragPreview card={card} />
    </div>
  )
}

type ExternalElementBindingProps = {
  getElement: () => Element | null | undefined
  innerRef: (element: HTMLElement | null) => void
  /** The library finds the element by these attributes. */
  attributes: Record<`data-${string}`, string | undefined>
}

/** Registers an element of the grid with the library, which normally expects to render the element itself. Renders nothing. */
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
 * The library requires a drag handle, so this one is hidden; the app's sensors find cards by their grid cell. The card element cannot be
 * the handle, because buttons would be nested. During a drag, the library sets `pointer-events: none` on handles, which would restyle every
 * card (D-0034).
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
  gridRef: RefObject<HTMLElement | null>
}

/**
 * Registers a card with react-beautiful-dnd and renders only its drag preview. The grid renders the card itself. Each card is a droppable
 * of its own, so that the library never moves other cards aside (B-235 to B-239).
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
        <DragClone card={card} provided={provided} isDropAnimating={isDropAnimating} />
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
