import { channels } from '../../src/api/channels'
import type { Card, CardType } from '../../src/api/cards/card.schema'
import type { ClusterName, insightsCalls } from '../../src/api/insights.contract'
import { insertAt } from '../domain/cards/cardOrdering'
import { canSee, viewCard } from '../domain/cards/cards'
import { createCardRecords } from '../domain/generation/createGeneratedCard'
import { containerForNewCard } from '../domain/cards/cardRules'
import { refuseConcerns } from '../domain/generation/refuseConcerns'
import type { HandlersOf } from '../server/router'
import type { CardRecord, PersonRecord } from '../db/tables'
import { type Clusters, clustersOf } from '../insights/classInsight'
import { giveFeedback } from '../insights/feedback'
import { broadcastCardUpdated } from '../domain/cards/cardEvents'
import { forbidden, invalid, notFound } from '../server/respond'
import type { MockServer } from '../server/mockServer'

const RESULT_TYPES = [
  'selfquestioninsight',
  'studentquestioninsight',
  'schoolquestioninsight',
  'classquestioninsight',
] as const satisfies CardType[]
type ResultType = (typeof RESULT_TYPES)[number]
const isResult = ({ type }: CardRecord) => (RESULT_TYPES as readonly string[]).includes(type)

/** Delay in ms before the mock server broadcasts a finished practice card. A real server's queue worker is about as slow. */
const MAKE_MS = 1200

/** @throws HttpError 404 if the insight does not exist or the person cannot see it */
function getVisibleInsight(mockServer: MockServer, person: PersonRecord, id: string): CardRecord {
  const insight = mockServer.db.cards.get(id)
  if (!insight || !isResult(insight) || !canSee(mockServer, insight, person)) {
    throw notFound('There is no such insight.')
  }
  return insight
}

function originStack(mockServer: MockServer, insight: CardRecord, person: PersonRecord): CardRecord | undefined {
  const stack = typeof insight.stack_id === 'string' ? mockServer.db.cards.get(insight.stack_id) : undefined
  return stack && canSee(mockServer, stack, person) ? stack : undefined
}

const practiceGroupsOf = (mockServer: MockServer, insight: CardRecord) =>
  mockServer.db.cards.where('insight_id', insight.id).filter(({ type }) => type === 'groupinsight')

type Stats = { average_score: number; question_count?: number }

const summaryOf = (card: CardRecord) => {
  const { average_score, question_count } = card.stats as Stats
  const lines = (card.class_questions_overview ?? []) as unknown[]
  return {
    id: card.id,
    type: card.type as ResultType,
    origin_title: String(card.origin_title),
    stack_id: typeof card.stack_id === 'string' ? card.stack_id : null,
    average_score,
    question_count: question_count ?? lines.length,
    updated_at: card.updated_at,
  }
}

const recommendationOf = (insight: CardRecord, cluster: ClusterName | null): string | null =>
  cluster ? clustersOf(insight)[cluster].recommendation : (insight.recommendation as string | null)

function withRecommendation(insight: CardRecord, cluster: ClusterName | null, recommendation: string): CardRecord {
  if (!cluster) return { ...insight, recommendation }
  const clustersCER: Clusters = {
    ...clustersOf(insight),
    [cluster]: { ...clustersOf(insight)[cluster], recommendation },
  }
  return { ...insight, clustersCER }
}

/** Returns the requested cluster of a class insight, by default the whole class. Returns null for other insights. */
const clusterIn = (insight: CardRecord, cluster: ClusterName | null | undefined): ClusterName | null =>
  insight.type === 'classquestioninsight' ? (cluster ?? 'whole_class') : null

/**
 * Returns the person's container for the practice cards of an insight. If there is none, returns a new record that is not
 * stored yet.
 */
function practiceGroup(
  mockServer: MockServer,
  person: PersonRecord,
  insight: CardRecord,
  parentId: string | null,
): CardRecord {
  const now = mockServer.now().toISOString()
  const known = practiceGroupsOf(mockServer, insight).find(({ owner_id }) => owner_id === person.id)
  if (known) return { ...known, updated_at: now }
  return {
    id: crypto.randomUUID(),
    type: 'groupinsight',
    title: `Practice for ${String(insight.origin_title)}`,
    subtitle: 'Made from an insight',
    image: null,
    owner_id: person.id,
    parent_id: parentId,
    created_at: now,
    updated_at: now,
    insight_id: insight.id,
  }
}

const cardsIn = (mockServer: MockServer, { id }: CardRecord) => mockServer.db.cards.where('parent_id', id)

/** Returns the container as the response shows it: the new card comes without content, because it counts as in progress. */
function withSkeleton(group: Card, cardId: string, tempId: string): Card {
  if (!('cards' in group) || !group.cards) return group
  const cards = group.cards.map((card) =>
    card.id === cardId && 'body' in card
      ? { ...card, temp_id: tempId, title: '', subtitle: null, body: null, image: null, loading: true }
      : card,
  )
  return { ...group, cards } as Card
}

/** Handlers for quiz results, recommendations and practice cards (B-508 to B-514, D-2508). */
export const insightsHandlers: HandlersOf<typeof insightsCalls> = {
  getInsightsSummary: ({ mockServer, person }) => ({
    data: [...mockServer.db.cards.all()]
      .filter((card) => isResult(card) && canSee(mockServer, card, person))
      .sort((a, b) => b.updated_at.localeCompare(a.updated_at) || a.id.localeCompare(b.id))
      .map(summaryOf),
  }),
  getInsightQuestionStack({ mockServer, person, params }) {
    const stack = originStack(mockServer, getVisibleInsight(mockServer, person, params.id), person)
    return { data: stack ? { stack_id: stack.id, title: stack.title } : null }
  },
  getInsightGroup({ mockServer, person, params, query }) {
    const group = practiceGroupsOf(mockServer, getVisibleInsight(mockServer, person, params.id))
      .filter((card) => canSee(mockServer, card, person))
      .find(({ owner_id }) => mockServer.db.people.get(owner_id)?.role === query.role)
    return { data: group ? viewCard(mockServer, group, person, true) : null }
  },
  async generateInsightRecommendation({ mockServer, person, query }) {
    const insight = getVisibleInsight(mockServer, person, query.insight_id)
    const cluster = clusterIn(insight, query.target_cluster)
    await refuseConcerns(person, 'insight_id', String(insight.origin_title))
    const known = recommendationOf(insight, cluster)
    if (known) return { recommendation: known }
    const { basisOf, recommendationText } = await import('../insights/recommend')
    const basis = basisOf(mockServer, insight, cluster ?? 'whole_class')
    if (basis.people === 0) throw invalid('target_cluster', 'No students in this group.')
    const recommendation = recommendationText(basis, `${String(insight.origin_title)} ${cluster}`)
    const now = getVisibleInsight(mockServer, person, insight.id)
    mockServer.db.cards.set(withRecommendation(now, cluster, recommendation))
    return { recommendation }
  },
  async generateRecommendedCard({ mockServer, person, body }) {
    const insight = getVisibleInsight(mockServer, person, body.insight_id)
    const stack = body.stack_board_id ? mockServer.db.cards.get(body.stack_board_id) : undefined
    if (body.stack_board_id && !stack) throw notFound('There is no such stack.')
    containerForNewCard(mockServer, person, {
      id: stack?.id ?? null,
      type: 'groupinsight',
      fields: { id: 'stack_board_id', type: 'stack_board_id' },
    })
    const { makePracticeCard } = await import('../insights/practiceCard')
    const cluster = clusterIn(insight, body.target_cluster)
    const group = practiceGroup(mockServer, person, insight, stack?.id ?? null)
    const isNew = !mockServer.db.cards.get(group.id)
    const made = await makePracticeCard(
      mockServer,
      person,
      insight,
      cluster,
      `${String(insight.origin_title)} ${cluster} ${cardsIn(mockServer, group).length}`,
    )
    const records = createCardRecords(mockServer, person, made, group.id)
    for (const record of [group, ...records]) mockServer.db.cards.set(record)
    const [card] = records
    insertAt(mockServer, person, { cards: [card], parentId: group.id, index: 0 })
    const view = viewCard(mockServer, group, person, true)
    if (isNew) mockServer.emit(channels.cards, { userId: person.id }, 'format.created', { format: view, temp_id: null })
    // The complete card is already stored, although the response shows a skeleton until the broadcast. A client that reloads
    // gets the finished card.
    mockServer.enqueueJob(MAKE_MS, () => {
      for (const { id } of [card, group]) {
        const ready = mockServer.db.cards.get(id)
        if (ready) broadcastCardUpdated(mockServer, ready.id)
      }
    })
    return { group: withSkeleton(view, card.id, body.temp_id), stack: null }
  },
  sendInsightFeedback({ mockServer, person, body }) {
    const insight = getVisibleInsight(mockServer, person, body.insight_id)
    if (person.role !== 'teacher' || insight.owner_id !== person.id) throw forbidden()
    for (const changed of giveFeedback(mockServer, person, insight, body.user_id, body.feedback)) {
      mockServer.db.cards.set(changed)
      broadcastCardUpdated(mockServer, changed.id)
    }
    const teacher_feedback = body.feedback.trim()
    return { data: { user_id: body.user_id, teacher_feedback, teacher_feedback_submitted: true } }
  },
}
