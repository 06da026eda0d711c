import type { TopicTable } from '../topics/topic'

/** A prepared answer to prompts that the seed holds (those of engagers, sparks, recommendations and lesson materials) and that no topic answers. */
export type CannedAnswer = {
  /** Matched against the normalised prompt. */
  asks: RegExp
  /** True for one about 'this text' or 'what happened': an open card answers it with its own words instead. */
  isAboutCard?: boolean
  title: string
  /** The school subject, when no topic gives it. */
  subject?: string
  /** One sentence that can stand alone. */
  lead: string
  /** Markdown, without `lead`. */
  body: string
  /** For a table card. */
  table?: TopicTable
}
