import type { Card, Heart, LearnerLevel } from '../../src/api/cards/card.schema'
import type { ApplyEvent, suggestionsCalls } from '../../src/api/suggestions.contract'
import type { BodyOf } from '../../src/api/core/call'
import { htmlToText } from '../../src/lib/html/htmlToText'
import { broadcastCardUpdated } from '../domain/cards/cardEvents'
import { mayDo, getVisibleCard } from '../domain/cards/cardRules'
import { refuseConcerns } from '../domain/generation/refuseConcerns'
import { bodyTokens } from '../domain/generation/cardStream'
import type { HandlersOf } from '../server/router'
import type { CardRecord, PersonRecord } from '../db/tables'
import { forbidden, notFound, HttpError } from '../server/respond'
import type { MockServer } from '../server/mockServer'

type Suggestions = NonNullable<Card['ai_suggestions']>
type SuggestionSet = NonNullable<Suggestions[LearnerLevel]>
type Status = 'displayed' | 'applied' | 'dismissed'

/** @throws HttpError 404 for a card that the person cannot see; 403 without permission to edit */
function editableCard(mockServer: MockServer, person: PersonRecord, id: string): CardRecord {
  const card = getVisibleCard(mockServer, person, id)
  if (!mayDo(person, card, 'edit')) throw forbidden()
  return card
}

const suggestionsOf = (card: CardRecord) => (card.ai_suggestions ?? {}) as Suggestions
const setOf = (card: CardRecord, level: LearnerLevel): SuggestionSet => suggestionsOf(card)[level] ?? {}
const bodyOf = ({ body }: CardRecord) => (typeof body === 'string' ? body : '')

const withSet = (card: CardRecord, level: LearnerLevel, set: SuggestionSet): CardRecord => ({
  ...card,
  ai_suggestions: { ...suggestionsOf(card), [level]: set },
})

/**
 * Returns the card with a new status for one suggestion.
 * @throws HttpError 404 for an unknown suggestion
 */
function withStatus(card: CardRecord, level: LearnerLevel, heart: Heart, status: Status): CardRecord {
  const set = setOf(card, level)
  const suggestion = set[heart]
  if (!suggestion) throw notFound('There is no such suggestion.')
  return withSet(card, level, { ...set, [heart]: { ...suggestion, status } })
}

type Application = BodyOf<typeof suggestionsCalls.applySuggestion>

/** Key of the text that the client shows if the passage is no longer in the card. */
const PLACE_LOST = 'ai_suggestion.message.placeLost'

/**
 * Replaces the original by the passage: inside the block `context`, or else where the original occurs exactly once. Returns
 * undefined if the original is in neither place.
 */
export function insertPassage(
  body: string,
  { context, original }: Pick<Application, 'context' | 'original'>,
  passage: string,
): string | undefined {
  if (original === '') return undefined
  if (context.includes(original) && body.includes(context))
    return body.replace(context, () => context.replace(original, () => passage))
  const isUnique = body.split(original).length === 2
  return isUnique ? body.replace(original, () => passage) : undefined
}

/**
 * Streams the passage as HTML tokens. Then stores the changed body and marks the suggestion as applied. The last event carries
 * the body.
 */
async function* streamApplication(
  mockServer: MockServer,
  person: PersonRecord,
  id: string,
  application: Application,
): AsyncGenerator<ApplyEvent, void> {
  const [{ additionOf }, { withoutTags }, { toInlineHtml }] = await Promise.all([
    import('../ai/suggestions/suggest'),
    import('../ai/suggestions/passages'),
    import('../ai/html'),
  ])
  const { suggestion: heart, level, action } = application
  const addition = toInlineHtml(additionOf(setOf(editableCard(mockServer, person, id), level)[heart]?.text ?? ''))
  const original = withoutTags(application.original)
  const isNewPassage = heart === 'H' && action !== 'append'
  const passage = isNewPassage ? addition : `${original} ${addition}`.trim()
  const place = { original, context: withoutTags(application.context) }
  const insert = () => insertPassage(withoutTags(bodyOf(editableCard(mockServer, person, id))), place, passage)
  if (insert() === undefined) {
    yield { event: 'error', data: { message: PLACE_LOST } }
    return
  }
  for (const token of bodyTokens(action === 'append' ? ` ${addition}` : passage)) {
    await mockServer.wait(mockServer.streamIntervalMs)
    yield { event: 'token', data: token }
  }
  // Somebody may have removed the passage during the stream. `insert` then returns undefined.
  const body = insert()
  if (body === undefined) {
    yield { event: 'error', data: { message: PLACE_LOST } }
    return
  }
  const card = editableCard(mockServer, person, id)
  const applied = withStatus({ ...card, body, updated_at: mockServer.now().toISOString() }, level, heart, 'applied')
  mockServer.db.cards.set(applied)
  broadcastCardUpdated(mockServer, id)
  yield { event: 'end', data: { suggestion: heart, body } }
}

export const suggestionsHandlers: HandlersOf<typeof suggestionsCalls> = {
  async tagSuggestion({ mockServer, person, params, body }) {
    editableCard(mockServer, person, params.id)
    const { tagPassages } = await import('../ai/suggestions/passages')
    const tagged = tagPassages(body.content)
    if (tagged === null) throw new HttpError(422, { message: 'ai_suggestion.message.notFound' })
    return { body: tagged }
  },
  async generateSuggestion({ mockServer, person, params, body: { level, hearts } }) {
    editableCard(mockServer, person, params.id)
    const [{ suggest }, { loadTopicsOf }] = await Promise.all([
      import('../ai/suggestions/suggest'),
      import('../ai/findTopic'),
    ])
    const card = editableCard(mockServer, person, params.id)
    await refuseConcerns(person, 'id', card.title, bodyOf(card))
    await loadTopicsOf(htmlToText(card.title), htmlToText(`${card.title} ${bodyOf(card)}`))
    const before = setOf(card, level)
    const made = hearts.map((heart) => {
      const text = suggest({ heart, level, title: card.title, body: bodyOf(card), before: before[heart]?.text })
      return [heart, { text, status: 'displayed' }] as const
    })
    const set: SuggestionSet = { ...before, ...Object.fromEntries(made) }
    mockServer.db.cards.set(withSet(card, level, set))
    return { ai_suggestions: { [level]: set } }
  },
  applySuggestion({ mockServer, person, params, body }) {
    withStatus(editableCard(mockServer, person, params.id), body.level, body.suggestion, 'applied')
    return streamApplication(mockServer, person, params.id, body)
  },
  dismissSuggestion({ mockServer, person, params, body: { level, suggestion } }) {
    const card = withStatus(editableCard(mockServer, person, params.id), level, suggestion, 'dismissed')
    mockServer.db.cards.set(card)
    return { ai_suggestions: { [level]: setOf(card, level) } }
  },
  toggleSuggestionState({ mockServer, person, params, body: { is_enabled, level } }) {
    const card = editableCard(mockServer, person, params.id)
    const state = { is_ai_suggestion_enabled: is_enabled, ai_suggestion_level: level }
    mockServer.db.cards.set({ ...card, ...state })
    return { data: { id: card.id, ...state } }
  },
}
