/**
 * Generates cards for testing a large board: `?cards=10000` in the browser, CARDS=10000 for the HTTP server. The texts come
 * from the mock assistant's library.
 */
import { SimpleFaker } from '@faker-js/faker'
import { library } from '../ai/library'
import type { Topic } from '../../fixtures/content/content.schema'
import type { CardRecord, Seed } from './tables'
import { sceneFor } from '../images/drawScene'

const SEED = 2026
/** The cards are dated between the start of the school year and the day on which the seed's data ends. */
const FROM = '2026-01-07T00:00:00Z'
const TO = '2026-11-19T00:00:00Z'

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const inline = (markdown: string) =>
  escapeHtml(markdown)
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\*(.+?)\*/g, '<em>$1</em>')
const paragraph = (markdown: string) => `<p>${inline(markdown)}</p>`
const list = (lines: readonly string[]) => `<ul>${lines.map((line) => `<li>${inline(line)}</li>`).join('')}</ul>`

type GeneratedFields = { type: string; title: string } & Record<string, unknown>
type CardFactory = (topic: Topic, faker: SimpleFaker) => GeneratedFields

const questionFrom: CardFactory = ({ title, quiz }, faker) => {
  const { question, choices, answer } = faker.helpers.arrayElement(quiz)
  const answers = choices.map((text, index) => ({
    label: 'ABCDEFGHIJ'.charAt(index),
    text,
    isCorrect: index === answer,
  }))
  return { type: 'question', title: `${title}: quick check`, question, answers, marks: 2, showImage: true }
}

const tableFrom: CardFactory = ({ title, table, oneLine }) => ({
  type: 'table',
  title: `${title}: ${table.about}`,
  body: {
    content: paragraph(oneLine),
    data_tables: [{ name: title, headers: [...table.head], rows: table.rows.map((row) => [...row]) }],
  },
})

/** Makes the fields of a card, one factory per card type. Weights copy how often each type occurs on a board. */
const CARD_FACTORIES: { weight: number; value: CardFactory }[] = [
  {
    weight: 6,
    value: ({ title, oneLine, simple, facts }, faker) => ({
      type: 'text',
      title,
      body: `${paragraph(simple)}${list(faker.helpers.arrayElements(facts, 3))}`,
      subtitle: oneLine,
    }),
  },
  {
    weight: 3,
    value: ({ title, hooks, detail }, faker) => ({
      type: 'intro',
      title: `First thoughts on ${title}`,
      body: `${paragraph(faker.helpers.arrayElement(hooks))}${paragraph(detail)}`,
    }),
  },
  {
    weight: 3,
    value: ({ title, facts }, faker) => ({
      type: 'memorization',
      title: `${title}: know by heart`,
      body: list(faker.helpers.arrayElements(facts, { min: 2, max: 5 })),
    }),
  },
  {
    weight: 2,
    value: ({ title, activity }) => ({
      type: 'studyaid',
      title: activity.title,
      subtitle: title,
      body: `${paragraph(activity.needs)}${list(activity.steps)}`,
    }),
  },
  { weight: 2, value: ({ malay }) => ({ type: 'text', title: malay.name, body: paragraph(malay.text) }) },
  { weight: 2, value: questionFrom },
  { weight: 1, value: tableFrom },
]

/** Returns cards on the owner's My Board about topics of the assistant's library. The same arguments return the same cards. */
export function generateCards(count: number, ownerId: number): CardRecord[] {
  const faker = new SimpleFaker({ seed: SEED })
  return Array.from({ length: count }, (_, index): CardRecord => {
    const topic = faker.helpers.arrayElement(library)
    const { title, ...fields } = faker.helpers.weightedArrayElement(CARD_FACTORIES)(topic, faker)
    const createdAt = faker.date.between({ from: FROM, to: TO })
    const updatedAt = faker.date.between({ from: createdAt, to: TO })
    return {
      ...fields,
      id: faker.string.uuid(),
      title: `${title} (${index + 1})`,
      image: faker.datatype.boolean(0.6) ? `scenes/${sceneFor(topic.title)}` : null,
      owner_id: ownerId,
      parent_id: null,
      created_at: createdAt.toISOString(),
      updated_at: updatedAt.toISOString(),
    }
  })
}

/** Returns the seed with `count` generated cards on My Board of the first demo account. */
export function withGeneratedCards(seed: Seed, count: number): Seed {
  const owner = seed.people?.find(({ demo }) => demo?.order === 1)
  return owner ? { ...seed, cards: [...(seed.cards ?? []), ...generateCards(count, owner.id)] } : seed
}
