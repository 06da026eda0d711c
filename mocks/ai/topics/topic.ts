export type Subject = 'Science' | 'Mathematics' | 'History' | 'Geography' | 'Bahasa Melayu' | 'English' | 'Computing'

export type QuizQuestion = {
  question: string
  choices: readonly string[]
  /** Index into `choices`. */
  answer: number
  reason: string
}

/** A table; a comparison shows only the rows named in the question. */
export type TopicTable = {
  about: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

/** How a topic is found in a text. */
export type TopicKeywords = {
  /** Words or phrases (English and Malay, singular) with their weight: 1 is a hint, 5 certain. */
  keywords: Readonly<Record<string, number>>
  /** Phrases that contain a keyword but mean something else ('by heart'). */
  excludedPhrases?: readonly string[]
}

/** The Malay side of a topic. What is left out is made from the texts and the facts. */
type MalayLesson = {
  name: string
  text: string
  facts: readonly string[]
  /** Key terms. */
  terms: readonly string[]
  table?: TopicTable
  /** Each question stands alone; `wrong` are plausible, but certainly wrong. */
  quiz: readonly { question: string; answer: string; wrong: readonly string[] }[]
}

/** The authored content of one topic. All texts are markdown. */
export type Lesson = {
  id: string
  /** As used inside a sentence: 'the water cycle'. */
  name: string
  title: string
  subject: Subject
  oneLine: string
  /** Hooks for openings, a sentence each. */
  hooks: readonly string[]
  /** For readers up to about ten. */
  simple: string
  /** For older readers and teachers. */
  detail: string
  facts: readonly string[]
  /** How it happens, or how to do it, in order. */
  steps: readonly string[]
  /** Key terms with their meanings. */
  terms: readonly (readonly [term: string, meaning: string])[]
  table: TopicTable
  /** From Malaysian life. */
  examples: readonly string[]
  activity: { title: string; needs: string; steps: readonly string[] }
  misconception: { belief: string; truth: string }
  /** Narrow questions: `about` holds the words that identify them. */
  faq: readonly { about: string; answer: string }[]
  quiz: readonly QuizQuestion[]
  poem: readonly string[]
  story: string
  /** What pupils can do after a lesson; each follows 'Pupils can …'. */
  goals: readonly string[]
  /** Three people who work with it, as a sentence. */
  jobs: string
  /** A way to remember it. */
  trick: { en: string; ms: string }
  malay: MalayLesson
  code?: { language: string; text: string }
  /** TeX of the formula that the topic is about, the same in both languages. */
  formula?: string
  next: readonly string[]
  /** Ids of related topics, closest first. */
  related: readonly string[]
}

export type Topic = Lesson & TopicKeywords
