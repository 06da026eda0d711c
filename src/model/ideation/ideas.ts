/** Rules of ideation: topics, ideas as they arrive, and the choice of ideas (C-029 to C-031, C-157 to C-160, D-3131, D-3132). */
import type { Idea } from '@/api/ideas.contract'

/** Maximum length of a topic in code points. */
export const MAX_TOPIC_LENGTH = 500
/** Maximum number of chosen ideas (C-031, B-576). */
export const MAX_CHOSEN = 7
/** Number of topics that the device remembers for a person. */
export const MAX_RECENT_TOPICS = 5

const SESSION_ID_LENGTH = 16
const SESSION_ID_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

export type TopicProblem = 'missing' | 'tooLong'

/** Returns the problem of a trimmed topic; undefined if it is valid (C-279). */
export function topicProblem(topic: string): TopicProblem | undefined {
  if (topic === '') return 'missing'
  return [...topic].length > MAX_TOPIC_LENGTH ? 'tooLong' : undefined
}

/** True for topics that differ only in case and in blanks at their ends (C-280). */
export const isSameTopic = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

/** Puts a topic first among the last five; an earlier spelling of the same topic goes. */
export const withRecentTopic = (topics: readonly string[], topic: string): string[] =>
  [topic, ...topics.filter((other) => !isSameTopic(other, topic))].slice(0, MAX_RECENT_TOPICS)

/** Makes the id of a session: 16 random letters and digits (C-160). */
export const createSessionId = (): string =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(SESSION_ID_LENGTH)),
    (byte) => SESSION_ID_CHARACTERS[byte % SESSION_ID_CHARACTERS.length],
  ).join('')

/** An idea of the dialog. `failed`: its event did not come. */
export type ShownIdea = Omit<Idea, 'selected' | 'is_loading'> & {
  selected: boolean
  status: 'loading' | 'arrived' | 'failed'
  /** Request that the idea waits for; a later request makes its deadline void. */
  requestId: string
}

const shownIdea = (idea: Idea, state: Pick<ShownIdea, 'status' | 'requestId'>): ShownIdea => {
  const { is_loading: _isLoading, ...fields } = idea
  return { ...fields, selected: false, ...state }
}

/** Ideas of a topic that has been submitted: all load. */
export const offeredIdeas = (offered: readonly Idea[], requestId: string): ShownIdea[] =>
  offered.map((idea) => shownIdea(idea, { status: 'loading', requestId }))

/** Ideas for the same topic again: chosen ideas stay, and the others make room for new ones of their types. */
export function moreIdeas(ideas: readonly ShownIdea[], offered: readonly Idea[], requestId: string): ShownIdea[] {
  const kept = ideas.filter(({ selected }) => selected)
  const isKept = ({ id, idea_type_id }: Idea) =>
    kept.some((idea) => idea.id === id || idea.idea_type_id === idea_type_id)
  const fresh = offered.filter((idea) => !isKept(idea))
  return [...kept, ...offeredIdeas(fresh, requestId)]
}

/** Index of the idea that an event belongs to: by id, else the first of its type that has not arrived (D-3132). */
function indexOfIdea(ideas: readonly ShownIdea[], { id, idea_type_id }: Idea): number {
  const byId = ideas.findIndex((idea) => idea.id === id)
  if (byId >= 0) return byId
  return ideas.findIndex((idea) => idea.idea_type_id === idea_type_id && idea.status !== 'arrived')
}

/** Applies `idea.generated`: the idea has arrived and keeps its choice; an unknown idea joins (C-251, C-443, D-3132). */
export function withArrivedIdea(ideas: readonly ShownIdea[], idea: Idea): ShownIdea[] {
  const arrived = shownIdea(idea, { status: 'arrived', requestId: '' })
  const index = indexOfIdea(ideas, idea)
  const known = ideas[index]
  return known ? ideas.with(index, { ...arrived, selected: known.selected }) : [...ideas, arrived]
}

/** Fails the ideas that still wait for a request. */
export const withoutAnswer = (ideas: readonly ShownIdea[], requestId: string): ShownIdea[] =>
  ideas.map((idea) =>
    idea.status === 'loading' && idea.requestId === requestId ? { ...idea, status: 'failed' } : idea,
  )

/** Lets ideas load again. */
export const askedAgain = (ideas: readonly ShownIdea[], ids: readonly string[], requestId: string): ShownIdea[] =>
  ideas.map((idea) =>
    ids.includes(idea.id) && idea.status !== 'arrived' ? { ...idea, status: 'loading', requestId } : idea,
  )

export const chosenOf = (ideas: readonly ShownIdea[]): ShownIdea[] => ideas.filter(({ selected }) => selected)

/**
 * Chooses an idea, or takes the choice back (C-250).
 * @returns `full` for the eighth idea (C-031); the same ideas for one that has not arrived
 */
export function withToggledIdea(ideas: readonly ShownIdea[], id: string): readonly ShownIdea[] | 'full' {
  const index = ideas.findIndex((idea) => idea.id === id)
  const idea = ideas[index]
  if (idea?.status !== 'arrived') return ideas
  if (!idea.selected && chosenOf(ideas).length >= MAX_CHOSEN) return 'full'
  return ideas.with(index, { ...idea, selected: !idea.selected })
}

export type IdeaCategory = { id: string; name: string; ideas: ShownIdea[] }

/** Groups ideas by category, in the order in which the categories first appear (C-079, D-3131). */
export function groupByCategory(ideas: readonly ShownIdea[]): IdeaCategory[] {
  const categories = new Map<string, IdeaCategory>()
  for (const idea of ideas) {
    const { id, name } = idea.category
    const category = categories.get(id) ?? { id, name, ideas: [] }
    category.ideas.push(idea)
    categories.set(id, category)
  }
  return [...categories.values()]
}
