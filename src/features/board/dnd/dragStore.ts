/**
 * State of the active drag, outside of the Redux store. Each card subscribes to its own role only: a move re-renders just the dragged
 * card and the drop target.
 */
import type { Card } from '@/api/cards/card.schema'
import { perApp } from '@/api/core/perApp'
import { createExternalStore, type ReadableStore, useExternalStore } from '@/lib/createExternalStore'
import { dragEnded, dragStarted } from '@/store/dragSlice'
import type { AppThunk } from '@/store/rootReducer'
import { usePerApp } from '@/store/usePerApp'
import type { Point } from '../grid/geometry'
import type { DropRejection, DropTarget } from './dropTarget'

/** Marker on a card: merge target, refusal of the dragged cards, or insertion point. */
type MarkerRole = 'mergeTarget' | 'refused' | 'insertBefore' | 'insertAfter'

/** Role of a card: dragged by the pointer, dragged along, or marker of the drop target. */
export type DragRole = 'preview' | 'source' | MarkerRole | null

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
  /** Reason why a drop on `dropTarget` would be refused, or null. */
  rejection: DropRejection | null
  /** Card that shows the marker of the drop target. */
  marker: { cardId: string; role: MarkerRole } | null
  /** Null until the user drops the card or cancels the drag. */
  release: Release | null
}

const dragOf = perApp(() => createExternalStore<DragState | null>(null))

/** Starts a drag; live events about the board are deferred until the drag ends. @param activeId the card under the pointer */
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
  // The index after the last card is marked on the far side of the last card.
  const last = listedCards.at(-1)
  return last ? { cardId: last.id, role: 'insertAfter' } : null
}

/** Marker of a refused drop. A refused insertion point is marked only in a keyboard move, so that the user still sees the place. */
function refusedMarkerOf({ activeId }: DragState, dropTarget: DropTarget, listedCards: readonly Card[]) {
  const marker = markerOf(dropTarget, listedCards)
  const isShown = dropTarget.kind === 'merge' || activeId === undefined
  return marker && isShown ? { cardId: marker.cardId, role: 'refused' as const } : null
}

/** Updates the drop target. @param listedCards loaded cards, in order @param rejection reason why a drop would be refused */
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

/** Stores the release point and outcome, from which the library's drop animation renders. */
export const setRelease =
  (release: Release): AppThunk =>
  (_dispatch, _getState, services) => {
    const drag = dragOf(services)
    const dragState = drag.getState()
    if (dragState) drag.setState({ ...dragState, release })
  }

/** Ends the drag, if any; deferred live events are applied. */
export const endDrag = (): AppThunk => (dispatch, _getState, services) => {
  dragOf(services).setState(null)
  dispatch(dragEnded())
}

/** Store of the active drag, for reads without a render at each change. */
export const useDrag = (): ReadableStore<DragState | null> => usePerApp(dragOf)

const useDragPart = <Part>(select: (drag: DragState | null) => Part): Part => useExternalStore(useDrag(), select)

function roleOf(cardId: string, dragState: DragState | null): DragRole {
  if (!dragState) return null
  if (dragState.activeId === cardId) return 'preview'
  if (dragState.draggedIds.has(cardId)) return 'source'
  return dragState.marker?.cardId === cardId ? dragState.marker.role : null
}

/** Role of a card in the active drag. */
export const useDragRole = (cardId: string): DragRole => useDragPart((drag) => roleOf(cardId, drag))

type DropEffect = DropTarget['kind'] | 'notOwner'

function dropEffectOf(dragState: DragState | null): DropEffect {
  if (!dragState) return 'none'
  const { dropTarget, rejection } = dragState
  if (!rejection) return dropTarget.kind
  return rejection === 'notOwner' ? rejection : 'none'
}

/** True while My Board is the drop target. */
export const useIsOverMyBoard = (): boolean => useDragPart((drag) => dropEffectOf(drag) === 'myBoard')

/** Effect of a drop now; 'notOwner' explains why the drop would do nothing. */
export const useDropEffect = (): DropEffect => useDragPart(dropEffectOf)

/** True during a drag by mouse or touch. */
export const useIsPointerDragging = (): boolean => useDragPart((drag) => drag?.activeId !== undefined)

export const useIsDragging = (): boolean => useDragPart((drag) => drag !== null)
