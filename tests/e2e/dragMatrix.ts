/**
 * Effects of dragging: input × board setup × attempt → effect and snackbar message (B-235 to B-252, D-2105, D-2202, D-0908). Each setup
 * of My Board has two twins, inside a stack and three stacks deep.
 */
import type { DropTarget } from './dragBoard'

export const inputs = ['pointer', 'touch', 'keyboard'] as const
export type InputName = (typeof inputs)[number]

/** Where the card is afterwards, on the server. */
export type Effect = 'unchanged' | 'stacked' | 'reordered' | 'in the stack' | 'on My Board'

export type DragCase = {
  /** The intended action. */
  attempt: string
  card: string
  target: DropTarget
  effect: Effect
  /** Exact text of the snackbar. */
  message: string | null
}

/** A stack that is made before the test, with the cards that its cases need. */
export type PreparedStack = {
  /** The owner of the cards. */
  owner: string
  /** The stack of the seed to put it into; null is My Board. */
  parentId: string | null
  /** Number of stacks to make, one in the other; the innermost gets the cards. */
  depth: number
  /** Cards of My Board. */
  cards: string[]
}

export type BoardSetup = {
  name: string
  /** The rule that the setup tests. */
  rule: string
  /** The person in fixtures/seed who drags. */
  username: string
  /** Query string of the list. */
  query: string
  /** The stack whose list it is; null is My Board. */
  stack: PreparedStack | null
  /** The input of every run; null for a setup that only `FULL_TESTS=1` drags. */
  input: InputName | null
  /** False where dragging is disabled. */
  isLifted: boolean
  cases: DragCase[]
}

type MyBoardSetup = Omit<BoardSetup, 'stack'>

/** Sees cards of the teacher, but owns none of those that the cases drag. */
const STUDENT = 'mei_ling'
const NOT_OWNER = 'Only the owner can move or stack this card.'
/** A stack of the teacher that is shared with the student. */
const SHARED_STACK = '8eca0b03-bdcc-40cf-bad1-ad6f3d8696b8'
/** The stack beside the cards of a prepared stack; the search finds it. */
export const SHELF = 'Food Shelf'

/** Cases without effect, all with the same message except the attempt `nothing`. */
const noEffect = (cases: Omit<DragCase, 'effect' | 'message'>[], message: string | null): DragCase[] =>
  cases.map((dragCase) => ({
    ...dragCase,
    effect: 'unchanged',
    message: dragCase.attempt === 'nothing' ? null : message,
  }))

const myBoardSetups: MyBoardSetup[] = [
  {
    name: 'own cards',
    rule: 'the owner may do everything; Auto Layout is off',
    username: 'cikgu_aina',
    query: '',
    input: 'pointer',
    isLifted: true,
    cases: [
      {
        attempt: 'merge',
        card: 'Batik: Wax, Dye, Repeat',
        target: { onto: 'Inside a Volcano' },
        effect: 'stacked',
        message: 'Cards stacked.',
      },
      {
        attempt: 'into a stack',
        card: 'Lesson Plan: Series and Parallel Circuits',
        target: { onto: 'Food Chains & Food Webs' },
        effect: 'in the stack',
        message: 'Moved to Food Chains & Food Webs.',
      },
      {
        attempt: 'nothing',
        card: 'Science Fair 2026: How Far Are We?',
        target: 'startPosition',
        effect: 'unchanged',
        message: null,
      },
      {
        attempt: 'reorder',
        card: 'Science Fair 2026: How Far Are We?',
        target: { before: 'Food Chains & Food Webs' },
        effect: 'reordered',
        message: 'Order saved.',
      },
    ],
  },
  {
    name: 'shared cards',
    rule: 'only the owner may move or stack a card',
    username: STUDENT,
    query: '',
    input: 'touch',
    isLifted: true,
    cases: noEffect(
      [
        { attempt: 'merge', card: 'Peribahasa Minggu Ini', target: { onto: 'My Haiku' } },
        {
          attempt: 'merge, own onto shared',
          card: 'My Haiku',
          target: { onto: 'Peribahasa Minggu Ini' },
        },
        {
          attempt: 'into a stack',
          card: 'Peribahasa Minggu Ini',
          target: { onto: 'Food Chains & Food Webs' },
        },
        {
          attempt: 'into a stack, own into shared',
          card: 'My Haiku',
          target: { onto: 'Food Chains & Food Webs' },
        },
        { attempt: 'nothing', card: 'Peribahasa Minggu Ini', target: 'startPosition' },
        { attempt: 'reorder', card: 'Peribahasa Minggu Ini', target: { before: 'Inside a Volcano' } },
      ],
      NOT_OWNER,
    ),
  },
  {
    name: 'searching',
    rule: 'dragging is disabled while a search is active',
    username: 'cikgu_aina',
    query: '?search=food',
    input: 'keyboard',
    isLifted: false,
    cases: noEffect(
      [
        {
          attempt: 'merge',
          card: 'The Malayan Tapir',
          target: { onto: 'Photosynthesis: How Plants Make Food' },
        },
        {
          attempt: 'into a stack',
          card: 'The Malayan Tapir',
          target: { onto: 'Food Chains & Food Webs' },
        },
        { attempt: 'nothing', card: 'The Malayan Tapir', target: 'startPosition' },
        {
          attempt: 'reorder',
          card: 'The Malayan Tapir',
          target: { before: 'Photosynthesis: How Plants Make Food' },
        },
      ],
      null,
    ),
  },
  {
    name: 'Auto Layout',
    rule: 'no manual order, and no message about it; changes of content stay possible',
    username: 'cikgu_kamala',
    query: '',
    input: 'pointer',
    isLifted: true,
    cases: [
      {
        attempt: 'merge',
        card: 'Jadual Hari Sukan',
        target: { onto: 'RPH: Wang Kita' },
        effect: 'stacked',
        message: 'Cards stacked.',
      },
      {
        attempt: 'into a stack',
        card: 'Soalan Pagi',
        target: { onto: 'Haiwan di Sekeliling Kita' },
        effect: 'in the stack',
        message: 'Moved to Haiwan di Sekeliling Kita.',
      },
      {
        attempt: 'nothing',
        card: 'Sang Kancil dan Buaya',
        target: 'startPosition',
        effect: 'unchanged',
        message: null,
      },
      {
        attempt: 'reorder',
        card: 'Sang Kancil dan Buaya',
        target: { before: 'Kuiz: Kenali Haiwan' },
        effect: 'unchanged',
        message: null,
      },
    ],
  },
]

/** Targets on My Board → what stands for them in a prepared stack, whose cards all have one owner. */
const STAND_INS: Record<string, string> = {
  'Food Chains & Food Webs': SHELF,
  'Haiwan di Sekeliling Kita': SHELF,
  'My Haiku': 'Inside a Volcano',
}

function insideStackTarget(target: DropTarget): DropTarget {
  if (typeof target === 'string') return target
  if ('onto' in target) return { onto: STAND_INS[target.onto] ?? target.onto }
  return { before: STAND_INS[target.before] ?? target.before }
}

/** The cases of a setup inside a stack, and the move out of it. */
function casesInsideStack({ cases, isLifted, username }: MyBoardSetup): DragCase[] {
  const twins = cases
    .filter(({ card }) => !(card in STAND_INS))
    .map((dragCase) => ({
      ...dragCase,
      target: insideStackTarget(dragCase.target),
      message: dragCase.effect === 'in the stack' ? `Moved to ${SHELF}.` : dragCase.message,
    }))
  const move = { attempt: 'to My Board', card: twins.at(-1)?.card ?? '', target: 'myBoard' } as const
  const isOwner = username !== STUDENT
  if (isLifted && isOwner) return [...twins, { ...move, effect: 'on My Board', message: 'Moved to My Board.' }]
  return [...twins, ...noEffect([move], isLifted ? NOT_OWNER : null)]
}

/** The twin of a setup inside a stack. */
function insideStack(setup: MyBoardSetup, name: string, depth: number, input: InputName | null): BoardSetup {
  const cases = casesInsideStack(setup)
  const titles = cases.flatMap(({ card, target }) =>
    typeof target === 'string' ? [card] : [card, 'onto' in target ? target.onto : target.before],
  )
  const cards = [...new Set(titles)].filter((title) => title !== SHELF)
  const stack =
    setup.username === STUDENT
      ? { owner: 'cikgu_aina', parentId: SHARED_STACK, depth: depth - 1, cards }
      : { owner: setup.username, parentId: null, depth, cards }
  return { ...setup, name: `${setup.name}, ${name}`, input, stack, cases }
}

/** Every run drags each setup in one of its stacks; the other one belongs to `FULL_TESTS=1`. */
export const boardSetups: BoardSetup[] = [
  ...myBoardSetups.map((setup) => ({ ...setup, stack: null })),
  ...myBoardSetups.map((setup, index) =>
    insideStack(setup, 'in a stack', 1, (['touch', null, 'pointer', null] as const)[index] ?? null),
  ),
  ...myBoardSetups.map((setup, index) =>
    insideStack(setup, 'three stacks deep', 3, ([null, 'pointer', null, 'keyboard'] as const)[index] ?? null),
  ),
]

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** One setup with one input, as rows of the table. */
export const rowsOf = (
  input: InputName,
  { name }: BoardSetup,
  cases: readonly Pick<DragCase, 'attempt' | 'effect' | 'message'>[],
) => cases.map(({ attempt, effect, message }) => row([input, name, attempt, effect, message ?? '']))

/** The whole table as Markdown: DRAG_MATRIX.md. */
export function matrixTable(): string {
  const rules = boardSetups.map(({ name, rule, username }) => `- ${name} (\`${username}\`): ${rule}.`)
  const body = inputs.flatMap((input) =>
    boardSetups.flatMap((boardSetup) => rowsOf(input, boardSetup, boardSetup.cases)),
  )
  return [
    '# Drag matrix',
    '',
    'Each row is dragged in a real browser by `dragMatrix.spec.ts`, on the data of fixtures/seed. The effect is the state of the',
    'mock server afterwards, the message the text of the snackbar. Generated by that test with `UPDATE_MATRIX=1`. A normal run',
    'drags each setup with one input on My Board and with one in one of its stacks, `FULL_TESTS=1` every row.',
    '',
    ...rules,
    '',
    row(['input', 'setup', 'attempt', 'effect', 'message']),
    row(['---', '---', '---', '---', '---']),
    ...body,
    '',
  ].join('\n')
}
