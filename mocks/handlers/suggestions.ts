import type { Card, Heart, LearnerLevel } from '../../src/api/card.schema'
import type { ApplyEvent, suggestionsCalls } from '../../src/api/suggestions.contract'
import type { BodyOf } from '../../src/api/call'
import { announceSave } from '../cardNews'
import { mayDo, seenCard } from '../cardRules'
import { bodyTokens } from '../cardStream'
import type { HandlersOf } from '../createHandlers'
import type { CardRecord, PersonRecord } from '../db'
import { forbidden, notFound, Refusal } from '../reply'
import type { School } from '../school'

type Suggestions = NonNullable<Card['ai_suggestions']>
type Status = 'displayed' | 'applied' | 'dismissed'

/** @throws Refusal 404 for a card that the person does not see, 403 for one that they may not edit */
function editableCard(school: School, person: PersonRecord, id: string): CardRecord {
  const card = seenCard(school, person, id)
  if (!mayDo(person, card, 'edit')) throw forbidden()
  return card
}

const suggestionsOf = (card: CardRecord) => (card.ai_suggestions ?? {}) as Suggestions
const setOf = (card: CardRecord, level: LearnerLevel) => suggestionsOf(card)[level] ?? {}
const bodyOf = ({ body }: CardRecord) => (typeof body === 'string' ? body : '')

const withSet = (card: CardRecord, level: LearnerLevel, set: Suggestions[string]): CardRecord => ({
  ...card,
  ai_suggestions: { ...suggestionsOf(card), [level]: set },
})

/** The card with another status of one suggestion. @throws Refusal 404 when there is no such suggestion */
function withStatus(card: CardRecord, level: LearnerLevel, heart: Heart, status: Status): CardRecord {
  const set = setOf(card, level)
  const suggestion = set[heart]
  if (!suggestion) throw notFound('There is no such suggestion.')
  return withSet(card, level, { ...set, [heart]: { ...suggestion, status } })
}

type Application = BodyOf<typeof suggestionsCalls.applySuggestion>

/** Puts the new passage where the old one stands: in its block, else anywhere, else behind the text. */
function bodyWith(body: string, { context, original }: Application, passage: string): string {
  if (context && body.includes(context)) return body.replace(context, () => context.replace(original, () => passage))
  if (original && body.includes(original)) return body.replace(original, () => passage)
  return `${body}<p>${passage}</p>`
}

/** The passage as HTML, piece by piece, then the whole body, which is stored with the suggestion as applied. */
async function* writeInto(
  school: School,
  person: PersonRecord,
  id: string,
  asked: Application,
): AsyncGenerator<ApplyEvent, void> {
  const [{ additionOf }, { withoutTags }, { toInlineHtml }] = await Promise.all([
    import('../ai/suggestions/suggest'),
    import('../ai/suggestions/passages'),
    import('../ai/html'),
  ])
  const { suggestion: heart, level, action } = asked
  const addition = toInlineHtml(additionOf(setOf(editableCard(school, person, id), level)[heart]?.text ?? ''))
  const original = withoutTags(asked.original)
  const isNewPassage = heart === 'H' && action !== 'append'
  const passage = isNewPassage ? addition : `${original} ${addition}`.trim()
  for (const token of bodyTokens(action === 'append' ? ` ${addition}` : passage)) {
    await school.wait(school.streamPace)
    yield { event: 'token', data: token }
  }
  const card = editableCard(school, person, id)
  const body = bodyWith(withoutTags(bodyOf(card)), { ...asked, original, context: withoutTags(asked.context) }, passage)
  const applied = withStatus({ ...card, body, updated_at: school.now().toISOString() }, level, heart, 'applied')
  school.db.cards.set(applied)
  announceSave(school, id)
  yield { event: 'end', data: { suggestion: heart, body } }
}

export const suggestionsHandlers: HandlersOf<typeof suggestionsCalls> = {
  async tagSuggestion({ school, person, params, body }) {
    editableCard(school, person, params.id)
    const { tagPassages } = await import('../ai/suggestions/passages')
    const tagged = tagPassages(body.content)
    if (tagged === null) throw new Refusal(422, { message: 'ai_suggestion.message.notFound' })
    return { body: tagged }
  },
  async generateSuggestion({ school, person, params, body: { level, hearts } }) {
    const card = editableCard(school, person, params.id)
    const { suggest } = await import('../ai/suggestions/suggest')
    const before = setOf(card, level)
    const made = hearts.map((heart) => {
      const text = suggest({ heart, level, title: card.title, body: bodyOf(card), before: before[heart]?.text })
      return [heart, { text, status: 'displayed' }] as const
    })
    const set: Suggestions[string] = { ...before, ...Object.fromEntries(made) }
    school.db.cards.set(withSet(card, level, set))
    return { ai_suggestions: { [level]: set } }
  },
  applySuggestion({ school, person, params, body }) {
    withStatus(editableCard(school, person, params.id), body.level, body.suggestion, 'applied')
    return writeInto(school, person, params.id, body)
  },
  dismissSuggestion({ school, person, params, body: { level, suggestion } }) {
    const card = withStatus(editableCard(school, person, params.id), level, suggestion, 'dismissed')
    school.db.cards.set(card)
    return { ai_suggestions: { [level]: setOf(card, level) } }
  },
  toggleSuggestionState({ school, person, params, body: { is_enabled, level } }) {
    const card = editableCard(school, person, params.id)
    const state = { is_ai_suggestion_enabled: is_enabled, ai_suggestion_level: level }
    school.db.cards.set({ ...card, ...state })
    return { data: { id: card.id, ...state } }
  },
}
