export type Subject = 'Science' | 'Mathematics' | 'History' | 'Bahasa Melayu' | 'English' | 'Computing'

export type QuizQuestion = {
  question: string
  choices: readonly string[]
  /** Index into `choices`. */
  answer: number
  reason: string
}

/** Rows under a heading row; when asked to compare, only the rows that the question names are shown. */
export type TopicTable = {
  about: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

/** What the pretend assistant knows of one topic: all texts are markdown, complete and checked by hand. */
export type Topic = {
  id: string
  /** As it stands inside a sentence: 'the water cycle'. */
  name: string
  title: string
  subject: Subject
  /** Words or phrases of a question (English and Malay, singular) and how strongly each points here: 1 hint to 5 certain. */
  keywords: Readonly<Record<string, number>>
  /** Phrases that hold a keyword and mean something else ('by heart'). */
  excludedPhrases?: readonly string[]
  oneLine: string
  /** First thoughts that draw a reader in, a sentence each. */
  hooks: readonly string[]
  /** For readers up to about ten. */
  simple: string
  /** For older readers and teachers. */
  detail: string
  facts: readonly string[]
  /** How it happens, or how to do it, in order. */
  steps: readonly string[]
  table: TopicTable
  /** From Malaysian life. */
  examples: readonly string[]
  activity: { title: string; needs: string; steps: readonly string[] }
  misconception: { belief: string; truth: string }
  /** Narrow questions: the words that betray them and the answer. */
  faq: readonly { about: string; answer: string }[]
  quiz: readonly QuizQuestion[]
  poem: readonly string[]
  story: string
  /** What pupils can do after a lesson; each follows 'Pupils can …'. */
  goals: readonly string[]
  malay: {
    name: string
    text: string
    facts: readonly string[]
    quiz: readonly { question: string; answer: string }[]
  }
  code?: { language: string; text: string }
  next: readonly string[]
  /** Ids of topics to go on with, nearest first. */
  related: readonly string[]
}
