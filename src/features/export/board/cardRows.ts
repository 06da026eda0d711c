import { refetchCard } from '@/api/cards/cardQueries'
import { selectCachedCard } from '@/api/cards/cardSelectors'
import { fetchOnce } from '@/api/core/fetchOnce'
import { shareApi } from '@/api/share'
import { decodeEntities } from '@/cardTypes/rules/decode'
import { sortableDate } from '@/cardTypes/rules/formatDate'
import { cardTitle, typeLabel } from '@/cardTypes/rules/labels'
import type { Translate } from '@/i18n/i18n'
import type { AppThunk } from '@/store/rootReducer'
import type { ExportedCard } from '../loadExportedCards'
import type { ExportOptions } from './collectCards'

/** Names that the contents of a card do not tell. */
export type CardNames = {
  /** Title of the card's stack; '' for My Board. */
  stack: string
  sharedWith: readonly string[]
}

/** Returns the rows of a table of cards: a heading, and one row for each card. */
export const cardRows = (
  exported: readonly ExportedCard[],
  namesOf: ReadonlyMap<string, CardNames>,
  t: Translate,
): string[][] => [
  (['title', 'type', 'stack', 'sharedWith', 'created', 'changed'] as const).map((column) =>
    t(`handOut.column.${column}`),
  ),
  ...exported.map(({ card }) => [
    cardTitle(card, t),
    typeLabel(card, t),
    namesOf.get(card.id)?.stack ?? '',
    namesOf.get(card.id)?.sharedWith.join('; ') ?? '',
    sortableDate(card.created_at),
    sortableDate(card.updated_at),
  ]),
]

/**
 * Loads the title of each card's stack and the people with whom the user has shared it. Each card needs a call of its own, because for
 * several cards the server names only recipients of all of them.
 * @throws the error of a failed call, and the reason of an abort
 */
export const loadCardNames =
  (
    exported: readonly ExportedCard[],
    { signal, onProgress }: ExportOptions,
  ): AppThunk<Promise<ReadonlyMap<string, CardNames>>> =>
  async (dispatch, getState) => {
    const titles = new Map<string, string>()
    const stackTitle = async ({ card: { parent_id, isOwner }, stack }: ExportedCard) => {
      if (stack) return decodeEntities(stack.title)
      if (parent_id === null) return ''
      const known = titles.get(parent_id)
      if (known !== undefined) return known
      // The stack of another owner may be hidden from this user.
      const parent =
        selectCachedCard(getState(), parent_id) ??
        (isOwner ? await dispatch(refetchCard(parent_id)).unwrap() : undefined)
      const title = decodeEntities(parent?.title)
      titles.set(parent_id, title)
      return title
    }
    const names = new Map<string, CardNames>()
    for (const [index, each] of exported.entries()) {
      signal.throwIfAborted()
      onProgress({ done: index, total: exported.length })
      const { id, isOwner, share_status } = each.card
      const isShared = isOwner && share_status !== 'default'
      const recipients = isShared
        ? await dispatch(fetchOnce(shareApi.endpoints.getSelectedRecipients, { cardIds: [id] })).unwrap()
        : []
      names.set(id, {
        stack: await stackTitle(each),
        // The list begins with the owner, who cannot be removed.
        sharedWith: recipients.filter(({ disabled }) => !disabled).map(({ name }) => name),
      })
    }
    return names
  }
