/**
 * One drag while it lasts, kept outside of the store and of the cards: a card subscribes to its own part only, so that a move renders
 * nothing but the card that is dragged and the one it is over.
 */
import { useSyncExternalStore } from 'react'
import type { Card } from '@/api/cards/card.schema'
import { dragEnded, dragStarted } from '@/store/dragSlice'
import type { BoardThunk } from '../boardThunk'
import type { DropTarget } from './dropTarget'

/** How a card takes part: it is in the hand, comes along, would be merged with, or marks where the dragged ones would go in. */
export type DragRole = 'preview' | 'source' | 'mergeTarget' | 'insertBefore' | 'insertAfter' | null

type DragState = {
  /** The card in the hand; by keyboard there is none. */
  activeId: string | undefined
  draggedIds: ReadonlySet<string>
  dropTarget: DropTarget
  /** The card that shows the outcome. */
  marker: { cardId: string; role: 'mergeTarget' | 'insertBefore' | 'insertAfter' } | null
}

const listeners = new Set<() => void>()
let dragState: DragState | null = null

const notify = () => {
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Begins a drag of some cards, one of them in the hand: from now on live events about the board wait. */
export const startDrag =
  (draggedCards: readonly Card[], activeId?: string): BoardThunk<void> =>
  (dispatch) => {
    dragState = {
      activeId,
      draggedIds: new Set(draggedCards.map(({ id }) => id)),
      dropTarget: { kind: 'none' },
      marker: null,
    }
    notify()
    dispatch(dragStarted())
  }

function markerOf(dropTarget: DropTarget, listedCards: readonly Card[]): DragState['marker'] {
  if (dropTarget.kind === 'merge') return { cardId: dropTarget.targetId, role: 'mergeTarget' }
  if (dropTarget.kind !== 'reorder') return null
  const next = listedCards[dropTarget.index]
  if (next) return { cardId: next.id, role: 'insertBefore' }
  // Past the last card there is only the end of the one before.
  const last = listedCards.at(-1)
  return last ? { cardId: last.id, role: 'insertAfter' } : null
}

/** What the drag means right now, among the cards that are listed by now. */
export function setDropTarget(dropTarget: DropTarget, listedCards: readonly Card[]): void {
  if (!dragState || JSON.stringify(dragState.dropTarget) === JSON.stringify(dropTarget)) return
  dragState = { ...dragState, dropTarget, marker: markerOf(dropTarget, listedCards) }
  notify()
}

/** Ends the drag, if there is one: what has waited happens now. */
export const endDrag = (): BoardThunk<void> => (dispatch) => {
  dragState = null
  notify()
  dispatch(dragEnded())
}

export const getDragState = (): DragState | null => dragState

function roleOf(cardId: string): DragRole {
  if (!dragState) return null
  if (dragState.activeId === cardId) return 'preview'
  if (dragState.draggedIds.has(cardId)) return 'source'
  return dragState.marker?.cardId === cardId ? dragState.marker.role : null
}

/** The part of one card in the drag that is going on. */
export const useDragRole = (cardId: string): DragRole => useSyncExternalStore(subscribe, () => roleOf(cardId))

/** True while the drag would end on My Board. */
export const useIsOverMyBoard = (): boolean =>
  useSyncExternalStore(subscribe, () => dragState?.dropTarget.kind === 'myBoard')

/** What letting go would do right now. */
export const useDropTargetKind = (): DropTarget['kind'] =>
  useSyncExternalStore(subscribe, () => dragState?.dropTarget.kind ?? 'none')

/** True while a card is in the hand of a mouse or finger. */
export const useIsPointerDragging = (): boolean =>
  useSyncExternalStore(subscribe, () => dragState?.activeId !== undefined)

export const useIsDragging = (): boolean => useSyncExternalStore(subscribe, () => dragState !== null)
