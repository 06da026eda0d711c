/** Drags on My Board, each with its effect and snackbar message (B-235 to B-252, D-2105, D-2202, D-0908). */
import type { DropTarget } from './dragBoard'

export const inputs = ['pointer', 'touch', 'keyboard'] as const
export type InputName = (typeof inputs)[number]

/** Where the card is on the server after the drag. */
export type Effect = 'unchanged' | 'stacked' | 'reordered' | 'in the stack' | 'on My Board'

export type DragCase = {
  /** Words for what the user attempts; a cell of the table. */
  attempt: string
  card: string
  target: DropTarget
  effect: Effect
  /** The exact text of the snackbar; null if none appears. */
  message: string | null
}

/** A stack that is made before the test, with the cards that the cases drag. */
export type PreparedStack = {
  /** Username of the person who owns the cards. */
  owner: string
  /** Id of the parent in the seed; null means My Board. */
  parentId: string | null
  /** Number of nested stacks. The innermost one gets the cards. */
  depth: number
  /** Titles of the cards on My Board that move into the stack. */
  cards: string[]
}

export type BoardSetup = {
  name: string
  /** The rule that is tested, in words for the document. */
  rule: string
  /** Username of the person in fixtures/seed who drags. */
  username: string
  /** Query string of the list's URL. */
  query: string
  /** The stack whose list is tested; null means My Board. */
  stack: PreparedStack | null
  /** False if the board refuses to lift the cards. */
  isLifted: boolean
  cases: DragCase[]
}

export type MyBoardSetup = Omit<BoardSetup, 'stack'>

/** A student who sees cards of the teacher but owns none of the dragged ones. */
export const STUDENT = 'mei_ling'
export const NOT_OWNER = 'Only the owner can move or stack this card.'

/** Makes cases without an effect. All show `message`, except the attempt `nothing`, which shows no snackbar. */
export const noEffect = (cases: Omit<DragCase, 'effect' | 'message'>[], message: string | null): DragCase[] =>
  cases.map((dragCase) => ({
    ...dragCase,
    effect: 'unchanged',
    message: dragCase.attempt === 'nothing' ? null : message,
  }))

export const myBoardSetups: MyBoardSetup[] = [
  {
    name: 'own cards',
    rule: 'the owner may do everything; Auto Layout is off',
    username: 'cikgu_aina',
    query: '',
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
