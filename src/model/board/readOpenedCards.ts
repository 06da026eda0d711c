import * as z from 'zod/mini'
import { cardTypeSchema } from '@/api/cards/card.schema'
import { readDraft } from '@/lib/drafts/useDraft'
import { parseStored } from '@/lib/parseStored'
import { type OpenedCard, openedCardsKey } from './openedCards'

const openedCardSchema = z.object({ id: z.string(), type: cardTypeSchema, title: z.string() })

/** Returns the last cards that a person has opened in this tab, newest first. A damaged line is left out. */
export const readOpenedCards = (userId: number): OpenedCard[] =>
  readDraft(openedCardsKey(userId))
    .split('\n')
    .flatMap((line) => parseStored(openedCardSchema, line) ?? [])
