import type { RendererExtension, TokenizerExtension, Tokens } from 'marked'

/** MathML of TeX, or why it cannot be read. */
export type RenderMath = (tex: string, isBlock: boolean) => { markup: string } | { error: string }

type Extension = TokenizerExtension & RendererExtension

/** `$$…$$` and `\[…\]`: a formula on a line of its own. */
const DISPLAY = /^(?:\$\$([^$]+)\$\$|\\\[([\s\S]+?)\\\])/
/** The same, where it begins and ends a block. */
const BLOCK = /^ {0,3}(?:\$\$([^$]+)\$\$|\\\[([\s\S]+?)\\\]) *(?:\n+|$)/
/** `$…$` and `\(…\)` within a line. Amounts are no formulas: no blank inside the signs, no digit after them ('$5 and $10'). */
const INLINE = /^(?:\$(?!\s)((?:[^$\\\n]|\\.)*?(?:[^\s$\\]|\\[^\n]))\$(?!\d)|\\\(([^\n]+?)\\\))/
const MAYBE_MATH = /\$[^$]|\\\(|\\\[/
/** Not a link, a reference or a footnote. */
const CITATION = /^\[(\d{1,2})\](?![([:])/

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** False when a markdown text has no formula for certain, so that the maths library need not be loaded for it. */
export const mayHaveMath = (markdown: string): boolean => MAYBE_MATH.test(markdown)

/** Where a paragraph may end: at a formula that begins a line. */
const blockStart = (source: string) => {
  const index = source.search(/\n {0,3}(?:\$\$|\\\[)/)
  return index < 0 ? undefined : index + 1
}

/** Text of marked ends at a backslash by itself; it asks again at every sign, so a search by expression costs too much. */
const inlineStart = (source: string) => {
  const index = source.indexOf('$')
  return index < 0 ? undefined : index
}

function mathToken(type: string, match: RegExpExecArray | null, isBlock: boolean): Tokens.Generic | undefined {
  const tex = (match?.[1] ?? match?.[2] ?? '').trim()
  return match && tex ? { type, raw: match[0], tex, isBlock } : undefined
}

/** Formulas in TeX, as models write them. Until the maths library is loaded, and where it cannot read one, its TeX is shown as code. */
export function mathExtensions(renderMath: RenderMath | undefined): Extension[] {
  const renderer = ({ tex, raw, isBlock }: Tokens.Generic): string => {
    const rendered = renderMath?.(String(tex), Boolean(isBlock))
    return rendered && 'markup' in rendered ? rendered.markup : `<code>${escapeHtml(raw.trim())}</code>`
  }
  return [
    {
      name: 'mathBlock',
      level: 'block',
      start: blockStart,
      tokenizer: (source) => mathToken('mathBlock', BLOCK.exec(source), true),
      renderer: (token) => `<p>${renderer(token)}</p>`,
    },
    {
      name: 'math',
      level: 'inline',
      start: inlineStart,
      tokenizer: (source) =>
        mathToken('math', DISPLAY.exec(source), true) ?? mathToken('math', INLINE.exec(source), false),
      renderer,
    },
  ]
}

/** Fragment of the address that leads to a source, numbered from 1 (C-410). */
export const sourceFragment = (number: number | '') => `#source-${number}`

/** `[2]` leads to the second source; a number without a source stays text. */
export function citationExtension(sourceCount: number): Extension {
  return {
    name: 'citation',
    level: 'inline',
    tokenizer: (source) => {
      const match = CITATION.exec(source)
      const number = Number(match?.[1])
      return match && number >= 1 && number <= sourceCount ? { type: 'citation', raw: match[0], number } : undefined
    },
    renderer: ({ number, raw }) => `<sup><a href="${sourceFragment(Number(number))}">${raw}</a></sup>`,
  }
}
