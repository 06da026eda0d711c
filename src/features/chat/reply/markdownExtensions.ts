import type { RendererExtension, TokenizerExtension, Tokens } from 'marked'

export type RenderMath = (tex: string, isBlock: boolean) => { markup: string } | { error: string }

type Extension = TokenizerExtension & RendererExtension

/** Matches `$$…$$` and `\[…\]`, a formula on its own line. */
const DISPLAY = /^(?:\$\$([^$]+)\$\$|\\\[([\s\S]+?)\\\])/
/** Matches such a formula if it is a whole block. */
const BLOCK = /^ {0,3}(?:\$\$([^$]+)\$\$|\\\[([\s\S]+?)\\\]) *(?:\n+|$)/
/**
 * Matches `$…$` and `\(…\)` within a line. Amounts such as '$5 and $10' are no formulas: no space may follow the first sign, and no digit
 * the last.
 */
const INLINE = /^(?:\$(?!\s)((?:[^$\\\n]|\\.)*?(?:[^\s$\\]|\\[^\n]))\$(?!\d)|\\\(([^\n]+?)\\\))/
const MAYBE_MATH = /\$[^$]|\\\(|\\\[/
/** Matches `[1]` unless it is a link, a reference or a footnote. */
const CITATION = /^\[(\d{1,2})\](?![([:])/

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** False if the Markdown certainly contains no formula, so that the maths library need not load. */
export const mayHaveMath = (markdown: string): boolean => MAYBE_MATH.test(markdown)

/** Returns the index at which a paragraph ends because the next line begins with a formula; undefined if there is none. */
const blockStart = (source: string) => {
  const index = source.search(/\n {0,3}(?:\$\$|\\\[)/)
  return index < 0 ? undefined : index + 1
}

/**
 * Returns the index of the next `$`; undefined if there is none. marked itself stops at backslashes. Called at every `$`, so a regular
 * expression would cost too much.
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
 * Extensions for formulas in TeX, as language models write them. Until the maths library has loaded, and for TeX that cannot be parsed, the
 * source is shown as code.
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

/** URL fragment that leads to a source. Sources are numbered from 1 (C-410). */
export const sourceFragment = (number: number | '') => `#source-${number}`

/** `[2]` links to the second source. A number without a source stays text. */
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
