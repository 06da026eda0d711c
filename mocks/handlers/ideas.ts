import ideaKinds from '../../fixtures/seed/ideas.json'
import { channels } from '../../src/api/channels'
import type { Idea, ideasCalls } from '../../src/api/ideas.contract'
import { mayAddTo } from '../domain/cards/cardRules'
import { viewCard } from '../domain/cards/cards'
import type { ContentLanguage, HandlersOf } from '../server/router'
import type { CardRecord, PersonRecord } from '../db/tables'
import { forbidden, invalid } from '../server/respond'
import type { MockServer } from '../server/mockServer'

type IdeaKind = (typeof ideaKinds)[number]

/** ms between two generated ideas or cards. */
const IDEA_MS = 400

const kindOf = (id: string) => ideaKinds.find(({ idea_type_id }) => idea_type_id === id)

const kindsIn = async (language: ContentLanguage): Promise<IdeaKind[]> =>
  language === 'ms' ? (await import('../../fixtures/seed/ideas.ms.json')).default : ideaKinds

/** Title and text of an idea, from the kind's template only: the library's ideas are English. */
const ideaFromTemplate = ({ title_template, template }: IdeaKind, topic: string) => ({
  title: title_template.replaceAll('{topic}', topic.charAt(0).toUpperCase() + topic.slice(1)),
  idea: template.replaceAll('{topic}', topic),
})

/** An idea before its generation; `is_loading` is true if there is a topic to generate from. */
const emptyIdea = ({ id, idea_type_id, category, title, image }: IdeaKind, topic: string): Idea => ({
  id,
  idea_type_id,
  category,
  title,
  image,
  topic,
  idea: null,
  selected: false,
  is_loading: topic !== '',
})

/** Creates an empty stack titled by the topic, on My Board or in a stack. @throws HttpError 403, 422 */
async function createStack(mockServer: MockServer, person: PersonRecord, topic: string, parentId: string | null) {
  const parent = parentId ? mockServer.db.cards.get(parentId) : undefined
  if (parentId && !parent) throw invalid('parent_stack_id', 'The selected stack does not exist.')
  if (parent && !mayAddTo(mockServer, person, parent)) throw forbidden()
  const { sceneFor } = await import('../images/drawScene')
  const now = mockServer.now().toISOString()
  const stack: CardRecord = {
    id: crypto.randomUUID(),
    type: 'stack',
    title: topic,
    image: `scenes/${sceneFor(topic)}`,
    owner_id: person.id,
    parent_id: parent?.id ?? null,
    created_at: now,
    updated_at: now,
  }
  mockServer.db.cards.set(stack)
  mockServer.enqueueJob(0, () =>
    mockServer.emit(channels.cards, { userId: person.id }, 'format.created', {
      format: viewCard(mockServer, stack, person),
      temp_id: null,
    }),
  )
  return stack
}

export const ideasHandlers: HandlersOf<typeof ideasCalls> = {
  getIdeas: async ({ query, language }) => ({
    data: (await kindsIn(language)).map((kind) => emptyIdea(kind, query.prompt?.trim() ?? '')),
  }),
  async generateIdeas({ mockServer, person, language, body: { topic, idea_type_ids, ideation_session_id } }) {
    const subject = topic.trim()
    if (!subject) throw invalid('topic', 'The topic field is required.')
    const offered = await kindsIn(language)
    const kinds = idea_type_ids.flatMap((id) => offered.find(({ idea_type_id }) => idea_type_id === id) ?? [])
    if (kinds.length < idea_type_ids.length) throw invalid('idea_type_ids', 'The selected idea type is invalid.')
    const [{ ideaFor }, { loadTopicsOf }] = await Promise.all([import('../ai/ideas'), import('../ai/findTopic')])
    await loadTopicsOf(subject)
    const channel = { userId: person.id, sessionId: ideation_session_id }
    for (const [index, kind] of kinds.entries()) {
      const { is_loading: _, selected: __, ...empty } = emptyIdea(kind, subject)
      mockServer.enqueueJob((index + 1) * IDEA_MS, () =>
        mockServer.emit(channels.ideation, channel, 'idea.generated', {
          idea: { ...empty, ...(language === 'ms' ? ideaFromTemplate : ideaFor)(kind, subject) },
        }),
      )
    }
    return { data: { ideation_session_id, status: 'PROCESSING' } }
  },
  async generateIdeaCards({ mockServer, person, body: { idea_types, parent_stack_id, topic } }) {
    const subject = topic.trim()
    if (!subject) throw invalid('topic', 'The topic field is required.')
    const stack = await createStack(mockServer, person, subject, parent_stack_id)
    const [{ promptFor }, { toHtml }, { isCreatable, makeCard }, { quote }, { loadTopicsOf }, { createGeneratedCard }] =
      await Promise.all([
        import('../ai/ideas'),
        import('../ai/html'),
        import('../ai/makeCard'),
        import('../ai/sections'),
        import('../ai/findTopic'),
        import('../domain/generation/createGeneratedCard'),
      ])
    await loadTopicsOf(subject, ...idea_types.map(({ title }) => `${title} ${subject}`))
    for (const [index, { idea_type_id, title, idea }] of idea_types.entries()) {
      const wantedType = kindOf(idea_type_id)?.format_type ?? 'text'
      const type = isCreatable(wantedType) ? wantedType : 'text'
      mockServer.enqueueJob((index + 1) * IDEA_MS, () => {
        const prompt = promptFor(idea_type_id, subject)
        const made = makeCard({ type, prompt, title, role: person.role, age: person.age, seed: idea_type_id })
        const body = typeof made.body === 'string' ? `${toHtml(quote(idea))}${made.body}` : made.body
        createGeneratedCard(
          mockServer,
          person,
          { ...made, ...(body !== undefined && { body }) },
          { parentId: stack.id },
        )
      })
    }
    mockServer.enqueueJob((idea_types.length + 1) * IDEA_MS, () =>
      mockServer.emit(channels.genericNotification, { userId: person.id }, 'user.process.completed', {
        message: `“${stack.title}” is ready.`,
        type: 'success',
        format_id: stack.id,
      }),
    )
    return { id: stack.id, data: { id: stack.id, title: stack.title, type: 'stack' } }
  },
}
