/**
 * State of the active drag, outside of the Redux store: each card subscribes to its own role only, so that a move re-renders just the
 * dragged card and the drop target.
 */
import { useSyncExternalStore } from 'react'
import type { Card } from '@/api/cards/card.schema'
import { dragEnded, dragStarted } from '@/store/dragSlice'
import type { AppThunk } from '@/store/rootReducer'
import type { Point } from '../grid/geometry'
import type { DropTarget } from './dropTarget'

/** Role of a card: dragged by the pointer, dragged along, merge target, or marker of the insertion point. */
export type DragRole = 'preview' | 'source' | 'mergeTarget' | 'insertBefore' | 'insertAfter' | null

type Release = {
  /** px from the place where the card was lifted. */
  offset: Point
  /** The drop target, or none when the drop is refused. */
  outcome: DropTarget
}

export type DragState = {
  /** The card under the pointer; undefined for keyboard moves. */
  activeId: string | undefined
  draggedIds: ReadonlySet<string>
  dropTarget: DropTarget
  /** The card that shows the drop target. */
  marker: { cardId: string; role: 'mergeTarget' | 'insertBefore' | 'insertAfter' } | null
  /** Null until the card is let go. */
  release: Release | null
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

/** Starts a drag; live events about the board are deferred until it ends. @param activeId the card under the pointer */
export const startDrag =
  (draggedCards: readonly Card[], activeId?: string): AppThunk =>
  (dispatch) => {
    dragState = {
      activeId,
      draggedIds: new Set(draggedCards.map(({ id }) => id)),
      dropTarget: { kind: 'none' },
      marker: null,
      release: null,
    }
    notify()
    dispatch(dragStarted())
  }

function markerOf(dropTarget: DropTarget, listedCards: readonly Card[]): DragState['marker'] {
  if (dropTarget.kind === 'merge') return { cardId: dropTarget.targetId, role: 'mergeTarget' }
  if (dropTarget.kind !== 'reorder') return null
  const next = listedCards[dropTarget.index]
  if (next) return { cardId: next.id, role: 'insertBefore' }
  // Past the last card the marker is the end of that card.
  const last = listedCards.at(-1)
  return last ? { cardId: last.id, role: 'insertAfter' } : null
}

/** Updates the drop target. @param listedCards loaded cards, in order */
export function setDropTarget(dropTarget: DropTarget, listedCards: readonly Card[]): void {
  if (!dragState || JSON.stringify(dragState.dropTarget) === JSON.stringify(dropTarget)) return
  dragState = { ...dragState, dropTarget, marker: markerOf(dropTarget, listedCards) }
  notify()
}

/** Sets where the card was let go; rendered with the drop animation of the library. */
export function setRelease(release: Release): void {
  if (dragState) dragState = { ...dragState, release }
}

/** Ends the drag, if any; deferred live events are applied. */
export const endDrag = (): AppThunk => (dispatch) => {
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

/** Role of a card in the active drag. */
export const useDragRole = (cardId: string): DragRole => useSyncExternalStore(subscribe, () => roleOf(cardId))

/** True while My Board is the drop target. */
export const useIsOverMyBoard = (): boolean =>
  useSyncExternalStore(subscribe, () => dragState?.dropTarget.kind === 'myBoard')

/** Kind of the current drop target. */
export const useDropTargetKind = (): DropTarget['kind'] =>
  useSyncExternalStore(subscribe, () => dragState?.dropTarget.kind ?? 'none')

/** True during a drag by mouse or touch. */
export const useIsPointerDragging = (): boolean =>
  useSyncExternalStore(subscribe, () => dragState?.activeId !== undefined)

export const useIsDragging = (): boolean => useSyncExternalStore(subscribe, () => dragState !== null)
