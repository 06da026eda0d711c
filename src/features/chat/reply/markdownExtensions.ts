import type { RendererExtension, TokenizerExtension, Tokens } from 'marked'

/** Renders TeX as MathML, or returns the parse error. */
export type RenderMath = (tex: string, isBlock: boolean) => { markup: string } | { error: string }

type Extension = TokenizerExtension & RendererExtension

/** `$$…$$` and `\[…\]`: a formula on a line of its own. */
const DISPLAY = /^(?:\$\$([^$]+)\$\$|\\\[([\s\S]+?)\\\])/
/** A display formula that is a block of its own. */
const BLOCK = /^ {0,3}(?:\$\$([^$]+)\$\$|\\\[([\s\S]+?)\\\]) *(?:\n+|$)/
/** `$…$` and `\(…\)` within a line. Amounts are no formulas: no blank inside the signs, no digit after them ('$5 and $10'). */
const INLINE = /^(?:\$(?!\s)((?:[^$\\\n]|\\.)*?(?:[^\s$\\]|\\[^\n]))\$(?!\d)|\\\(([^\n]+?)\\\))/
const MAYBE_MATH = /\$[^$]|\\\(|\\\[/
/** `[1]` that is not a link, a reference or a footnote. */
const CITATION = /^\[(\d{1,2})\](?![([:])/

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** False if Markdown certainly has no formula, so that the maths library need not be loaded. */
export const mayHaveMath = (markdown: string): boolean => MAYBE_MATH.test(markdown)

/** Index at which a paragraph ends because a line begins with a formula; undefined if none does. */
const blockStart = (source: string) => {
  const index = source.search(/\n {0,3}(?:\$\$|\\\[)/)
  return index < 0 ? undefined : index + 1
}

/**
 * Index of the next `$`; undefined without one. marked stops at backslashes itself. Called at every `$`: a regular expression would cost
 * too much.
 */
const inlineStart = (source: string) => {
  const index = source.indexOf('$')
  return index < 0 ? undefined : index
}

function mathToken(type: string, match: RegExpExecArray | null, isBlock: boolean): Tokens.Generic | undefined {
  const tex = (match?.[1] ?? match?.[2] ?? '').trim()
  return match && tex ? { type, raw: match[0], tex, isBlock } : undefined
}

/**
 * Extensions for formulas in TeX, as models write them. Shows code until the maths library is loaded, and for TeX that cannot be parsed.
 */
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

/** URL fragment that leads to a source, numbered from 1 (C-410). */
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
