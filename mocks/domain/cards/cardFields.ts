/** The fields of new cards, the fields that a save may change, and their validation (B-358, B-362, D-2455, D-2502). */
import * as z from 'zod/mini'
import type { Card, CardType } from '../../../src/api/cards/card.schema'
import { type CardChange, cardChangeSchema } from '../../../src/api/cards/cards.contract'
import { isContainer } from './cards'
import type { CardRecord } from '../../db/tables'
import { invalid, HttpError } from '../../server/respond'

type Fields = Record<string, unknown>
type Answer = { label: string; text: string; isCorrect: boolean | null }

const DEFAULT_FIELDS: Fields = {
  title: '',
  subtitle: null,
  subtype: null,
  body: null,
  image: null,
  image_y: 50,
  data: null,
  lesson_resources: [],
  base_lo: [],
  related_lo: [],
}

/** Default values of the fields of one card type. They override the general defaults. */
const DEFAULT_FIELDS_BY_TYPE: Partial<Record<string, Fields>> = {
  question: { question: '', answers: [], marks: 2, showImage: true },
  table: { body: { content: '', data_tables: [] } },
  video: { videoId: '' },
  documentlink: { data: { url: '' } },
  hillchart: { scopes: [] },
}

const LABELS = Array.from('ABCDEFGHIJ')
const emptyRow = () => ['', '', '']

/**
 * Initial content of new cards: four empty answers with A as the correct one (B-572, D-2113), or a three-by-three table
 * (B-342).
 */
const INITIAL_FIELDS_BY_TYPE: Partial<Record<string, () => Fields>> = {
  question: () => ({
    answers: LABELS.slice(0, 4).map((label) => ({ label, text: '', isCorrect: label === 'A' })),
  }),
  table: () => ({
    body: {
      content: '',
      data_tables: [{ name: '', headers: emptyRow(), rows: [emptyRow(), emptyRow(), emptyRow()] }],
    },
  }),
  video: () => ({ thumbnail: null }),
}

/** Words that a board name may not contain (English and Malay). */
export const GUIDELINE_WORDS: readonly string[] = ['stupid', 'idiot', 'damn', 'bodoh', 'bangang', 'sial']
const GUIDELINE = 'Your board name contains words that violate our guidelines. Please use a different name.'

const breaksGuideline = (title: string) =>
  title
    .toLocaleLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => GUIDELINE_WORDS.includes(word))

const isPercent = (value: number) => value >= 0 && value <= 100
const isText = (value: unknown) => value === null || typeof value === 'string'

function answersProblem(answers: Answer[]): string | undefined {
  const labels = answers.map(({ label }) => label)
  if (answers.length < 2) return 'A question needs at least 2 answers.'
  if (labels.some((label) => !LABELS.includes(label)) || new Set(labels).size < labels.length)
    return 'The answers must be labelled A to J, each label once.'
  return answers.some(({ isCorrect }) => isCorrect) ? undefined : 'At least one answer must be correct.'
}

function titleProblem(title: string, type: string): string | undefined {
  if (title.length > 255) return 'The title field must not be greater than 255 characters.'
  if (type !== 'stack') return undefined
  if (!title.trim()) return 'The title field is required.'
  return breaksGuideline(title) ? GUIDELINE : undefined
}

function bodyProblem(body: unknown, type: string): string | undefined {
  if (type === 'table') return isText(body) ? 'The body of a table must hold its content and tables.' : undefined
  return isText(body) ? undefined : 'The body field must be a string.'
}

const isLink = (data: unknown) => typeof (data as { url?: unknown } | null)?.url === 'string'

/** One validator per field. It returns the error message, or undefined for a valid value. */
const PROBLEMS: {
  [Field in keyof CardChange]: (value: NonNullable<CardChange[Field]>, type: string) => string | undefined
} = {
  title: titleProblem,
  body: bodyProblem,
  data: (data, type) => (type !== 'documentlink' || isLink(data) ? undefined : 'The link needs an address.'),
  image_y: (y) => (isPercent(y) ? undefined : 'The image y field must be between 0 and 100.'),
  answers: answersProblem,
  marks: (marks) =>
    Number.isInteger(marks) && marks >= 1 && marks <= 10 ? undefined : 'The marks field must be between 1 and 10.',
  scopes: (scopes) =>
    scopes.every(({ percentage }) => isPercent(percentage)) ? undefined : 'The percentage must be between 0 and 100.',
}

/**
 * Returns the fields that a save may change. The `data` of a container is computed from its children, so a save cannot change
 * it.
 */
function writableOf(card: Pick<CardRecord, 'type'>): string[] {
  const fields = Object.keys({ ...DEFAULT_FIELDS, ...DEFAULT_FIELDS_BY_TYPE[card.type] })
  return isContainer(card) ? fields.filter((field) => field !== 'data') : fields
}

/** @throws HttpError 422 with the messages of all invalid fields */
function checkFields(type: string, change: Fields): void {
  const problems = Object.entries(PROBLEMS).flatMap(([field, find]) => {
    const problem =
      field in change ? (find as (value: unknown, type: string) => string | undefined)(change[field], type) : undefined
    return problem ? [{ field, problem }] : []
  })
  const [first] = problems
  if (!first) return
  const errors = Object.fromEntries(problems.map(({ field, problem }) => [field, [problem]]))
  throw new HttpError(422, { message: first.problem, errors })
}

const trimmed = (type: string, change: Fields): Fields =>
  type === 'stack' && typeof change.title === 'string' ? { ...change, title: change.title.trim() } : change

/** Returns the validated fields that this card type has. A new image clears the fields that belonged to the old image. */
function acceptedChange(card: { type: string; image?: unknown }, change: Fields): Fields {
  const writable = writableOf(card)
  const accepted = Object.fromEntries(Object.entries(change).filter(([field]) => writable.includes(field)))
  checkFields(card.type, accepted)
  const isNewPicture = 'image' in accepted && accepted.image !== (card.image ?? null)
  return { ...trimmed(card.type, accepted), ...(isNewPicture && { srcset: null, previewURL: null }) }
}

/**
 * Returns the card with a change applied. With `isFull`, every field that was not sent is reset to its default (B-469, B-470,
 * D-2502).
 * @throws HttpError 422 for an invalid field
 */
export function changedCard(card: CardRecord, change: CardChange, isFull: boolean): CardRecord {
  const sent = isFull ? { ...DEFAULT_FIELDS, ...DEFAULT_FIELDS_BY_TYPE[card.type], ...change } : change
  return { ...card, ...acceptedChange(card, sent) }
}

/** Users cannot create insights or groups: the mock server computes insights, and `makeGroup` makes groups of existing cards. */
const isUserCreatable = (type: CardType) => !type.endsWith('insight') && type !== 'group'

/**
 * Returns the fields of a new card.
 * @param data fields from the request, not validated yet
 * @throws HttpError 422 for an invalid field or a type that users cannot create
 */
export function newFields(type: CardType, data: Fields): Fields & Pick<Card, 'title'> {
  if (!isUserCreatable(type)) throw invalid('type', 'The selected type is invalid.')
  const read = z.safeParse(cardChangeSchema, data)
  if (!read.success) {
    const field = String(read.error.issues[0]?.path[0] ?? 'data')
    throw invalid(field, `The ${field} field is not valid.`)
  }
  const given = type === 'stack' ? { title: '', ...read.data } : read.data
  const fields = {
    ...DEFAULT_FIELDS,
    ...DEFAULT_FIELDS_BY_TYPE[type],
    ...INITIAL_FIELDS_BY_TYPE[type]?.(),
    ...acceptedChange({ type }, given),
  }
  return { ...fields, title: read.data.title?.trim() ?? '' }
}
