/**
 * State of the active drag, outside of the Redux store: each card subscribes to its own role only, so that a move re-renders just the
 * dragged card and the drop target.
 */
import type { Card } from '@/api/cards/card.schema'
import { perApp } from '@/api/core/perApp'
import { createExternalStore, type ReadableStore, useExternalStore } from '@/lib/createExternalStore'
import { dragEnded, dragStarted } from '@/store/dragSlice'
import type { AppThunk } from '@/store/rootReducer'
import { usePerApp } from '@/store/usePerApp'
import type { Point } from '../grid/geometry'
import type { DropRejection, DropTarget } from './dropTarget'

/** What a card shows of the drop target: it is merged with, refuses the dragged cards, or marks the insertion point. */
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
  /** Why a drop there would be refused: nothing promises it. */
  rejection: DropRejection | null
  /** The card that shows the drop target. */
  marker: { cardId: string; role: MarkerRole } | null
  /** Null until the card is let go. */
  release: Release | null
}

const dragOf = perApp(() => createExternalStore<DragState | null>(null))

/** Starts a drag; live events about the board are deferred until it ends. @param activeId the card under the pointer */
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
  // Past the last card the marker is the end of that card.
  const last = listedCards.at(-1)
  return last ? { cardId: last.id, role: 'insertAfter' } : null
}

/** A refused insertion point is shown to the keyboard alone, which would lose its place otherwise. */
function refusedMarkerOf({ activeId }: DragState, dropTarget: DropTarget, listedCards: readonly Card[]) {
  const marker = markerOf(dropTarget, listedCards)
  const isShown = dropTarget.kind === 'merge' || activeId === undefined
  return marker && isShown ? { cardId: marker.cardId, role: 'refused' as const } : null
}

/** Updates the drop target. @param listedCards loaded cards, in order @param rejection why a drop there would be refused */
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

/** Sets where the card was let go; rendered with the drop animation of the library. */
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

/** The active drag, to be read without a render for each of its changes. */
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

/** What letting go would do now; 'notOwner': only say why it does nothing. */
export const useDropEffect = (): DropEffect => useDragPart(dropEffectOf)

/** True during a drag by mouse or touch. */
export const useIsPointerDragging = (): boolean => useDragPart((drag) => drag?.activeId !== undefined)

export const useIsDragging = (): boolean => useDragPart((drag) => drag !== null)
