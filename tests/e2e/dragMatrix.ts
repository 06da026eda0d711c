/**
 * What dragging does, as the documents say it: input × situation × outcome → effect and message (board 4 'Drag and drop'; decisions/board X5,
 * X8, Y2 and 3; spec/README override 8).
 */
import type { Goal } from './dragBoard'

export const inputs = ['pointer', 'touch', 'keyboard'] as const
export type InputName = (typeof inputs)[number]

/** What became of the card, as the server tells it. */
export type Effect = 'unchanged' | 'stacked' | 'reordered' | 'in the stack' | 'on My Board'

export type Cell = {
  /** What the person wants. */
  outcome: string
  path: string
  card: string
  goal: Goal
  effect: Effect
  /** The notice, word for word. */
  message: string | null
}

export type Situation = {
  name: string
  /** Why it is so. */
  rule: string
  /** Who drags, in fixtures/world. */
  username: string
  /** False where nothing can be taken up. */
  isLifted: boolean
  cells: Cell[]
}

const UNABLE = 'Only the owner can move or stack this card.'
const foodChains = '/board/stack/8eca0b03-bdcc-40cf-bad1-ad6f3d8696b8'
const animals = '/board/stack/1ca1faf7-f17a-4ec4-9939-9cf089cc0418'
const search = '?search=food'

/** Cells of a situation in which everything stays as it is, with one message for all but the last. */
const refused = (cells: Omit<Cell, 'effect' | 'message'>[], message: string | null): Cell[] =>
  cells.map((cell) => ({ ...cell, effect: 'unchanged', message: cell.outcome === 'nothing' ? null : message }))

export const situations: Situation[] = [
  {
    name: 'own cards',
    rule: 'the owner may do everything; Auto Layout is off',
    username: 'cikgu_aina',
    isLifted: true,
    cells: [
      {
        outcome: 'merge',
        path: '/board',
        card: 'Batik: Wax, Dye, Repeat',
        goal: { onto: 'Inside a Volcano' },
        effect: 'stacked',
        message: 'Cards stacked.',
      },
      {
        outcome: 'into a stack',
        path: '/board',
        card: 'Lesson Plan: Series and Parallel Circuits',
        goal: { onto: 'Food Chains & Food Webs' },
        effect: 'in the stack',
        message: 'Moved to Food Chains & Food Webs.',
      },
      {
        outcome: 'nothing',
        path: '/board',
        card: 'Science Fair 2026: How Far Are We?',
        goal: 'ownPlace',
        effect: 'unchanged',
        message: null,
      },
      {
        outcome: 'reorder',
        path: '/board',
        card: 'Science Fair 2026: How Far Are We?',
        goal: { before: 'Food Chains & Food Webs' },
        effect: 'reordered',
        message: 'Order saved.',
      },
      {
        outcome: 'to My Board',
        path: foodChains,
        card: 'Words for Food Chains',
        goal: 'myBoard',
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
    cells: refused(
      [
        { outcome: 'merge', path: '/board', card: 'Peribahasa Minggu Ini', goal: { onto: 'My Haiku' } },
        {
          outcome: 'merge, own onto shared',
          path: '/board',
          card: 'My Haiku',
          goal: { onto: 'Peribahasa Minggu Ini' },
        },
        {
          outcome: 'into a stack',
          path: '/board',
          card: 'Peribahasa Minggu Ini',
          goal: { onto: 'Food Chains & Food Webs' },
        },
        {
          outcome: 'into a stack, own into shared',
          path: '/board',
          card: 'My Haiku',
          goal: { onto: 'Food Chains & Food Webs' },
        },
        { outcome: 'nothing', path: '/board', card: 'Peribahasa Minggu Ini', goal: 'ownPlace' },
        { outcome: 'reorder', path: '/board', card: 'Peribahasa Minggu Ini', goal: { before: 'Inside a Volcano' } },
        { outcome: 'to My Board', path: foodChains, card: 'Words for Food Chains', goal: 'myBoard' },
      ],
      UNABLE,
    ),
  },
  {
    name: 'searching',
    rule: 'dragging is disabled while a search is active',
    username: 'cikgu_aina',
    isLifted: false,
    cells: refused(
      [
        {
          outcome: 'merge',
          path: `/board${search}`,
          card: 'The Malayan Tapir',
          goal: { onto: 'Photosynthesis: How Plants Make Food' },
        },
        {
          outcome: 'into a stack',
          path: `/board${search}`,
          card: 'The Malayan Tapir',
          goal: { onto: 'Food Chains & Food Webs' },
        },
        { outcome: 'nothing', path: `/board${search}`, card: 'The Malayan Tapir', goal: 'ownPlace' },
        {
          outcome: 'reorder',
          path: `/board${search}`,
          card: 'The Malayan Tapir',
          goal: { before: 'Photosynthesis: How Plants Make Food' },
        },
        { outcome: 'to My Board', path: `${foodChains}${search}`, card: 'Words for Food Chains', goal: 'myBoard' },
      ],
      null,
    ),
  },
  {
    name: 'Auto Layout',
    rule: 'no order by hand, and no word about it; what changes content stays possible',
    username: 'cikgu_kamala',
    isLifted: true,
    cells: [
      {
        outcome: 'merge',
        path: '/board',
        card: 'Jadual Hari Sukan',
        goal: { onto: 'RPH: Wang Kita' },
        effect: 'stacked',
        message: 'Cards stacked.',
      },
      {
        outcome: 'into a stack',
        path: '/board',
        card: 'Soalan Pagi',
        goal: { onto: 'Haiwan di Sekeliling Kita' },
        effect: 'in the stack',
        message: 'Moved to Haiwan di Sekeliling Kita.',
      },
      {
        outcome: 'nothing',
        path: '/board',
        card: 'Sang Kancil dan Buaya',
        goal: 'ownPlace',
        effect: 'unchanged',
        message: null,
      },
      {
        outcome: 'reorder',
        path: '/board',
        card: 'Sang Kancil dan Buaya',
        goal: { before: 'Kuiz: Kenali Haiwan' },
        effect: 'unchanged',
        message: null,
      },
      {
        outcome: 'to My Board',
        path: animals,
        card: 'Burung Enggang',
        goal: 'myBoard',
        effect: 'on My Board',
        message: 'Moved to My Board.',
      },
    ],
  },
]

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** One situation with one input, as rows of the table. */
export const rowsOf = (
  input: InputName,
  { name }: Situation,
  cells: readonly Pick<Cell, 'outcome' | 'effect' | 'message'>[],
) => cells.map(({ outcome, effect, message }) => row([input, name, outcome, effect, message ?? '']))

/** The whole table as Markdown: DRAG_MATRIX.md. */
export function matrixTable(): string {
  const rules = situations.map(({ name, rule, username }) => `- ${name} (\`${username}\`): ${rule}.`)
  const body = inputs.flatMap((input) => situations.flatMap((situation) => rowsOf(input, situation, situation.cells)))
  return [
    '# What dragging does',
    '',
    'Each row is dragged in a real browser by `dragMatrix.spec.ts`, on the school of fixtures/world; the effect is what the',
    'server has afterwards, the message what stands in the notice. Written by that test with `UPDATE_MATRIX=1`.',
    '',
    ...rules,
    '',
    row(['input', 'situation', 'wanted', 'effect', 'message']),
    row(['---', '---', '---', '---', '---']),
    ...body,
    '',
  ].join('\n')
}
