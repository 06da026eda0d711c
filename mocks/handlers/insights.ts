import { channels } from '../../src/api/channels'
import type { Card, CardType } from '../../src/api/card.schema'
import type { ClusterName, insightsCalls } from '../../src/api/insights.contract'
import { canSee, viewCard } from '../cards'
import { recordsOf } from '../cardMaking'
import { mayAddTo } from '../cardRules'
import type { HandlersOf } from '../createHandlers'
import type { CardRecord, PersonRecord } from '../db'
import { type Clusters, clustersOf } from '../insights/classInsight'
import { giveFeedback } from '../insights/feedback'
import { announceSave } from '../cardNews'
import { forbidden, invalid, notFound } from '../reply'
import type { School } from '../school'

const RESULTS = [
  'selfquestioninsight',
  'studentquestioninsight',
  'schoolquestioninsight',
  'classquestioninsight',
] as const satisfies CardType[]
type ResultType = (typeof RESULTS)[number]
const isResult = ({ type }: CardRecord) => (RESULTS as readonly string[]).includes(type)

/** ms until a practice card is there, as a queue worker would. */
const MAKE_MS = 1200

/** @throws Refusal 404 when there is no such insight for the person */
function openInsight(school: School, person: PersonRecord, id: string): CardRecord {
  const insight = school.db.cards.get(id)
  if (!insight || !isResult(insight) || !canSee(school, insight, person)) {
    throw notFound('There is no such insight.')
  }
  return insight
}

/** The stack that the questions of an insight lie in, when the person may see it. */
function originStack(school: School, insight: CardRecord, person: PersonRecord): CardRecord | undefined {
  const stack = typeof insight.stack_id === 'string' ? school.db.cards.get(insight.stack_id) : undefined
  return stack && canSee(school, stack, person) ? stack : undefined
}

const groupsOf = (school: School, insight: CardRecord) =>
  school.db.cards.where('insight_id', insight.id).filter(({ type }) => type === 'groupinsight')

type Line = { average_score: number; question_count?: number }

const summaryOf = (card: CardRecord) => {
  const { average_score, question_count } = card.stats as Line
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

/** The cluster that is meant; null for an insight that has none. */
const clusterIn = (insight: CardRecord, cluster: ClusterName | null | undefined): ClusterName | null =>
  insight.type === 'classquestioninsight' ? (cluster ?? 'whole_class') : null

/** Where practice cards of an insight are kept: the person's container, made with the first. */
function practiceGroup(school: School, person: PersonRecord, insight: CardRecord, parentId: string | null): CardRecord {
  const now = school.now().toISOString()
  const known = groupsOf(school, insight).find(({ owner_id }) => owner_id === person.id)
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

const cardsIn = (school: School, { id }: CardRecord) => school.db.cards.where('parent_id', id)

/** A place before all that a container holds, so that the newest practice card comes first. */
const firstPlace = (school: School, group: CardRecord) =>
  Math.min(1, ...cardsIn(school, group).map(({ manual_order = 0 }) => manual_order)) - 1

/** The container as it is answered at once: the card that is being made stands first, without its content. */
function withSkeleton(group: Card, cardId: string, tempId: string): Card {
  if (!('cards' in group) || !group.cards) return group
  const cards = group.cards.map((card) =>
    card.id === cardId && 'body' in card
      ? { ...card, temp_id: tempId, title: '', subtitle: null, body: null, image: null, loading: true }
      : card,
  )
  return { ...group, cards } as Card
}

/** Results of quizzes and what follows from them (board 7; decisions/board 4). */
export const insightsHandlers: HandlersOf<typeof insightsCalls> = {
  getInsightsSummary: ({ school, person }) => ({
    data: [...school.db.cards.all()]
      .filter((card) => isResult(card) && canSee(school, card, person))
      .sort((a, b) => b.updated_at.localeCompare(a.updated_at) || a.id.localeCompare(b.id))
      .map(summaryOf),
  }),
  getInsightQuestionStack({ school, person, params }) {
    const stack = originStack(school, openInsight(school, person, params.id), person)
    return { data: stack ? { stack_id: stack.id, title: stack.title } : null }
  },
  getInsightGroup({ school, person, params, query }) {
    const group = groupsOf(school, openInsight(school, person, params.id))
      .filter((card) => canSee(school, card, person))
      .find(({ owner_id }) => school.db.people.get(owner_id)?.role === query.role)
    return { data: group ? viewCard(school, group, person, true) : null }
  },
  async generateInsightRecommendation({ school, person, query }) {
    const insight = openInsight(school, person, query.insight_id)
    const cluster = clusterIn(insight, query.target_cluster)
    const known = recommendationOf(insight, cluster)
    if (known) return { recommendation: known }
    const { basisOf, recommendationText } = await import('../insights/recommend')
    const basis = basisOf(school, insight, cluster ?? 'whole_class')
    if (basis.people === 0) throw invalid('target_cluster', 'No students in this group.')
    const recommendation = recommendationText(basis, `${String(insight.origin_title)} ${cluster}`)
    school.db.cards.set(withRecommendation(insight, cluster, recommendation))
    return { recommendation }
  },
  async generateRecommendedCard({ school, person, body }) {
    const insight = openInsight(school, person, body.insight_id)
    const stack = body.stack_board_id ? school.db.cards.get(body.stack_board_id) : undefined
    if (body.stack_board_id && !stack) throw notFound('There is no such stack.')
    if (stack && !mayAddTo(school, person, stack)) throw forbidden()
    const { makePracticeCard } = await import('../insights/practiceCard')
    const cluster = clusterIn(insight, body.target_cluster)
    const group = practiceGroup(school, person, insight, stack?.id ?? null)
    const isNew = !school.db.cards.get(group.id)
    const made = await makePracticeCard(
      school,
      person,
      insight,
      cluster,
      `${String(insight.origin_title)} ${cluster} ${cardsIn(school, group).length}`,
    )
    const records = recordsOf(school, person, made, group.id, { manual_order: firstPlace(school, group) })
    for (const record of [group, ...records]) school.db.cards.set(record)
    const [card] = records
    const view = viewCard(school, group, person, true)
    if (isNew) school.emit(channels.cards, { userId: person.id }, 'format.created', { format: view, temp_id: null })
    // Stored whole, shown as a skeleton until it is announced: a reload in between finds it finished.
    school.later(MAKE_MS, () => {
      for (const { id } of [card, group]) {
        const ready = school.db.cards.get(id)
        if (ready) announceSave(school, ready.id)
      }
    })
    return { group: withSkeleton(view, card.id, body.temp_id), stack: null }
  },
  sendInsightFeedback({ school, person, body }) {
    const insight = openInsight(school, person, body.insight_id)
    if (person.role !== 'teacher' || insight.owner_id !== person.id) throw forbidden()
    for (const changed of giveFeedback(school, person, insight, body.user_id, body.feedback)) {
      school.db.cards.set(changed)
      announceSave(school, changed.id)
    }
    const teacher_feedback = body.feedback.trim()
    return { data: { user_id: body.user_id, teacher_feedback, teacher_feedback_submitted: true } }
  },
}
