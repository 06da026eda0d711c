/** Cards made in the chat whose content is written when a client asks for the stream, at the latest after 5 s (D-3108, D-3109). */
import type { GeneratedCard } from '../../ai/makeCard'
import type { CardRecord, PersonRecord } from '../../db/tables'
import type { MockServer } from '../../server/mockServer'
import { broadcastCardMade, broadcastCardUpdated } from '../cards/cardEvents'
import { mayDo } from '../cards/cardRules'
import { inheritShares } from '../sharing/shares'
import { createCardRecords, createGeneratedCard, markFirstCard, type Target } from './createGeneratedCard'

/** Types whose content is streamed into the open card. */
const STREAMED_TYPES: readonly string[] = ['text', 'intro', 'studyaid', 'memorization', 'lessonplan', 'quiz']
/** ms after which the server writes a card that nobody streams. */
const UNSTREAMED_MS = 5000

/** Content to be written: the complete records, the card first; `isRequested` once a client has asked for the stream. */
type Unwritten = { records: [CardRecord, ...CardRecord[]]; isRequested: boolean }

const unwrittenOf = ({ unwritten }: CardRecord) => unwritten as Unwritten | undefined

export const isUnwritten = (card: CardRecord): boolean => unwrittenOf(card) !== undefined

/** Writes the content of a card made in the chat; other cards stay. */
export function writeContent(mockServer: MockServer, id: string): void {
  const card = mockServer.db.cards.get(id)
  const unwritten = card && unwrittenOf(card)
  if (!card || !unwritten) return
  const [content, ...descendants] = unwritten.records
  const { parent_id, manual_order, title } = card
  mockServer.db.cards.set({ ...content, parent_id, title, ...(manual_order !== undefined && { manual_order }) })
  for (const record of descendants) mockServer.db.cards.set(record)
}

/** Marks the card as streamed, so that the server does not write it before the stream. */
export function requestContent(mockServer: MockServer, card: CardRecord): void {
  const unwritten = unwrittenOf(card)
  if (unwritten) mockServer.db.cards.set({ ...card, unwritten: { ...unwritten, isRequested: true } })
}

function finish(mockServer: MockServer, id: string): void {
  writeContent(mockServer, id)
  broadcastCardUpdated(mockServer, id)
}

/** Writes the person's cards that nobody streams; a reload in the demo ends the waiting jobs. */
export function finishOverdueCards(mockServer: MockServer, { id: personId }: PersonRecord): void {
  const now = mockServer.now().getTime()
  for (const card of [...mockServer.db.cards.where('owner_id', personId)]) {
    if (isUnwritten(card) && now - Date.parse(card.created_at) > 2 * UNSTREAMED_MS) writeContent(mockServer, card.id)
  }
}

/**
 * Stores a card made in the chat: as a skeleton with a title if its content can be streamed to the person, else complete.
 * The event of the new card names the temporary id of the target.
 * @returns the card's record, and whether a client has to ask for the content
 */
export function createChatCard(
  mockServer: MockServer,
  person: PersonRecord,
  made: GeneratedCard,
  { parentId, tempId = null }: Target,
): { card: CardRecord; isStreamed: boolean } {
  const records = createCardRecords(mockServer, person, made, parentId)
  const [content] = records
  if (!STREAMED_TYPES.includes(made.type) || !mayDo(person, content, 'edit')) {
    return { card: createGeneratedCard(mockServer, person, made, { parentId, tempId }), isStreamed: false }
  }
  const { id, type, title, owner_id, created_at, updated_at, manual_order } = content
  const unwritten: Unwritten = { records, isRequested: false }
  const card: CardRecord = {
    ...{ id, type, title, owner_id, parent_id: parentId, created_at, updated_at },
    ...(manual_order !== undefined && { manual_order }),
    ...{ loading: true, skeleton: true, is_empty_state: false, recommendations: content.recommendations, unwritten },
  }
  mockServer.db.cards.set(card)
  inheritShares(mockServer, person, [card])
  broadcastCardMade(mockServer, person, card, tempId)
  markFirstCard(mockServer, person, made.type)
  mockServer.enqueueJob(UNSTREAMED_MS, () => {
    const now = mockServer.db.cards.get(id)
    if (now && unwrittenOf(now)?.isRequested === false) finish(mockServer, id)
  })
  return { card, isStreamed: true }
}
