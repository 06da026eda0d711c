import type { Language } from '../language'
import type { Level } from '../parseQuestion'
import type { QuizQuestion, TopicTable } from '../../../fixtures/content/content.schema'

/**
 * The content from which a card is generated. It comes from a topic of the library, from context cards, or from the prompt
 * alone.
 */
export type Material = {
  /** Part of a URL, such as `water-cycle`. */
  slug: string
  language: Language
  level: Level
  /** The name of the subject as it is written inside a sentence. */
  name: string
  title: string
  /** The school subject, for the subtitle. Without a topic it is a phrase such as 'From your cards'. */
  subject: string
  /** Code of the school subject in learning objectives, such as `SC`; null if no curriculum has the subject. */
  code: string | null
  oneLine: string
  hook: string
  /** The explanation, as markdown. */
  text: string
  /** Key sentences as markdown, at least three. */
  facts: readonly string[]
  steps: readonly string[]
  /** Key terms, at least two. */
  terms: readonly string[]
  /** Definitions of some of the terms. */
  meanings: Readonly<Record<string, string>>
  table: TopicTable
  examples: readonly string[]
  activity: { title: string; needs: string; steps: readonly string[] }
  misconception: { belief: string; truth: string } | null
  /** At least five. */
  questions: readonly QuizQuestion[]
  /** Each goal continues the words 'Pupils can …'. */
  goals: readonly string[]
  homework: readonly string[]
  /** A text written for exactly this prompt, as markdown. If null, the other fields provide the text. */
  body: string | null
  story: string | null
  /** Markdown. */
  poem: string | null
  /** A memory aid, as markdown. */
  trick: string | null
  jobs: string | null
}

/** Returns the words in lower case, joined by hyphens, for URLs. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)
