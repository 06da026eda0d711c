/** Cards that the server makes in a new stack. A temporary card stands for each until its card arrives or fails (C-253, D-3133). */
import type { ApiThunk } from '../core/apiThunk'
import { perApp } from '../core/perApp'
import type { Card } from './card.schema'
import { insertIntoPages } from './cardListPages'
import { belongsTo, patchLists, removeTemporaryCard } from './listPatches'

type AwaitedCard = { tempId: string; stackId: string; title: string }

const awaitedOf = perApp(() => ({ cards: [] as AwaitedCard[] }))

const temporaryCard = ({ tempId, stackId, title }: AwaitedCard, ownerId: number): Card => {
  const now = new Date().toISOString()
  return {
    id: tempId,
    temp_id: tempId,
    type: 'text',
    title,
    subtitle: null,
    subtype: null,
    body: null,
    data: null,
    image: null,
    image_y: 50,
    srcset: null,
    previewURL: null,
    position: null,
    parent_id: stackId,
    stack_board_id: stackId,
    parent_owner_id: ownerId,
    owner_id: ownerId,
    shared_by: null,
    isOwner: true,
    share_status: 'default',
    share_opened: false,
    is_empty_state: false,
    loading: true,
    skeleton: true,
    mediaLoading: false,
    lesson_resources: [],
    show_alert: false,
    ai_suggestion_level: null,
    ai_suggestions: null,
    is_ai_suggestion_enabled: false,
    recommendations: null,
    base_lo: [],
    related_lo: [],
    created_at: now,
    updated_at: now,
  }
}

/**
 * Shows a temporary card for each title in the lists of a stack, also in a list that is being requested.
 * @returns removes the temporary cards that still stand, and returns their number
 */
export const awaitCards =
  (stackId: string, titles: readonly string[], ownerId: number): ApiThunk<() => number> =>
  (dispatch, _getState, services) => {
    const awaited = awaitedOf(services)
    const own = titles.map((title) => ({ tempId: `temp_${crypto.randomUUID()}`, stackId, title }))
    awaited.cards.push(...own)
    const cards = own.map((card) => temporaryCard(card, ownerId))
    dispatch(
      patchLists((pages, arg) => {
        // A list that arrives late shows only what is still awaited.
        const due = cards.filter(({ id }) => awaited.cards.some(({ tempId }) => tempId === id))
        const [first] = due
        return first && belongsTo(first, arg) ? insertIntoPages(pages, due, Number.MAX_SAFE_INTEGER) : pages
      }),
    )
    return () => {
      const left = awaited.cards.filter((card) => own.includes(card))
      awaited.cards = awaited.cards.filter((card) => !own.includes(card))
      for (const { tempId } of left) dispatch(removeTemporaryCard(tempId))
      return left.length
    }
  }

/** Takes the temporary card that `isMatch` prefers, else the first. @returns its id; null if none is awaited */
const takeAwaited =
  (isAwaited: (card: AwaitedCard) => boolean, isMatch: (card: AwaitedCard) => boolean): ApiThunk<string | null> =>
  (_dispatch, _getState, services) => {
    const awaited = awaitedOf(services)
    const candidates = awaited.cards.filter(isAwaited)
    const taken = candidates.find(isMatch) ?? candidates[0]
    awaited.cards = awaited.cards.filter((card) => card !== taken)
    return taken?.tempId ?? null
  }

/** Id of the temporary card that a new card replaces: the one with its title, else the first of its stack. */
export const takeAwaitedCard = ({ parent_id, title }: Pick<Card, 'parent_id' | 'title'>): ApiThunk<string | null> =>
  takeAwaited(
    ({ stackId }) => stackId === parent_id,
    (card) => card.title === title,
  )

/** Id of the temporary card whose card has failed, for an event that names none: the one whose title the message names, else the first. */
export const takeFailedCard = (message: string): ApiThunk<string | null> =>
  takeAwaited(
    () => true,
    ({ title }) => message.includes(title),
  )
