/** The last cards that a person has opened in this tab, newest first. Only the palette shows them. */
import * as z from 'zod/mini'
import { cardTypeSchema } from '@/api/cards/card.schema'
import { readDraft, storeDraft } from '@/lib/drafts/useDraft'
import { parseStored } from '@/lib/parseStored'

const MAX_OPENED_CARDS = 8

const openedCardsSchema = z.array(z.object({ id: z.string(), type: cardTypeSchema, title: z.string() }))
export type OpenedCard = z.output<typeof openedCardsSchema>[number]

/** sessionStorage key; a chosen log-out forgets the entry with the drafts of the person. */
const openedCardsKey = (userId: number) => `heartboard-opened-cards-draft-${userId}`

export const readOpenedCards = (userId: number): OpenedCard[] =>
  parseStored(openedCardsSchema, readDraft(openedCardsKey(userId))) ?? []

function changeOpenedCards(userId: number, change: (cards: OpenedCard[]) => OpenedCard[]): void {
  const cards = change(readOpenedCards(userId)).slice(0, MAX_OPENED_CARDS)
  storeDraft(openedCardsKey(userId), cards.length > 0 ? JSON.stringify(cards) : '')
}

/** Puts a card in front; only its id, type and title are stored. */
export const rememberOpenedCard = (userId: number, { id, type, title }: OpenedCard): void =>
  changeOpenedCards(userId, (cards) => [{ id, type, title }, ...cards.filter((card) => card.id !== id)])

/** Forgets a card that was deleted, or that the person can no longer see. */
export const forgetOpenedCard = (userId: number, cardId: string): void =>
  changeOpenedCards(userId, (cards) => cards.filter(({ id }) => id !== cardId))
