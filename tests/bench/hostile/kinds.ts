/** The component on the bench page that renders a hostile content. */
export type Renderer = 'body' | 'reply' | 'tile' | 'cells' | 'answers' | 'scopes' | 'materials' | 'students'

/** A kind of hostile content: an opening and a piece that is repeated, 1 MB in all. It is divided into `items` texts. */
export type Kind = { renderer: Renderer; group: string; piece: string; opening?: string; items?: number }

/** Number of characters of each kind. */
const LENGTH = 1_000_000

/** Opens 400 different formatting elements and closes none. The HTML parser opens all of them again in the next paragraph. */
const OPEN_FORMATTING = `<p>${Array.from({ length: 400 }, (_, index) => `<b ${index}>`).join('')}`
/** Opens an attribute whose value goes on to the end, because nothing closes it. The sanitiser searches the value for functions. */
const LONG_VALUE = '<svg><path d="'

const kindsOf = (group: string, renderer: Renderer, pieces: readonly string[]): Kind[] =>
  pieces.map((piece) => ({ group, renderer, piece }))

/** Markup, formulas, drawings and markdown that took seconds before the app had limits (D-0053), and similar texts. */
export const kinds: readonly Kind[] = [
  ...kindsOf('markup', 'body', [
    'words ',
    'a',
    '<b>',
    '<b></b>',
    '<b><i></b>',
    '<p>',
    '<p>x',
    '<p><b>',
    '<a href=x>',
    '<a ',
    '<!--',
    '<ul><li>',
    '<li>x',
    '<table><tr><td>',
    '<td>x',
    '<blockquote>',
    '<frameset>',
    '<select><option>',
    '<template>',
    '<table><tr><td colspan=1000>x',
    '<td colspan=1000>x',
    '<tr><td rowspan=65534>x',
    '<br>',
    '<img src=x>',
    '&amp;',
    '&',
    '<h1>x</h1>',
  ]),
  { group: 'markup', renderer: 'body', opening: OPEN_FORMATTING, piece: '<p>x' },
  { group: 'markup', renderer: 'body', opening: '<p title="', piece: 'a' },
  ...kindsOf('formulas and drawings', 'body', [
    '<mrow>',
    '<math><mi>x</mi></math>',
    '<math><mfrac><mi>x</mi>',
    '<math><msqrt>',
    '<math><mtable><mtr><mtd>x',
    '<svg>',
    '<svg><g>',
    '<svg><path d="M0 0 L1 1"/></svg>',
    '<svg><text>x</text></svg>',
    '<svg><filter><feTurbulence/></filter>',
  ]),
  { group: 'formulas and drawings', renderer: 'body', opening: '<svg>', piece: '<path d="M0 0L9 9"/>' },
  { group: 'formulas and drawings', renderer: 'body', opening: LONG_VALUE, piece: 'a' },
  { group: 'formulas and drawings', renderer: 'body', opening: LONG_VALUE, piece: ' ' },
  { group: 'formulas and drawings', renderer: 'body', opening: LONG_VALUE, piece: 'L1 1' },
  ...kindsOf('markdown', 'reply', [
    'words ',
    'a',
    '_a',
    '**a',
    '*a* ',
    '`',
    '`a` ',
    '```\n',
    '```\na\n```\n',
    '~~~\n',
    '>',
    '> a\n',
    '- ',
    '- a\n',
    '  - a\n',
    '1. a\n',
    '# a\n',
    '| a ',
    '| a | b |\n|---|---|\n',
    '[',
    '![',
    '[a](b)',
    '[a]: b\n',
    '<b>',
    '&',
    '\\',
    '\\\\[',
    '\\[',
    '$$a',
    '[a](',
    '***a_',
    'a.a.a@b',
    'http://a.b ',
    'a@b.c ',
    'a\n\n',
    '\n',
    ' ',
  ]),
  ...(['cells', 'answers', 'scopes', 'materials', 'students'] as const).flatMap((renderer) =>
    [1, 100, 10_000].map(
      (items): Kind => ({ group: 'fields of an open card', renderer, piece: 'words &amp; ', items }),
    ),
  ),
  ...kindsOf('tiles', 'tile', ['words ', 'a', '&', '&amp;', '<b>', '<table><tr><td>', '<!--', ' ']),
  { group: 'tiles', renderer: 'tile', opening: OPEN_FORMATTING, piece: '<p>x' },
]

/** Returns the content of a kind, divided into `items` texts of equal length. */
export function textsOf({ opening = '', piece, items = 1 }: Kind): string[] {
  const count = Math.ceil(LENGTH / items / piece.length)
  return Array.from({ length: items }, () => opening + piece.repeat(count))
}

/** A bulleted list of 60,000 characters, to be streamed. */
export const streamedList = '- **Leaf**: it makes sugar from light, water and air.\n'.repeat(1200).slice(0, 60_000)
