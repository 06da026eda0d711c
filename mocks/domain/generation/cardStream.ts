/** Streams the content of a card with the events of `format.focus.{id}` (B-515 to B-526, D-2509). */
import { channels, type EventsOf } from '../../../src/api/channels'
import type { Card } from '../../../src/api/cards/card.schema'
import { broadcastCardUpdated } from '../cards/cardEvents'
import { commonView } from '../cards/cards'
import type { CardRecord } from '../../db/tables'
import type { MockServer } from '../../server/mockServer'

type Data = EventsOf<typeof channels.cardFocus>['data.received']

/** Maximum number of words of the body that one event carries. */
const WORDS_PER_TOKEN = 6

const wordsOf = (text: string) => text.match(/\s*\S+(?:\s+$)?|\s+$/g) ?? []

/**
 * Splits HTML at tags and after every six words. Each tag starts a token, because the client takes '<' as the start of the
 * body.
 */
export function bodyTokens(html: string): string[] {
  return (html.match(/<[^>]*>[^<]*|[^<]+/g) ?? []).flatMap((piece) => {
    const words = wordsOf(piece)
    const tokens: string[] = []
    for (let at = 0; at < words.length; at += WORDS_PER_TOKEN)
      tokens.push(words.slice(at, at + WORDS_PER_TOKEN).join(''))
    return tokens
  })
}

const htmlOf = ({ body }: CardRecord) =>
  typeof body === 'string' ? body : ((body as { content?: string } | null | undefined)?.content ?? '')

/** Returns '#' and the title, '##' and the subtitle if there is one, then the body. */
const tokensOf = (card: CardRecord): string[] => [
  ...['#', ...wordsOf(card.title)],
  ...(typeof card.subtitle === 'string' ? ['##', ...wordsOf(card.subtitle)] : []),
  ...bodyTokens(htmlOf(card)),
]

const withoutSolution = ({ label, text }: { label: string; text: string }) => ({ label, text, isCorrect: null })

/** Returns the `data.received` events that follow the text, one for each kind of data the card has. `finished` comes last. */
function extrasOf(card: CardRecord, view: Card, isRewritten: boolean): Data[] {
  const extras: Data[] = []
  const add = (data: Omit<Data, 'format_id'>) => extras.push({ format_id: card.id, ...data } as Data)
  if (isRewritten && typeof view.body === 'string') add({ type: 'body', data: { body: view.body } })
  if (view.image) {
    const { image, image_y, srcset, previewURL } = view
    add({ type: 'keyword', data: { keyword: image.replace(/^scenes\//, '').replaceAll('-', ' ') } })
    add({ type: 'image', data: { image, image_y, srcset, previewURL } })
  }
  if (view.base_lo.length > 0) {
    add({ type: 'curriculum', data: { base_lo: view.base_lo, related_lo: view.related_lo } })
  }
  if (view.type === 'question') {
    add({
      type: 'question',
      data: { question: view.question, answers: view.answers.map(withoutSolution), marks: view.marks },
    })
  }
  if (view.lesson_resources.length > 0) {
    add({ type: 'lesson_resources', data: { lesson_resources: view.lesson_resources } })
  }
  add({ type: 'finished', data: view })
  return extras
}

/**
 * Streams a stored card to everyone who has it open, one token every `streamIntervalMs`. All of them get the same tokens,
 * without the solution of a question. Each viewer then gets their own view with `cards format.updated` (D-2520). A card that is
 * deleted meanwhile gets neither `data.received finished` nor `cards format.updated`.
 * @param isRewritten true if the user asked for new content: it then replaces a body that somebody is editing
 */
export async function streamCard(mockServer: MockServer, id: string, isRewritten = false): Promise<void> {
  const card = mockServer.db.cards.get(id)
  if (!card) return
  const params = { formatId: id }
  mockServer.emit(channels.cardFocus, params, 'stream.start', { format_id: id, type: card.type as Card['type'] })
  for (const [index, token] of tokensOf(card).entries()) {
    mockServer.emit(channels.cardFocus, params, 'token', { format_id: id, index, token })
    // Do not await if the interval is 0, so that tests get all events at once.
    if (mockServer.streamIntervalMs > 0) await mockServer.wait(mockServer.streamIntervalMs)
  }
  const now = mockServer.db.cards.get(id)
  if (!now) return
  const body = htmlOf(now)
  if (body) {
    mockServer.emit(channels.cardFocus, params, 'body.updated', { format_id: id, body, updated_at: now.updated_at })
  }
  for (const data of extrasOf(now, commonView(mockServer, now), isRewritten))
    mockServer.emit(channels.cardFocus, params, 'data.received', data)
  broadcastCardUpdated(mockServer, id)
}
