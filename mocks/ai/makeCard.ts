/**
 * Generates cards of every type in `creatableTypes`. The content comes from a topic of the library, from context cards or
 * texts, or from the prompt alone. The same arguments give the same card.
 */
import type { CardType } from '../../src/api/cards/card.schema'
import { sceneFor } from '../images/drawScene'
import { introBody, lessonBody, memorizationBody, studyAidBody, textBody, videoBody } from './cards/bodies'
import { materialFor } from './cards/materialFor'
import type { Material } from './cards/material'
import { questionFields } from './cards/question'
import { videoIdFor } from './cards/videos'
import { type Wording, wordings } from './cards/wordings'
import type { ContextCard } from './contextCards'
import { toHtml } from './html'
import type { Language } from './language'
import { createRandom, type Random } from './random'
import { type Form, type ParsedQuestion, parseQuestion } from './parseQuestion'
import { capitalise, listInWords, plainText } from './words'

/** The card types that can be generated: all except groups and insights. */
export const creatableTypes = [
  'text',
  'intro',
  'memorization',
  'studyaid',
  'lessonplan',
  'image',
  'imageupload',
  'drawing',
  'shape',
  'annotation',
  'table',
  'video',
  'documentlink',
  'question',
  'hillchart',
  'quiz',
  'stack',
] as const satisfies readonly CardType[]
export type CreatableType = (typeof creatableTypes)[number]

export const isCreatable = (type: string): type is CreatableType => (creatableTypes as readonly string[]).includes(type)

export type CardRequest = {
  type: CreatableType
  /** English or Malay text. */
  prompt: string
  /** The parsed `prompt`, if the caller has parsed it already. */
  parsed?: ParsedQuestion
  /** Title of the card. By default it is made from the subject. */
  title?: string
  /** By default read from the prompt. */
  subject?: string
  /** By default that of title and prompt. */
  language?: Language
  /** Source cards or texts; bodies are HTML or markdown. */
  context?: readonly ContextCard[]
  /** 'teacher' or 'student'. */
  role: string
  /** Age in years, 4 to 18. */
  age?: number | null
  seed: string
}

/** The fields of a card record, except those that the server sets (ids, owner, parent, dates). */
export type GeneratedCard = {
  type: CreatableType
  title: string
  subtitle: string | null
  /** Path of the picture, `scenes/<name>`. */
  image: string
  /** The cards of a stack or quiz, in order. */
  children?: GeneratedCard[]
} & Record<string, unknown>

type GenerationInput = { material: Material; words: Wording; image: string; form: Form; random: Random }
type GeneratedContent = { title: string; subtitle: string; children?: GeneratedCard[] } & Record<string, unknown>

const subtitleWith = ({ subject }: Material, what: string) => `${subject} · ${what}`
const plain = (cells: readonly string[]) => cells.map((cell) => plainText(cell))

/** Progress in percent of the five scopes in a new hill chart. */
const INITIAL_PERCENTAGES = [30, 10, 0, 0, 0]
const COLORS = ['#1976d2', '#c2410c', '#7e22ce', '#0f766e', '#be185d']

const scopesOf = ({ activity }: Material, words: Wording) =>
  [words.scopes[0], words.scopes[1], activity.title, words.scopes[2], words.scopes[3]].map((name, index) => {
    const percentage = INITIAL_PERCENTAGES[index] ?? 0
    return { name, color: COLORS[index] ?? '', percentage, status: percentage > 0 ? 'uphill' : 'not_started' }
  })

/** The types of the cards in a generated stack, in order. */
const STACK_TYPES = ['intro', 'text', 'table', 'memorization', 'quiz'] as const satisfies CreatableType[]

const asChild = (type: CreatableType, input: GenerationInput, content: GeneratedContent): GeneratedCard => ({
  image: input.image,
  ...content,
  type,
})

const GENERATORS: Record<CreatableType, (input: GenerationInput) => GeneratedContent> = {
  text: ({ material, words, form, random }) => ({
    title: material.title,
    subtitle: form === 'story' || form === 'poem' ? words[form] : material.subject,
    body: toHtml(textBody(material, form, random)),
  }),
  intro: ({ material, words, random }) => ({
    title: words.firstLook(material.title),
    subtitle: material.subject,
    body: toHtml(introBody(material, random)),
  }),
  memorization: ({ material, words }) => ({
    title: words.remember(material.title),
    subtitle:
      material.body === null
        ? subtitleWith(material, listInWords(material.terms.slice(0, 3), words.and))
        : material.subject,
    body: toHtml(memorizationBody(material)),
  }),
  studyaid: ({ material, words, random }) => ({
    title: words.onOnePage(material.title),
    subtitle: material.subject,
    body: toHtml(studyAidBody(material, random)),
  }),
  lessonplan: ({ material, words, random }) => ({
    title: words.lesson(material.title),
    subtitle: subtitleWith(material, `60 ${words.minutes}`),
    body: toHtml(lessonBody(material, random)),
  }),
  image: ({ material }) => ({ title: material.title, subtitle: plainText(material.oneLine) }),
  imageupload: ({ material }) => ({ title: material.title, subtitle: plainText(material.oneLine) }),
  drawing: ({ material, words }) => ({
    title: words.drawing(material.title),
    subtitle: words.labels(listInWords(material.terms, words.and)),
  }),
  shape: ({ material, words }) => ({
    title: words.shape(material.title),
    subtitle: words.labels(listInWords(material.terms.slice(0, 4), words.and)),
  }),
  annotation: ({ material, words }) => ({
    title: words.annotation(material.title),
    subtitle: words.labels(listInWords(material.terms.slice(0, 3), words.and)),
  }),
  table: ({ material, words }) => ({
    title: words.inTable(material.title),
    subtitle: material.table.about,
    body: {
      content: toHtml(`${material.oneLine} ${material.facts[0] ?? ''}`),
      data_tables: [
        {
          name: material.table.about,
          headers: plain(material.table.head),
          rows: material.table.rows.map((row) => plain(row)),
        },
      ],
    },
  }),
  video: ({ material, words, image, random }) => ({
    title: words.video(material.title),
    subtitle: subtitleWith(material, `4 ${words.minutes}`),
    body: toHtml(videoBody(material, random)),
    videoId: videoIdFor(image),
    thumbnail: image,
  }),
  documentlink: ({ material, words }) => ({
    title: words.worksheet(material.title),
    subtitle: words.pages,
    data: { url: `https://bahan.example/${material.slug}/${material.language === 'ms' ? 'lembaran' : 'worksheet'}` },
  }),
  // The app shows the marks with every question, so the subtitle does not repeat them.
  question: ({ material, words, random }) => ({
    title: words.singleQuestion(material.title),
    subtitle: material.subject,
    ...questionFields(random.pick(material.questions), random),
  }),
  hillchart: ({ material, words }) => ({
    title: words.project(material.title),
    subtitle: capitalise(plainText(material.goals[0] ?? material.subject)),
    body: toHtml(`${material.oneLine} ${material.hook}`),
    scopes: scopesOf(material, words),
  }),
  quiz: (input) => {
    const { material, words, random } = input
    const children = material.questions.slice(0, 5).map((question, index) =>
      asChild('question', input, {
        title: words.question(index + 1),
        subtitle: '',
        ...questionFields(question, random),
      }),
    )
    return {
      title: words.quiz(material.title),
      subtitle: words.questionsAndMarks(children.length, children.length * 2),
      children,
    }
  },
  stack: (input) => ({
    title: input.words.stack(input.material.title),
    subtitle: input.words.everything(STACK_TYPES.length),
    children: STACK_TYPES.map((type) => asChild(type, input, GENERATORS[type](input))),
  }),
}

/** Returns the school year for an age. Malaysian children start Year 1 at seven; without an age it is Year 5. */
const yearOf = (age: number | null | undefined) => (age ? Math.max(1, age - 6) : 5)

/** Turns the goals into learning objectives of the curriculum: the first becomes `base_lo`, the others `related_lo`. */
function objectivesOf({ code, goals, slug }: Material, age: number | null | undefined) {
  if (code === null) return { base_lo: [], related_lo: [] }
  const random = createRandom(slug)
  const [base, ...related] = goals.map((goal) => ({
    id: 1000 + random.below(9000),
    code: `${code}.${yearOf(age)}`,
    text: `${capitalise(goal)}.`,
  }))
  return { base_lo: base ? [base] : [], related_lo: related }
}

const WITH_OBJECTIVES: readonly CreatableType[] = [
  'text',
  'intro',
  'memorization',
  'studyaid',
  'lessonplan',
  'quiz',
  'question',
]

export function makeCard({
  type,
  prompt,
  title,
  subject,
  language,
  context = [],
  role,
  age,
  seed,
  parsed = parseQuestion(prompt, role, age ?? undefined),
}: CardRequest): GeneratedCard {
  const random = createRandom(`${seed} ${type} ${prompt.trim()}`)
  const { material, form } = materialFor({ parsed, title, subject, language, context, random })
  const words = wordings[material.language]
  const image = `scenes/${sceneFor(`${material.name} ${title ?? ''}`)}`
  const content = GENERATORS[type]({ material, words, image, form, random })
  const objectives = WITH_OBJECTIVES.includes(type) ? objectivesOf(material, age) : {}
  const made = material.body === null ? content.title : material.title
  return { image, ...content, ...objectives, title: title?.trim() || made, type }
}
