/**
 * State of the current drag, outside of the Redux store. Each card subscribes only to its own role, so a move renders only the dragged card
 * and the drop target.
 */
import type { Card } from '@/api/cards/card.schema'
import { perApp } from '@/api/core/perApp'
import { createExternalStore, type ReadableStore, useExternalStore } from '@/lib/createExternalStore'
import { dragEnded, dragStarted } from '@/store/dragSlice'
import type { AppThunk } from '@/store/rootReducer'
import { usePerApp } from '@/store/usePerApp'
import type { Point } from '../grid/geometry'
import type { DropRejection, DropTarget } from './dropTarget'

/** A marked card is the target of a merge, refuses the dragged cards, or is next to the insertion point. */
type MarkerRole = 'mergeTarget' | 'refused' | 'insertBefore' | 'insertAfter'

/** Part of a card in the drag: under the pointer ('preview'), dragged along ('source'), or marked as the drop target. */
export type DragRole = 'preview' | 'source' | MarkerRole | null

type Release = {
  /** Distance in px from the point where the card was lifted. */
  offset: Point
  /** The drop target; kind 'none' if the drop is refused. */
  outcome: DropTarget
}

export type DragState = {
  /** Id of the card under the pointer; undefined in a keyboard move. */
  activeId: string | undefined
  draggedIds: ReadonlySet<string>
  dropTarget: DropTarget
  /** Why a drop on `dropTarget` would be refused; null if it is allowed. */
  rejection: DropRejection | null
  marker: { cardId: string; role: MarkerRole } | null
  /** Null until the user drops the card or cancels the drag. */
  release: Release | null
}

const dragOf = perApp(() => createExternalStore<DragState | null>(null))

/**
 * Starts a drag. Until it ends, live events about the board are held back.
 * @param activeId id of the card under the pointer; undefined in a keyboard move
 */
export const startDrag =
  (draggedCards: readonly Card[], activeId?: string): AppThunk =>
  (dispatch, _getState, services) => {
    dragOf(services).setState({
      activeId,
      draggedIds: new Set(draggedCards.map(({ id }) => id)),
      dropTarget: { kind: 'none' },
      rejection: null,
      marker: null,
      release: null,
    })
    dispatch(dragStarted())
  }

function markerOf(dropTarget: DropTarget, listedCards: readonly Card[]): DragState['marker'] {
  if (dropTarget.kind === 'merge') return { cardId: dropTarget.targetId, role: 'mergeTarget' }
  if (dropTarget.kind !== 'reorder') return null
  const next = listedCards[dropTarget.index]
  if (next) return { cardId: next.id, role: 'insertBefore' }
  // No card follows the insertion point, so the far side of the last card is marked.
  const last = listedCards.at(-1)
  return last ? { cardId: last.id, role: 'insertAfter' } : null
}

/**
 * Returns the marker of a refused drop. A refused insertion point is marked only in a keyboard move, where the user would otherwise not see
 * it.
 */
function refusedMarkerOf({ activeId }: DragState, dropTarget: DropTarget, listedCards: readonly Card[]) {
  const marker = markerOf(dropTarget, listedCards)
  const isShown = dropTarget.kind === 'merge' || activeId === undefined
  return marker && isShown ? { cardId: marker.cardId, role: 'refused' as const } : null
}

/**
 * Updates the drop target.
 * @param listedCards loaded cards in the order of the list
 * @param rejection why a drop would be refused; null if it is allowed
 */
export const setDropTarget =
  (dropTarget: DropTarget, listedCards: readonly Card[], rejection: DropRejection | null = null): AppThunk =>
  (_dispatch, _getState, services) => {
    const drag = dragOf(services)
    const dragState = drag.getState()
    if (!dragState) return
    const isSame = JSON.stringify(dragState.dropTarget) === JSON.stringify(dropTarget)
    if (isSame && dragState.rejection === rejection) return
    const marker = rejection ? refusedMarkerOf(dragState, dropTarget, listedCards) : markerOf(dropTarget, listedCards)
    drag.setState({ ...dragState, dropTarget, rejection, marker })
  }

/** Stores where the pointer was released and the outcome. The drop animation is rendered from both. */
export const setRelease =
  (release: Release): AppThunk =>
  (_dispatch, _getState, services) => {
    const drag = dragOf(services)
    const dragState = drag.getState()
    if (dragState) drag.setState({ ...dragState, release })
  }

/** Ends the current drag, if there is one, and applies the live events that were held back. */
export const endDrag = (): AppThunk => (dispatch, _getState, services) => {
  dragOf(services).setState(null)
  dispatch(dragEnded())
}

/** Returns the store of the drag, for code that reads it without rendering on each change. */
export const useDrag = (): ReadableStore<DragState | null> => usePerApp(dragOf)

const useDragPart = <Part>(select: (drag: DragState | null) => Part): Part => useExternalStore(useDrag(), select)

function roleOf(cardId: string, dragState: DragState | null): DragRole {
  if (!dragState) return null
  if (dragState.activeId === cardId) return 'preview'
  if (dragState.draggedIds.has(cardId)) return 'source'
  return dragState.marker?.cardId === cardId ? dragState.marker.role : null
}

export const useDragRole = (cardId: string): DragRole => useDragPart((drag) => roleOf(cardId, drag))

type DropEffect = DropTarget['kind'] | 'notOwner'

function dropEffectOf(dragState: DragState | null): DropEffect {
  if (!dragState) return 'none'
  const { dropTarget, rejection } = dragState
  if (!rejection) return dropTarget.kind
  return rejection === 'notOwner' ? rejection : 'none'
}

export const useIsOverMyBoard = (): boolean => useDragPart((drag) => dropEffectOf(drag) === 'myBoard')

/** Returns the effect that a drop would have now. 'notOwner' means that the user may not move these cards. */
export const useDropEffect = (): DropEffect => useDragPart(dropEffectOf)

/** True during a drag by mouse or touch, false in a keyboard move. */
export const useIsPointerDragging = (): boolean => useDragPart((drag) => drag?.activeId !== undefined)

export const useIsDragging = (): boolean => useDragPart((drag) => drag !== null)
