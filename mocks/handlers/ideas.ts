import english from '../../fixtures/seed/ideas.json'
import { channels } from '../../src/api/channels'
import type { Idea, ideasCalls } from '../../src/api/ideas.contract'
import { broadcastCardMade } from '../domain/cards/cardEvents'
import { containerForNewCard } from '../domain/cards/cardRules'
import { createCardRecords, createGeneratedCard } from '../domain/generation/createGeneratedCard'
import { broadcastFailure } from '../domain/generation/failedCard'
import { inheritShares } from '../domain/sharing/shares'
import type { ContentLanguage, HandlersOf } from '../server/router'
import type { PersonRecord } from '../db/tables'
import { invalid } from '../server/respond'
import type { MockServer } from '../server/mockServer'
import { currentScenario } from '../scenarios/scenarios'

type IdeaKind = (typeof english)[number]

/** ms between two generated ideas or cards, and between two ideas of `?ideas=60`. */
const IDEA_MS = 400
const FAST_IDEA_MS = 50

/** The kinds of ideas in a language, filled up to the number of `?ideas=`. */
async function kindsIn({ generated }: MockServer, language: ContentLanguage): Promise<IdeaKind[]> {
  const kinds = language === 'ms' ? (await import('../../fixtures/seed/ideas.ms.json')).default : english
  if (!generated.ideas) return kinds
  const { withGeneratedIdeas } = await import('../db/generateStarters')
  return withGeneratedIdeas(kinds, generated.ideas)
}

/** Texts that the server adds to the cards of ideas. */
const TEXTS: Readonly<
  Record<ContentLanguage, { ready: (title: string) => string; failed: (title: string) => string }>
> = {
  en: {
    ready: (title) => `“${title}” is ready.`,
    failed: (title) => `The card “${title}” could not be made. Please try again.`,
  },
  ms: {
    ready: (title) => `“${title}” sudah siap.`,
    failed: (title) => `Kad “${title}” tidak dapat dibuat. Sila cuba lagi.`,
  },
}

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
  const fields = { id: 'parent_stack_id', type: 'parent_stack_id' }
  const parent = containerForNewCard(mockServer, person, { id: parentId, type: 'stack', fields })
  const { sceneFor } = await import('../images/drawScene')
  const empty = { type: 'stack' as const, title: topic, subtitle: null, image: `scenes/${sceneFor(topic)}` }
  const [stack] = createCardRecords(mockServer, person, empty, parent?.id ?? null)
  mockServer.db.cards.set(stack)
  inheritShares(mockServer, person, [stack])
  mockServer.enqueueJob(0, () => broadcastCardMade(mockServer, person, stack, null))
  return stack
}

type ChosenIdea = { idea_type_id: string; title: string; idea: string }

/** Makes the card of a chosen idea, which quotes the idea. */
async function ideaCardMaker(person: PersonRecord, topic: string, language: ContentLanguage, kinds: IdeaKind[]) {
  const [{ promptFor }, { toHtml }, { isCreatable, makeCard }, { quote }, { loadTopicsOf }] = await Promise.all([
    import('../ai/ideas'),
    import('../ai/html'),
    import('../ai/makeCard'),
    import('../ai/sections'),
    import('../ai/findTopic'),
  ])
  await loadTopicsOf(topic)
  return ({ idea_type_id, title, idea }: ChosenIdea) => {
    const wantedType = kinds.find((kind) => kind.idea_type_id === idea_type_id)?.format_type ?? 'text'
    const made = makeCard({
      type: isCreatable(wantedType) ? wantedType : 'text',
      prompt: promptFor(idea_type_id, topic, language),
      title,
      subject: topic,
      language,
      role: person.role,
      age: person.age,
      seed: idea_type_id,
    })
    return typeof made.body === 'string' ? { ...made, body: `${toHtml(quote(idea))}${made.body}` } : made
  }
}

export const ideasHandlers: HandlersOf<typeof ideasCalls> = {
  getIdeas: async ({ mockServer, query, language }) => ({
    data: (await kindsIn(mockServer, language)).map((kind) => emptyIdea(kind, query.prompt?.trim() ?? '')),
  }),
  async generateIdeas({ mockServer, person, language, body: { topic, idea_type_ids, ideation_session_id } }) {
    const subject = topic.trim()
    if (!subject) throw invalid('topic', 'The topic field is required.')
    const offered = await kindsIn(mockServer, language)
    const kinds = idea_type_ids.flatMap((id) => offered.find(({ idea_type_id }) => idea_type_id === id) ?? [])
    if (kinds.length < idea_type_ids.length) throw invalid('idea_type_ids', 'The selected idea type is invalid.')
    const [{ ideaFor }, { loadTopicsOf }] = await Promise.all([import('../ai/ideas'), import('../ai/findTopic')])
    await loadTopicsOf(subject)
    const channel = { userId: person.id, sessionId: ideation_session_id }
    const { isLastIdeaLost, ideaMs } = currentScenario(mockServer)
    const interval = ideaMs ?? (mockServer.generated.ideas ? FAST_IDEA_MS : IDEA_MS)
    const comingKinds = isLastIdeaLost && kinds.length > 1 ? kinds.slice(0, -1) : kinds
    for (const [index, kind] of comingKinds.entries()) {
      const { is_loading: _, selected: __, ...empty } = emptyIdea(kind, subject)
      mockServer.enqueueJob((index + 1) * interval, () =>
        mockServer.emit(channels.ideation, channel, 'idea.generated', {
          idea: { ...empty, ...ideaFor(kind, subject, language) },
        }),
      )
    }
    return { data: { ideation_session_id, status: 'PROCESSING' } }
  },
  async generateIdeaCards({ mockServer, person, language, body: { idea_types, parent_stack_id, topic } }) {
    const subject = topic.trim()
    if (!subject) throw invalid('topic', 'The topic field is required.')
    const stack = await createStack(mockServer, person, subject, parent_stack_id)
    const makeIdeaCard = await ideaCardMaker(person, subject, language, await kindsIn(mockServer, language))
    // A person may delete the stack while its cards come.
    const isStackThere = () => mockServer.db.cards.get(stack.id) !== undefined
    const failing = currentScenario(mockServer).isLastIdeaCardFailed ? idea_types.length - 1 : -1
    for (const [index, chosen] of idea_types.entries()) {
      mockServer.enqueueJob((index + 1) * IDEA_MS, () => {
        if (!isStackThere()) return
        // The card never existed, so that the event names neither a card nor a temporary card.
        if (index === failing) {
          const message = TEXTS[language].failed(chosen.title)
          const failure = { format_id: null, temp_id: null, message }
          return broadcastFailure(mockServer, person, failure)
        }
        createGeneratedCard(mockServer, person, makeIdeaCard(chosen), { parentId: stack.id })
      })
    }
    mockServer.enqueueJob((idea_types.length + 1) * IDEA_MS, () => {
      if (!isStackThere()) return
      mockServer.emit(channels.genericNotification, { userId: person.id }, 'user.process.completed', {
        message: TEXTS[language].ready(stack.title),
        type: 'success',
        format_id: stack.id,
      })
    })
    return { id: stack.id, data: { id: stack.id, title: stack.title, type: 'stack' } }
  },
}
