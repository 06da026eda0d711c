import type { Language } from '../language'
import type { Level } from '../parseQuestion'
import type { QuizQuestion, TopicTable } from '../../../fixtures/content/content.schema'

/** The source material of a generated card: from a library topic, from context cards, or from the prompt alone. */
export type Material = {
  /** Part of a URL: `water-cycle`. */
  slug: string
  language: Language
  level: Level
  /** As used inside a sentence. */
  name: string
  title: string
  /** The school subject for the subtitle; without a topic a phrase such as 'From your cards'. */
  subject: string
  /** Subject code in learning objectives, e.g. `SC`; null for a subject in no curriculum. */
  code: string | null
  oneLine: string
  hook: string
  /** The explanation, as markdown. */
  text: string
  /** Key sentences as markdown; at least three. */
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
  /** Each follows 'Pupils can …'. */
  goals: readonly string[]
  homework: readonly string[]
  /** Authored text that answers the prompt itself, as markdown; null if texts are made from the other fields. */
  body: string | null
  story: string | null
  /** Markdown. */
  poem: string | null
  /** Memory aid, as markdown. */
  trick: string | null
  /** Jobs that need the subject, as a sentence. */
  jobs: string | null
}

/** Lower case words joined by hyphens, for URLs. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)
