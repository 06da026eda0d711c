/**
 * One drag while it lasts, kept outside of the store and of the cards: a card subscribes to its own part only, so that a move renders
 * nothing but the card that is dragged and the one it is over.
 */
import { useSyncExternalStore } from 'react'
import type { Card } from '@/api/card.schema'
import { dragEnded, dragStarted } from '@/state/drag'
import type { BoardThunk } from '../actions/boardThunk'
import type { DropOutcome } from './dropOutcome'

/** How a card takes part: it is in the hand, comes along, would be merged with, or marks where the dragged ones would go in. */
export type DragPart = 'held' | 'dragged' | 'merge' | 'before' | 'after' | null

type Session = {
  /** The card in the hand; by keyboard there is none. */
  heldId: string | undefined
  draggedIds: ReadonlySet<string>
  outcome: DropOutcome
  /** The card that shows the outcome. */
  mark: { cardId: string; part: 'merge' | 'before' | 'after' } | null
}

const listeners = new Set<() => void>()
let session: Session | null = null

const tell = () => {
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Begins a drag of some cards, one of them in the hand: from now on live events about the board wait. */
export const startDrag =
  (dragged: readonly Card[], heldId?: string): BoardThunk<void> =>
  (dispatch) => {
    session = { heldId, draggedIds: new Set(dragged.map(({ id }) => id)), outcome: { kind: 'nothing' }, mark: null }
    tell()
    dispatch(dragStarted())
  }

function markOf(outcome: DropOutcome, listed: readonly Card[]): Session['mark'] {
  if (outcome.kind === 'merge') return { cardId: outcome.targetId, part: 'merge' }
  if (outcome.kind !== 'reorder') return null
  const next = listed[outcome.index]
  if (next) return { cardId: next.id, part: 'before' }
  // Past the last card there is only the end of the one before.
  const last = listed.at(-1)
  return last ? { cardId: last.id, part: 'after' } : null
}

/** What the drag means right now, among the cards that are listed by now. */
export function outcomeChanged(outcome: DropOutcome, listed: readonly Card[]): void {
  if (!session || JSON.stringify(session.outcome) === JSON.stringify(outcome)) return
  session = { ...session, outcome, mark: markOf(outcome, listed) }
  tell()
}

/** Ends the drag, if there is one: what has waited happens now. */
export const endDrag = (): BoardThunk<void> => (dispatch) => {
  session = null
  tell()
  dispatch(dragEnded())
}

export const currentSession = (): Session | null => session

function partOf(cardId: string): DragPart {
  if (!session) return null
  if (session.heldId === cardId) return 'held'
  if (session.draggedIds.has(cardId)) return 'dragged'
  return session.mark?.cardId === cardId ? session.mark.part : null
}

/** The part of one card in the drag that is going on. */
export const useDragPart = (cardId: string): DragPart => useSyncExternalStore(subscribe, () => partOf(cardId))

/** True while the drag would end on My Board. */
export const useIsOverMyBoard = (): boolean =>
  useSyncExternalStore(subscribe, () => session?.outcome.kind === 'myBoard')

/** What letting go would do right now. */
export const useOutcomeKind = (): DropOutcome['kind'] =>
  useSyncExternalStore(subscribe, () => session?.outcome.kind ?? 'nothing')

/** True while a card is in the hand of a mouse or finger. */
export const useIsHeld = (): boolean => useSyncExternalStore(subscribe, () => session?.heldId !== undefined)

export const useIsDragging = (): boolean => useSyncExternalStore(subscribe, () => session !== null)
