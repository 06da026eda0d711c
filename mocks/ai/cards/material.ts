import type { Language, Level } from '../parseQuestion'
import type { QuizQuestion, TopicTable } from '../topics/topic'

/** What a card can be made of, wherever it comes from: a topic of the library, other cards, or only the wish itself. */
export type Material = {
  /** For addresses: `water-cycle`. */
  slug: string
  language: Language
  level: Level
  /** As it stands inside a sentence. */
  name: string
  title: string
  /** The school subject, or what stands in its place below a title. */
  subject: string
  /** Of the subject in learning objectives, e.g. `SC`; null for what is in no curriculum. */
  code: string | null
  oneLine: string
  hook: string
  /** The explanation, markdown. */
  text: string
  /** Sentences worth keeping, markdown; at least three. */
  facts: readonly string[]
  steps: readonly string[]
  /** Words to know, at least two. */
  terms: readonly string[]
  /** What some of the terms mean. */
  meanings: Readonly<Record<string, string>>
  table: TopicTable
  examples: readonly string[]
  activity: { title: string; needs: string; steps: readonly string[] }
  misconception: { belief: string; truth: string } | null
  /** At least five. */
  questions: readonly QuizQuestion[]
  /** Each follows 'Pupils can …'. */
  goals: readonly string[]
  homework: readonly string[]
  story: string | null
  /** Markdown. */
  poem: string | null
}

/** Lower case words joined by hyphens, for addresses. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)
