import { channels } from '../../src/api/channels'
import type { chatCalls, MagicEvent, MagicRequest } from '../../src/api/chat.contract'
import { htmlToText } from '../../src/lib/htmlToText'
import { canSee, viewCard } from '../cards'
import type { HandlersOf } from '../createHandlers'
import type { CardRecord, PersonRecord } from '../db'
import { countAiCall, isQuotaUsedUp, permissionsOf } from '../people'
import { forbidden, invalid, Refusal } from '../reply'
import type { School } from '../school'

/** Tokens that travel in one event, as a model server batches them. */
const TOKENS_PER_EVENT = 4
/** ms until a new card is announced, as a queue worker would. */
const ANNOUNCE_MS = 150

function spendQuota(school: School, person: PersonRecord) {
  if (isQuotaUsedUp(school, person)) throw new Refusal(429, { message: 'Quota exceeded', code: 'quota_exceeded' })
  countAiCall(school, person)
}

const cardTexts = (school: School, person: PersonRecord, ids: string[]) =>
  ids
    .map((id) => school.db.cards.get(id))
    .filter((card): card is CardRecord => card !== undefined && canSee(school, card, person))
    .map((card) => ({ title: card.title, body: typeof card.body === 'string' ? card.body : '' }))

async function* reply(school: School, person: PersonRecord, request: MagicRequest): AsyncGenerator<MagicEvent, void> {
  const { answerQuestion } = await import('../ai/answer')
  const { tokenise } = await import('../ai/tokens')
  const messageId = crypto.randomUUID()
  const { markdown } = answerQuestion({
    question: request.question,
    role: person.role,
    age: person.age ?? undefined,
    context: cardTexts(school, person, request.contextFormatIds),
    seed: `${person.id} ${request.messageCount}`,
  })
  yield { event: 'start', data: { messageId, type: 'text', agentId: request.chatAgent, chatMode: request.chatMode } }
  const tokens = tokenise(markdown)
  for (let at = 0; at < tokens.length; at += TOKENS_PER_EVENT) {
    await school.wait(school.streamPace)
    yield { event: 'token', data: tokens.slice(at, at + TOKENS_PER_EVENT).join('') }
  }
  yield { event: 'end', data: { messageId, content: markdown } }
  yield {
    event: 'metadata',
    data: {
      messageId,
      chatId: `c-${person.id}`,
      chatMessageId: `cm-${messageId}`,
      sessionId: `s-${person.id}`,
      messageCount: request.messageCount + 1,
      usage_quota_reached: isQuotaUsedUp(school, person),
      formats: [],
    },
  }
}

export const chatHandlers: HandlersOf<typeof chatCalls> = {
  askMagic({ school, person, body }) {
    if (!body.question.trim()) throw invalid('question', 'The question field is required.')
    spendQuota(school, person)
    return reply(school, person, body)
  },
  async createCardFromReply({ school, person, body }) {
    if (!htmlToText(body.body) && !body.plainText.trim()) throw invalid('body', 'The body field is required.')
    const stack = body.stackId ? school.db.cards.get(body.stackId) : undefined
    if (body.stackId && !stack) throw invalid('stackId', 'The selected stack does not exist.')
    const mayAdd =
      !stack || stack.owner_id === person.id || permissionsOf(person.role).includes('board.format.shared.edit')
    if (stack && (!mayAdd || !canSee(school, stack, person))) throw forbidden()
    spendQuota(school, person)
    const { sceneFor } = await import('../images/drawScene')
    const now = school.now().toISOString()
    const record: CardRecord = {
      id: crypto.randomUUID(),
      type: body.type,
      title: body.formatTitle,
      body: body.body,
      image: `scenes/${sceneFor(`${body.formatTitle} ${body.plainText}`)}`,
      owner_id: person.id,
      parent_id: stack?.id ?? null,
      created_at: now,
      updated_at: now,
    }
    school.db.cards.set(record)
    const card = viewCard(school, record, person)
    school.later(ANNOUNCE_MS, () =>
      school.emit(channels.cards, { userId: person.id }, 'format.created', { format: card, temp_id: null }),
    )
    return { data: card }
  },
}
