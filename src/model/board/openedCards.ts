/**
 * The last cards that a person has opened in this tab, for the palette. Each is a line of JSON that begins with the id, so that an open card
 * needs no code to parse what is stored.
 */
import type { CardType } from '@/api/cards/card.schema'
import { readDraft, storeDraft } from '@/lib/drafts/useDraft'

const MAX_OPENED_CARDS = 8

export type OpenedCard = { id: string; type: CardType; title: string }

/** sessionStorage key; a chosen log-out forgets the entry with the drafts of the person. */
export const openedCardsKey = (userId: number) => `heartboard-opened-cards-draft-${userId}`

const lineOf = ({ id, type, title }: OpenedCard) => JSON.stringify({ id, type, title })

function otherLines(userId: number, cardId: string): string[] {
  const begin = `{"id":${JSON.stringify(cardId)},`
  return readDraft(openedCardsKey(userId))
    .split('\n')
    .filter((line) => !line.startsWith(begin))
}

/** Puts a card in front; only its id, type and title are stored. */
export const rememberOpenedCard = (userId: number, card: OpenedCard): void =>
  storeDraft(
    openedCardsKey(userId),
    [lineOf(card), ...otherLines(userId, card.id)].slice(0, MAX_OPENED_CARDS).join('\n'),
  )

/** Forgets a card that was deleted, or that the person can no longer see. */
export const forgetOpenedCard = (userId: number, cardId: string): void =>
  storeDraft(openedCardsKey(userId), otherLines(userId, cardId).join('\n'))
