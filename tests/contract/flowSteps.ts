/** Parts of flows: steps, the rules for expected values, and requests that several flows need. */
import type { CaseStep } from '@mocks/runtimes/replay'
import type { CallName } from '../../src/api/calls'

/** A path in the body (`*` for each item), a rule and the expected value. `{{name}}` in the value is replaced by a saved value. */
export type Expectation = [path: string, rule: Rule, expected?: unknown]

export type FlowStep = Omit<CaseStep, 'as'> & {
  /** `second` is a contact of the main person. If undefined, the main person sends the request. */
  as?: 'second'
  /** The statuses that are allowed. By default the flow's own call must return its success status, other calls any 2xx. */
  status?: number[]
  expect?: Expectation[]
  /** The events that the step must cause, each as `channel event`. */
  emits?: string[]
}

export type Flow = { call: CallName; name: string; steps: FlowStep[] }

const lowerCase = (text: unknown) => String(text).toLowerCase()
const firstLetter = (text: unknown) => /^[a-z]/.exec(lowerCase(text))?.[0]
const pairs = (values: unknown[]) => values.slice(1).map((value, index) => [values[index], value] as const)
const inOrder = (values: unknown[], isOrdered: (a: string, b: string) => boolean, key: (value: unknown) => unknown) =>
  pairs(values).every(([a, b]) => {
    const [left, right] = [key(a), key(b)]
    return left === undefined || right === undefined || isOrdered(String(left), String(right))
  })
const instant = (value: unknown) => String(Date.parse(String(value))).padStart(20, '0')

/** The rules by name. Servers differ in how they sort letters, so alphabetical rules compare first letters only. */
export const RULES = {
  is: (values: unknown[], expected: unknown) => values.length === 1 && String(values[0]) === String(expected),
  are: (values: unknown[], expected: unknown) =>
    values.map(String).join() === (expected as unknown[]).map(String).join(),
  startWith: (values: unknown[], expected: unknown) =>
    values
      .slice(0, (expected as unknown[]).length)
      .map(String)
      .join() === (expected as unknown[]).map(String).join(),
  include: (values: unknown[], expected: unknown) => values.map(String).includes(String(expected)),
  exclude: (values: unknown[], expected: unknown) => !values.map(String).includes(String(expected)),
  atMost: (values: unknown[], expected: unknown) => values.length <= Number(expected),
  atLeast: (values: unknown[], expected: unknown) => values.length >= Number(expected),
  areSet: (values: unknown[]) => values.length > 0 && values.every((value) => value !== null && value !== undefined),
  areDifferent: (values: unknown[]) => new Set(values.map(String)).size === values.length,
  ascend: (values: unknown[]) => inOrder(values, (a, b) => a <= b, firstLetter),
  descend: (values: unknown[]) => inOrder(values, (a, b) => a >= b, firstLetter),
  getLater: (values: unknown[]) => inOrder(values, (a, b) => a <= b, instant),
  getEarlier: (values: unknown[]) => inOrder(values, (a, b) => a >= b, instant),
} as const
export type Rule = keyof typeof RULES

export const TITLE_PREFIX = 'Contract check'
const list = { parent: '', page: 1, per_page: 20, filter: 'all', sort: 'created_at', order: 'desc', search: '' }

/** Lists the cards of My Board, newest first. `query` can override this. */
export const getCards = (query: Partial<typeof list>, ...expect: Expectation[]): FlowStep => ({
  call: 'getCards',
  request: { query: { ...list, ...query } },
  expect,
})
/** Creates a stack and saves its id under the name `save`. */
export const makeStack = (title: string, save: string, parent: string | null = null): FlowStep => ({
  call: 'createCard',
  request: { body: { parent_id: parent, title: `${TITLE_PREFIX}: ${title}`, type: 'stack' } },
  save: { [save]: 'data.id' },
})
/** Creates a text card and saves its id under the name `save`. */
export const makeCard = (title: string, save: string, parent: string | null = null, position = 0): FlowStep => ({
  call: 'createCard',
  request: {
    body: {
      type: 'text',
      data: { title: `${TITLE_PREFIX}: ${title}`, body: '<p>Lava is melted rock above the ground.</p>' },
      position,
      stack_board_id: parent,
    },
  },
  save: { [save]: 'data.id' },
})
/** Creates a question with two answers, of which the first is correct. Saves its id under the name `save`. */
export const makeQuestion = (question: string, save: string, parent: string | null): FlowStep => ({
  call: 'createCard',
  request: {
    body: {
      type: 'question',
      data: {
        title: `${TITLE_PREFIX}: ${question}`,
        question,
        answers: [
          { label: 'A', text: 'Mercury', isCorrect: true },
          { label: 'B', text: 'Neptune', isCorrect: false },
        ],
        marks: 2,
      },
      position: 0,
      stack_board_id: parent,
    },
  },
  save: { [save]: 'data.id' },
})
/** Reads a card. `id` is the name of a saved id. */
export const getCard = (id: string, ...expect: Expectation[]): FlowStep => ({
  call: 'getCard',
  request: { params: { id: `{{${id}}}` } },
  expect,
})
/** Expects 404 for a card. `id` is the name of a saved id. */
export const removedCard = (id: string, as?: 'second'): FlowStep => ({
  call: 'getCard',
  as,
  status: [404],
  request: { params: { id: `{{${id}}}` } },
})
export const step = (call: CallName, request: FlowStep['request'], ...expect: Expectation[]): FlowStep => ({
  call,
  request,
  expect,
})
export const bodyStep = (call: CallName, body: unknown, ...expect: Expectation[]) => step(call, { body }, ...expect)
/** Lets the second person send the step. */
export const asSecond = (one: FlowStep): FlowStep => ({ ...one, as: 'second' })

/** Makes these people the only recipients of a card. */
export const shareWith = (recipients: unknown[], card = '{{card}}') =>
  bodyStep('shareCards', {
    recipients,
    format_ids: [card],
    edit: true,
    isMultipleCards: false,
    hasInsightCards: false,
  })
/** Adds events to expect, each as `channel event`. */
export const emitting = (one: FlowStep, ...emits: string[]): FlowStep => ({ ...one, emits })
/** The second person as the only recipient of a share. */
export const toSecond = [{ id: '{{secondId}}', type: 'user' }]

/** Expects 403 or 404 for a card that the person must not see. */
export const hiddenCard = (id: string): FlowStep => ({
  call: 'getCard',
  request: { params: { id: `{{${id}}}` } },
  status: [403, 404],
})
