/** Ideas for a subject, by kind of idea. They come from the topic in the library, or else from the template of the kind. */
import { findTopic } from './findTopic'
import type { Language } from './language'
import { FROM_MALAY_LESSON } from './malayIdeas'
import type { Topic } from '../../fixtures/content/content.schema'
import { inSentence, inTitle } from './topicCase'
import { fillIn, listInWords, plainText, quoted } from './words'

/** A kind of idea in `fixtures/seed/ideas.json`. `{topic}` in the templates is replaced by the subject. */
export type IdeaTemplate = { idea_type_id: string; title_template: string; template: string }

const firstOf = (items: readonly string[]) => items[0] ?? ''
const lastOf = (items: readonly string[]) => items.at(-1) ?? ''
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const startOf = (story: string) =>
  plainText(story)
    .split('\n')[0]
    ?.split(/(?<=[.!?]”?)\s/)
    .slice(0, 2)
    .join(' ') ?? ''

/** Returns up to five terms that a topic's texts print in bold, in lower case. */
const termsOf = ({ simple, detail }: Topic) =>
  [
    ...new Set(
      [...`${detail} ${simple}`.matchAll(/\*\*([\p{L} -]{3,30})\*\*/gu)].map(([, term = '']) => term.toLowerCase()),
    ),
  ].slice(0, 5)

const columnsOf = ({ table: { head } }: Topic) => head.slice(1).map((name) => name.toLowerCase())
const rowsOf = ({ table: { rows } }: Topic) => rows.map((row) => plainText(firstOf(row)).replace(/\.$/, ''))

const questionOf = ({ quiz }: Topic, at: number) => quoted(quiz.at(at)?.question ?? '')

/** English idea texts from a library topic, by kind. */
const FROM_ENGLISH_LESSON: Readonly<Record<string, (topic: Topic) => string>> = {
  'it-quiz': (topic) =>
    `A quiz that begins with ${questionOf(topic, 0)} and is not over before ${questionOf(topic, -1)}`,
  'it-true-false': ({ misconception }) =>
    `${quoted(misconception.belief)} Everybody votes first; only then may somebody explain.`,
  'it-exit-card': (topic) => `For the last three minutes, on a slip of paper: ${questionOf(topic, 1)}`,
  'it-intro': ({ hooks, oneLine }) =>
    plainText(`${firstOf(hooks)} From this first thought to the heart of it: ${lowerFirst(oneLine)}`),
  'it-study-aid': (topic) =>
    `The words to know, each with its meaning and a small drawing: ${listInWords(termsOf(topic))}.`,
  'it-memory': ({ steps }) =>
    plainText(
      `One sentence that keeps ${steps.length} steps in order, from ${quoted(firstOf(steps))} to ${quoted(lastOf(steps))}`,
    ),
  'it-table': (topic) =>
    `${topic.table.about}, in a table. The rows: ${listInWords(rowsOf(topic))}. The columns: ${listInWords(columnsOf(topic))}.`,
  'it-story': ({ story }) => `A story that begins: ${quoted(startOf(story))} Where does it go from there?`,
  'it-poem': ({ poem }) => `Four lines that open with ${quoted(firstOf(poem))}, and a task to write four more.`,
  'it-poster': ({ hooks, facts }) =>
    plainText(`Headline: ${quoted(lastOf(hooks))} Below it one large picture and this: ${firstOf(facts)}`),
  'it-experiment': ({ activity }) =>
    plainText(
      `${activity.title} You need ${activity.needs}. ${firstOf(activity.steps)}`.replace(
        /(?<=\p{L}) You need/u,
        ': you need',
      ),
    ),
  'it-malaysia': ({ examples }) => plainText(firstOf(examples)),
  'it-jobs': ({ jobs }) => jobs,
  'it-lesson': ({ goals, activity }) =>
    `Sixty minutes after which pupils can ${listInWords(goals)}. In the middle: ${lowerFirst(activity.title).replace(/[?!.]$/, '')}.`,
  'it-debate': ({ facts }) =>
    `In groups of four: ${quoted(facts[1] ?? firstOf(facts))} What follows from it, whom does it concern, and what would you still ask?`,
  'it-game': (topic) =>
    `Two teams, ten minutes: explain ${listInWords(termsOf(topic))} without saying the word itself.`,
}

const FROM_LESSON = { en: FROM_ENGLISH_LESSON, ms: FROM_MALAY_LESSON }

/** The title and text of one idea. Deterministic by kind, topic and language. `kind` is in the language. */
export function ideaFor(kind: IdeaTemplate, topic: string, language: Language): { title: string; idea: string } {
  const { title_template, template, idea_type_id } = kind
  const isFirst = /^\{topic\}|: \{topic\}/.test(title_template)
  const lesson = findTopic(topic)
  const fromLesson = lesson && FROM_LESSON[language][idea_type_id]?.(lesson)
  return {
    title: fillIn(title_template, { topic: inTitle(topic, language, isFirst) }),
    idea: fromLesson || fillIn(template, { topic: inSentence(topic) }),
  }
}

/** Prompts for the card of an idea, by language and kind; the prompt of any other kind is the topic. */
const PROMPTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    'it-story': 'Write a story about {topic}',
    'it-poem': 'Write a poem about {topic}',
    'it-experiment': 'An experiment on {topic}',
    'it-malaysia': 'Examples of {topic}',
    'it-game': 'A word game about {topic}',
    'it-poster': 'A poster about {topic}',
    'it-jobs': 'Jobs that need {topic}',
    'it-debate': 'Questions to discuss about {topic}',
    'it-memory': 'A way to remember {topic}',
  },
  ms: {
    'it-story': 'Tulis cerita tentang {topic}',
    'it-poem': 'Tulis pantun tentang {topic}',
    'it-experiment': 'Eksperimen tentang {topic}',
    'it-malaysia': 'Contoh {topic}',
    'it-game': 'Permainan kata tentang {topic}',
    'it-poster': 'Poster tentang {topic}',
    'it-jobs': 'Pekerjaan yang memerlukan {topic}',
    'it-debate': 'Bahan perbincangan tentang {topic}',
    'it-memory': 'Cara mengingat {topic}',
  },
}

/** The prompt that generates the card of an idea. */
export const promptFor = (ideaTypeId: string, topic: string, language: Language): string =>
  fillIn(PROMPTS[language][ideaTypeId] ?? '{topic}', { topic: inSentence(topic) })
