/**
 * Effects of dragging: input × board setup × attempt → effect and snackbar message (B-235 to B-252, D-2105, D-2202, D-0908).
 */
import type { DropTarget } from './dragBoard'

export const inputs = ['pointer', 'touch', 'keyboard'] as const
export type InputName = (typeof inputs)[number]

/** Where the card is afterwards, on the server. */
export type Effect = 'unchanged' | 'stacked' | 'reordered' | 'in the stack' | 'on My Board'

export type DragCase = {
  /** The intended action. */
  attempt: string
  path: string
  card: string
  target: DropTarget
  effect: Effect
  /** Exact text of the snackbar. */
  message: string | null
}

export type BoardSetup = {
  name: string
  /** The rule that the setup tests. */
  rule: string
  /** The person in fixtures/seed who drags. */
  username: string
  /** False where dragging is disabled. */
  isLifted: boolean
  cases: DragCase[]
}

const NOT_OWNER = 'Only the owner can move or stack this card.'
const foodChains = '/board/stack/8eca0b03-bdcc-40cf-bad1-ad6f3d8696b8'
const animals = '/board/stack/1ca1faf7-f17a-4ec4-9939-9cf089cc0418'
const search = '?search=food'

/** Cases without effect, all with the same message except the attempt `nothing`. */
const noEffect = (cases: Omit<DragCase, 'effect' | 'message'>[], message: string | null): DragCase[] =>
  cases.map((dragCase) => ({
    ...dragCase,
    effect: 'unchanged',
    message: dragCase.attempt === 'nothing' ? null : message,
  }))

export const boardSetups: BoardSetup[] = [
  {
    name: 'own cards',
    rule: 'the owner may do everything; Auto Layout is off',
    username: 'cikgu_aina',
    isLifted: true,
    cases: [
      {
        attempt: 'merge',
        path: '/board',
        card: 'Batik: Wax, Dye, Repeat',
        target: { onto: 'Inside a Volcano' },
        effect: 'stacked',
        message: 'Cards stacked.',
      },
      {
        attempt: 'into a stack',
        path: '/board',
        card: 'Lesson Plan: Series and Parallel Circuits',
        target: { onto: 'Food Chains & Food Webs' },
        effect: 'in the stack',
        message: 'Moved to Food Chains & Food Webs.',
      },
      {
        attempt: 'nothing',
        path: '/board',
        card: 'Science Fair 2026: How Far Are We?',
        target: 'startPosition',
        effect: 'unchanged',
        message: null,
      },
      {
        attempt: 'reorder',
        path: '/board',
        card: 'Science Fair 2026: How Far Are We?',
        target: { before: 'Food Chains & Food Webs' },
        effect: 'reordered',
        message: 'Order saved.',
      },
      {
        attempt: 'to My Board',
        path: foodChains,
        card: 'Words for Food Chains',
        target: 'myBoard',
        effect: 'on My Board',
        message: 'Moved to My Board.',
      },
    ],
  },
  {
    name: 'shared cards',
    rule: 'only the owner may move or stack a card',
    username: 'mei_ling',
    isLifted: true,
    cases: noEffect(
      [
        { attempt: 'merge', path: '/board', card: 'Peribahasa Minggu Ini', target: { onto: 'My Haiku' } },
        {
          attempt: 'merge, own onto shared',
          path: '/board',
          card: 'My Haiku',
          target: { onto: 'Peribahasa Minggu Ini' },
        },
        {
          attempt: 'into a stack',
          path: '/board',
          card: 'Peribahasa Minggu Ini',
          target: { onto: 'Food Chains & Food Webs' },
        },
        {
          attempt: 'into a stack, own into shared',
          path: '/board',
          card: 'My Haiku',
          target: { onto: 'Food Chains & Food Webs' },
        },
        { attempt: 'nothing', path: '/board', card: 'Peribahasa Minggu Ini', target: 'startPosition' },
        { attempt: 'reorder', path: '/board', card: 'Peribahasa Minggu Ini', target: { before: 'Inside a Volcano' } },
        { attempt: 'to My Board', path: foodChains, card: 'Words for Food Chains', target: 'myBoard' },
      ],
      NOT_OWNER,
    ),
  },
  {
    name: 'searching',
    rule: 'dragging is disabled while a search is active',
    username: 'cikgu_aina',
    isLifted: false,
    cases: noEffect(
      [
        {
          attempt: 'merge',
          path: `/board${search}`,
          card: 'The Malayan Tapir',
          target: { onto: 'Photosynthesis: How Plants Make Food' },
        },
        {
          attempt: 'into a stack',
          path: `/board${search}`,
          card: 'The Malayan Tapir',
          target: { onto: 'Food Chains & Food Webs' },
        },
        { attempt: 'nothing', path: `/board${search}`, card: 'The Malayan Tapir', target: 'startPosition' },
        {
          attempt: 'reorder',
          path: `/board${search}`,
          card: 'The Malayan Tapir',
          target: { before: 'Photosynthesis: How Plants Make Food' },
        },
        { attempt: 'to My Board', path: `${foodChains}${search}`, card: 'Words for Food Chains', target: 'myBoard' },
      ],
      null,
    ),
  },
  {
    name: 'Auto Layout',
    rule: 'no manual order, and no message about it; changes of content stay possible',
    username: 'cikgu_kamala',
    isLifted: true,
    cases: [
      {
        attempt: 'merge',
        path: '/board',
        card: 'Jadual Hari Sukan',
        target: { onto: 'RPH: Wang Kita' },
        effect: 'stacked',
        message: 'Cards stacked.',
      },
      {
        attempt: 'into a stack',
        path: '/board',
        card: 'Soalan Pagi',
        target: { onto: 'Haiwan di Sekeliling Kita' },
        effect: 'in the stack',
        message: 'Moved to Haiwan di Sekeliling Kita.',
      },
      {
        attempt: 'nothing',
        path: '/board',
        card: 'Sang Kancil dan Buaya',
        target: 'startPosition',
        effect: 'unchanged',
        message: null,
      },
      {
        attempt: 'reorder',
        path: '/board',
        card: 'Sang Kancil dan Buaya',
        target: { before: 'Kuiz: Kenali Haiwan' },
        effect: 'unchanged',
        message: null,
      },
      {
        attempt: 'to My Board',
        path: animals,
        card: 'Burung Enggang',
        target: 'myBoard',
        effect: 'on My Board',
        message: 'Moved to My Board.',
      },
    ],
  },
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
    'tests each setup with one input, `FULL_TESTS=1` every row.',
    '',
    ...rules,
    '',
    row(['input', 'setup', 'attempt', 'effect', 'message']),
    row(['---', '---', '---', '---', '---']),
    ...body,
    '',
  ].join('\n')
}
