/**
 * Behaviour that no single response proves: writes are stored, lists keep order and pages, shares reach the other person.
 * Each flow is data and belongs to the call that it proves: requests with expectations on their responses.
 */
import type { CaseStep } from '../../mocks/runtimes/replay'
import type { CallName } from '../../src/api/core/calls'

/** Path in the body (`*` for each item), rule, expected value; `{{name}}` in the value is replaced by a saved value. */
export type Expectation = [path: string, rule: Rule, expected?: unknown]

export type FlowStep = Omit<CaseStep, 'as'> & {
  /** `second` is the second person; the main person otherwise. */
  as?: 'second'
  /** Allowed statuses; by default the success status of the call. */
  status?: number[]
  expect?: Expectation[]
  /** Events that the request must cause, as `channel event`. */
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

/** Rules by name. Collation differs between servers, so alphabetical rules compare first letters only. */
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
  areDifferent: (values: unknown[]) => new Set(values.map(String)).size === values.length,
  ascend: (values: unknown[]) => inOrder(values, (a, b) => a <= b, firstLetter),
  descend: (values: unknown[]) => inOrder(values, (a, b) => a >= b, firstLetter),
  getLater: (values: unknown[]) => inOrder(values, (a, b) => a <= b, instant),
  getEarlier: (values: unknown[]) => inOrder(values, (a, b) => a >= b, instant),
} as const
export type Rule = keyof typeof RULES

const TITLE_PREFIX = 'Contract check'
const list = { parent: '', page: 1, per_page: 20, filter: 'all', sort: 'created_at', order: 'desc', search: '' }

const getCards = (query: Partial<typeof list>, ...expect: Expectation[]): FlowStep => ({
  call: 'getCards',
  request: { query: { ...list, ...query } },
  expect,
})
const makeStack = (title: string, save: string, parent: string | null = null): FlowStep => ({
  call: 'createCard',
  request: { body: { parent_id: parent, title: `${TITLE_PREFIX}: ${title}`, type: 'stack' } },
  save: { [save]: 'data.id' },
})
const makeCard = (title: string, save: string, parent: string | null = null): FlowStep => ({
  call: 'createCard',
  request: {
    body: {
      type: 'text',
      data: { title: `${TITLE_PREFIX}: ${title}`, body: '<p>Lava is melted rock above the ground.</p>' },
      position: 0,
      stack_board_id: parent,
    },
  },
  save: { [save]: 'data.id' },
})
const getCard = (id: string, ...expect: Expectation[]): FlowStep => ({
  call: 'getCard',
  request: { params: { id: `{{${id}}}` } },
  expect,
})
const removedCard = (id: string, as?: 'second'): FlowStep => ({
  call: 'getCard',
  as,
  status: [404],
  request: { params: { id: `{{${id}}}` } },
})
const step = (call: CallName, request: FlowStep['request'], ...expect: Expectation[]): FlowStep => ({
  call,
  request,
  expect,
})
const bodyStep = (call: CallName, body: unknown, ...expect: Expectation[]) => step(call, { body }, ...expect)
const asSecond = (one: FlowStep): FlowStep => ({ ...one, as: 'second' })

const shareWith = (recipients: unknown[]) =>
  bodyStep('shareCards', {
    recipients,
    format_ids: ['{{card}}'],
    edit: true,
    isMultipleCards: false,
    hasInsightCards: false,
  })
const emitting = (one: FlowStep, ...emits: string[]): FlowStep => ({ ...one, emits })
const toSecond = [{ id: '{{secondId}}', type: 'user' }]

export const flows: Flow[] = [
  {
    call: 'getCards',
    name: 'pages have the requested size and continue each other',
    steps: [
      makeStack('a stack', 'stack'),
      ...['one', 'two', 'three'].map((name) => makeCard(name, name, '{{stack}}')),
      getCards(
        { parent: '{{stack}}', per_page: 2, order: 'asc' },
        ['data.*.id', 'are', ['{{one}}', '{{two}}']],
        ['metadata.total', 'is', 3],
        ['metadata.page', 'is', 1],
      ),
      getCards(
        { parent: '{{stack}}', per_page: 2, page: 2, order: 'asc' },
        ['data.*.id', 'are', ['{{three}}']],
        ['metadata.total', 'is', 3],
        ['metadata.page', 'is', 2],
      ),
    ],
  },
  {
    call: 'getCards',
    name: 'a page of the board is not longer than per_page',
    steps: [getCards({ per_page: 5 }, ['data.*.id', 'atMost', 5], ['data.*.id', 'areDifferent'])],
  },
  ...(
    [
      ['alphabetical', 'asc', 'data.*.title', 'ascend'],
      ['alphabetical', 'desc', 'data.*.title', 'descend'],
      ['created_at', 'asc', 'data.*.created_at', 'getLater'],
      ['created_at', 'desc', 'data.*.created_at', 'getEarlier'],
      ['updated_at', 'asc', 'data.*.updated_at', 'getLater'],
      ['updated_at', 'desc', 'data.*.updated_at', 'getEarlier'],
    ] as const
  ).map(
    ([sort, order, path, rule]): Flow => ({
      call: 'getCards',
      name: `sorted ${sort} ${order}`,
      steps: [getCards({ sort, order, per_page: 50 }, [path, rule])],
    }),
  ),
  {
    call: 'getCards',
    name: 'search finds a card by its title and excludes others',
    steps: [
      makeCard('Quokka', 'card'),
      makeCard('Wallaby', 'other'),
      getCards({ search: 'quokka' }, ['data.*.id', 'include', '{{card}}'], ['data.*.id', 'exclude', '{{other}}']),
    ],
  },
  {
    call: 'getCards',
    name: 'breadcrumbs run from the outermost stack to the open one',
    steps: [
      makeStack('outer', 'outer'),
      makeStack('inner', 'inner', '{{outer}}'),
      getCards({ parent: '{{inner}}' }, ['metadata.breadcrumbs.*.id', 'are', ['{{outer}}', '{{inner}}']]),
    ],
  },
  {
    call: 'createCard',
    name: 'a created card can be read',
    steps: [
      makeCard('a new card', 'card'),
      getCard('card', ['data.title', 'is', `${TITLE_PREFIX}: a new card`], ['data.isOwner', 'is', true]),
      step('existsInWhiteboard', { params: { id: '{{card}}' } }, ['data', 'is', true]),
    ],
  },
  {
    call: 'removeCards',
    name: 'a removed card returns 404',
    steps: [
      makeCard('to be removed', 'card'),
      bodyStep('removeCards', { formats: ['{{card}}'] }, ['data.deleted_ids.*', 'include', '{{card}}']),
      removedCard('card'),
    ],
  },
  {
    call: 'updateCard',
    name: 'an update is stored and leaves other fields unchanged',
    steps: [
      makeCard('before', 'card'),
      emitting(
        step('updateCard', { params: { uuid: '{{card}}' }, body: { title: 'Lava and ash' } }, [
          'data.title',
          'is',
          'Lava and ash',
        ]),
        'cards format.updated',
      ),
      getCard(
        'card',
        ['data.title', 'is', 'Lava and ash'],
        ['data.body', 'is', '<p>Lava is melted rock above the ground.</p>'],
      ),
    ],
  },
  {
    call: 'saveCard',
    name: 'a saved card is stored with all its fields',
    steps: [
      makeCard('before', 'card'),
      step('saveCard', { params: { uuid: '{{card}}' }, body: { title: 'Ash', body: '<p>Ash falls.</p>' } }),
      getCard('card', ['data.title', 'is', 'Ash'], ['data.body', 'is', '<p>Ash falls.</p>']),
    ],
  },
  {
    call: 'duplicateCards',
    name: 'a duplicate names its source card',
    steps: [
      makeCard('an original', 'card'),
      {
        ...bodyStep('duplicateCards', { duplicate_ids: ['{{card}}'] }, ['data.*.source_id', 'are', ['{{card}}']]),
        save: { copy: 'data.0.id' },
      },
      getCard('copy', ['data.body', 'is', '<p>Lava is melted rock above the ground.</p>']),
      getCard('card', ['data.title', 'is', `${TITLE_PREFIX}: an original`]),
    ],
  },
  {
    call: 'changeParent',
    name: 'a moved card is in the stack',
    steps: [
      makeStack('a stack', 'stack'),
      makeCard('a card', 'card'),
      bodyStep('changeParent', {
        attach_id: '{{stack}}',
        detach_id: null,
        children_ids: ['{{card}}'],
        mapping_type: 'stack',
      }),
      getCards({ parent: '{{stack}}' }, ['data.*.id', 'are', ['{{card}}']]),
      getCard('card', ['data.parent_id', 'is', '{{stack}}']),
    ],
  },
  {
    call: 'saveManualOrder',
    name: 'a manual order is stored',
    steps: [
      makeStack('a stack', 'stack'),
      ...['one', 'two', 'three'].map((name) => makeCard(name, name, '{{stack}}')),
      bodyStep('saveManualOrder', { children_ids: ['{{three}}', '{{one}}', '{{two}}'], parent_id: '{{stack}}' }),
      getCards({ parent: '{{stack}}', sort: 'manual', order: 'asc' }, [
        'data.*.id',
        'are',
        ['{{three}}', '{{one}}', '{{two}}'],
      ]),
    ],
  },
  {
    call: 'generateStack',
    name: 'a generated stack contains its cards',
    steps: [
      makeCard('one', 'one'),
      makeCard('two', 'two'),
      {
        ...bodyStep('generateStack', { children_ids: ['{{one}}', '{{two}}'], parent_id: null }),
        save: { stack: 'id' },
      },
      getCards({ parent: '{{stack}}' }, ['data.*.id', 'include', '{{one}}'], ['data.*.id', 'include', '{{two}}']),
    ],
  },
  {
    call: 'shareCards',
    name: 'a card is visible to the recipient while it is shared',
    steps: [
      makeCard('to be shared', 'card'),
      asSecond(hiddenCard('card')),
      emitting(shareWith(toSecond), 'share shared.user', 'notifications new.message'),
      getCard('card', ['data.share_status', 'is', 'shared']),
      asSecond(getCard('card', ['data.share_status', 'is', 'not_read'], ['data.isOwner', 'is', false])),
      bodyStep('getSelectedRecipients', { format_ids: ['{{card}}'] }, ['data.*.id', 'include', '{{secondId}}']),
      emitting(shareWith([]), 'share removed.user'),
      getCard('card', ['data.share_status', 'is', 'default']),
      asSecond(hiddenCard('card')),
    ],
  },
  {
    call: 'changeShareStatus',
    name: 'an opened share is read for owner and recipient',
    steps: [
      makeCard('to be read', 'card'),
      shareWith(toSecond),
      getCard('card', ['data.share_opened', 'is', false]),
      emitting(
        asSecond(bodyStep('changeShareStatus', { format_id: '{{card}}' }, ['data.status', 'is', 'read'])),
        'share status.changed.read',
      ),
      asSecond(getCard('card', ['data.share_status', 'is', 'read'])),
      getCard('card', ['data.share_opened', 'is', true]),
    ],
  },
  {
    call: 'createChatMessage',
    name: 'a message appears in the history of its card',
    steps: [
      makeCard('to talk about', 'card'),
      {
        ...bodyStep('createChatMessage', {
          from: 'USER',
          type: 'text',
          content: 'Why is lava red?',
          data: null,
          format_id: '{{card}}',
        }),
        save: { message: 'data.id' },
      },
      step(
        'getChatMessages',
        { query: { sort_dir: 'desc', per_page: 5, page: 1, format_id: '{{card}}' } },
        ['data.*.id', 'are', ['{{message}}']],
        ['metadata.total', 'is', 1],
      ),
    ],
  },
]

/** A card that the person must not see: 403 or 404. */
function hiddenCard(id: string): FlowStep {
  return { call: 'getCard', request: { params: { id: `{{${id}}}` } }, status: [403, 404] }
}
