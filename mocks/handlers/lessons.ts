import { channels } from '../../src/api/channels'
import type { lessonsCalls } from '../../src/api/lessons.contract'
import { htmlToText } from '../../src/lib/html/htmlToText'
import type { GeneratedCard } from '../ai/makeCard'
import { broadcastCardUpdated } from '../domain/cards/cardEvents'
import { createGeneratedCard } from '../domain/generation/createGeneratedCard'
import { mayAddTo, mayDo, getVisibleCard } from '../domain/cards/cardRules'
import { refuseConcerns } from '../domain/generation/refuseConcerns'
import type { HandlersOf } from '../server/router'
import type { CardRecord, PersonRecord } from '../db/tables'
import { invalid } from '../server/respond'
import type { MockServer } from '../server/mockServer'

type Resource = { title: string; type: string; recommendedResourcePrompt: string }

/** Delay in ms before the mock server broadcasts `user.process.completed`. A real server's queue worker is about as slow. */
const DONE_MS = 400

/** @throws HttpError 404 for a card that the person cannot see; 422 for a card that is no lesson plan */
function lessonFor(mockServer: MockServer, person: PersonRecord, id: string, field: string): CardRecord {
  const card = getVisibleCard(mockServer, person, id)
  if (card.type !== 'lessonplan') throw invalid(field, 'The card is not a lesson plan.')
  return card
}

async function materialStack(lesson: CardRecord, person: PersonRecord, resources: Resource[]): Promise<GeneratedCard> {
  const [{ isCreatable, makeCard }, { lessonSubject }, { loadTopicsOf }] = await Promise.all([
    import('../ai/makeCard'),
    import('../ai/lessonResources'),
    import('../ai/findTopic'),
  ])
  await loadTopicsOf(
    htmlToText(lesson.title),
    ...resources.map(({ title, recommendedResourcePrompt }) => `${title} ${recommendedResourcePrompt}`),
  )
  const { role, age } = person
  const context = [{ title: htmlToText(lesson.title), body: String(lesson.body) }]
  const children = resources.map(({ title, type, recommendedResourcePrompt: prompt }) =>
    makeCard({ type: isCreatable(type) ? type : 'text', prompt, title, context, role, age, seed: lesson.id }),
  )
  const image = typeof lesson.image === 'string' ? lesson.image : (children[0]?.image ?? '')
  return { type: 'stack', title: `${lessonSubject(lesson.title)} materials`, subtitle: null, image, children }
}

export const lessonsHandlers: HandlersOf<typeof lessonsCalls> = {
  async generateLessonMaterials({ mockServer, person, body }) {
    const lesson = lessonFor(mockServer, person, body.format_id, 'format_id')
    await refuseConcerns(person, 'format_id', lesson.title, String(lesson.body ?? ''))
    const [{ lessonResources }, { loadTopicsOf }] = await Promise.all([
      import('../ai/lessonResources'),
      import('../ai/findTopic'),
    ])
    await loadTopicsOf(htmlToText(lesson.title))
    const resources = lessonResources({
      title: lesson.title,
      body: String(lesson.body ?? ''),
      role: person.role,
      age: person.age,
      seed: lesson.title,
    })
    // A person who may not edit the lesson gets the materials in the response only. The owner's card stays unchanged.
    if (mayDo(person, lesson, 'edit')) {
      const now = lessonFor(mockServer, person, lesson.id, 'format_id')
      mockServer.db.cards.set({ ...now, lesson_resources: resources })
      broadcastCardUpdated(mockServer, lesson.id)
    }
    return { data: resources }
  },
  async addAllLessonMaterials({ mockServer, person, body }) {
    const lesson = lessonFor(mockServer, person, body.formatId, 'formatId')
    const resources = (lesson.lesson_resources ?? []) as Resource[]
    if (resources.length === 0) throw invalid('formatId', 'The lesson plan has no materials yet.')
    await refuseConcerns(
      person,
      'formatId',
      lesson.title,
      ...resources.map(({ title, recommendedResourcePrompt }) => `${title}. ${recommendedResourcePrompt}`),
    )
    const made = await materialStack(lesson, person, resources)
    const parent = lesson.parent_id ? mockServer.db.cards.get(lesson.parent_id) : undefined
    const parentId = parent && mayAddTo(mockServer, person, parent) ? parent.id : null
    const stack = createGeneratedCard(mockServer, person, made, { parentId })
    mockServer.enqueueJob(DONE_MS, () =>
      mockServer.emit(channels.genericNotification, { userId: person.id }, 'user.process.completed', {
        message: `Recommended Learning Materials added to ${stack.title}.`,
        type: 'success',
        format_id: stack.id,
      }),
    )
    return { data: { stackName: stack.title, stack_id: stack.id } }
  },
}
