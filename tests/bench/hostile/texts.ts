import { stripUnclosedEmphasis } from '@/features/chat/reply/unclosedEmphasis'
import { bodyOfReply, markdownToHtml, replyToHtml, titleOfReply } from '@/features/chat/reply/markdown'
import { htmlToMarkdown } from '@/features/export/htmlToMarkdown'
import { parseCells } from '@/cardTypes/table/tableModel'
import { createSplitter } from '@/cardTypes/richText/splitBlocks'
import { toAddress } from '@/editor/model/links'
import { exportFileName } from '@/lib/exportFile'
import { toCsv } from '@/lib/csv'
import { isEmail } from '@/lib/fieldRules'
import { stripUnclosedMarkup } from '@/lib/html/unclosedMarkup'
import { htmlToText } from '@/lib/html/htmlToText'
import { sanitise } from '@/lib/html/sanitise'
import { withoutLineBreaks } from '@/lib/withoutLineBreaks'
import { NO_BLOCKS, updateBlocks } from '@/streaming/blocks'

/**
 * A function that reads untrusted text, and the parts of texts that could make the function slow. Each text is `opening`,
 * then one of `pieces` repeated up to the measured length, then `ending`.
 */
type TextFunction = {
  read: (text: string) => unknown
  pieces: readonly string[]
  opening?: string
  ending?: string
}

const MARKDOWN = [
  ...['words ', '\\\\[', '\\[', '\\(', '$$a', '$a', '[a](', '[', '![', '[a][', '[a](b "', '<a ', '<!--', '!'],
  ...['a.a.a@b', 'a@b.', 'a.a-a_', '***a_', '*_a', '_a', '**a', '~~a', '`a``b', ' ', '\n$$', '# \n', '```\n'],
]

/** All functions that search a whole text by other people or match it with regular expressions. */
export const textFunctions: Readonly<Record<string, TextFunction>> = {
  toAddress: { read: toAddress, pieces: ['.', 'a.', '-', 'a'], opening: 'a@', ending: '/' },
  isEmail: { read: isEmail, pieces: ['.', '@', 'a.'], opening: 'a@', ending: ' ' },
  markdownToHtml: { read: (text) => markdownToHtml(text), pieces: MARKDOWN },
  replyToHtml: { read: replyToHtml, pieces: ['words ', '\\\\[', '[a](', '***a_', '_a'] },
  updateBlocks: { read: (text) => updateBlocks(NO_BLOCKS, text), pieces: [...MARKDOWN, '-', '|-\n', '- a\n'] },
  titleOfReply: { read: titleOfReply, pieces: [...MARKDOWN, '#'] },
  bodyOfReply: { read: bodyOfReply, pieces: [...MARKDOWN, '#'] },
  stripUnclosedEmphasis: { read: stripUnclosedEmphasis, pieces: MARKDOWN },
  htmlToMarkdown: {
    // Sanitise first, as the app does with a card's text. This cuts the text at a limit.
    read: (text) => htmlToMarkdown(sanitise(text)),
    pieces: ['words ', '<br>', '\\', '&nbsp;', '`a', '<b>a</b>', '<p>a</p>', '$', '<mi>α</mi>'],
    opening: '<math></math><b>a',
    ending: 'a</b>',
  },
  stripUnclosedMarkup: { read: stripUnclosedMarkup, pieces: ['<', '<a ', '&', '&a', '<!--'] },
  htmlToText: { read: htmlToText, pieces: ['<', '<a ', '&', '&a', ' '] },
  createSplitter: { read: (text) => createSplitter()(text), pieces: ['<p', '<p>', '<', 'words '] },
  withoutLineBreaks: { read: withoutLineBreaks, pieces: [' ', '\n', ' \n', 'a '], opening: 'a', ending: 'a' },
  parseCells: { read: parseCells, pieces: ['"', '"a\t', '""a\t', ' ', '\n'], opening: '"', ending: 'a' },
  toCsv: { read: (text) => toCsv([[text]]), pieces: [' ', '\u200b', '"', '='], ending: 'a' },
  exportFileName: { read: (text) => exportFileName(text, 'md'), pieces: ['.', ' ', '\u202e', 'a'], ending: 'a' },
}

/**
 * Numbers of characters. Each text is compared with one half as long. The limits of several functions are below the longest
 * text.
 */
const LENGTHS = [100_000, 1_000_000]
/** Number of runs. The fastest counts, because other processes and garbage collections only add time. */
const RUNS = 7
const LONG_RUN = 200
/** Shorter times in ms than this (one frame) depend more on the JavaScript engine than on the function. */
const FLOOR = 16

/**
 * Measures one call in a task of its own.
 * @returns time in ms
 */
async function timeOf(read: (text: string) => unknown, text: string): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve))
  // Each call needs a new string, because a JavaScript engine may cache results per string.
  const fresh = ` ${text}`.slice(1)
  const startedAt = performance.now()
  await read(fresh)
  return Math.max(performance.now() - startedAt, FLOOR)
}

/** The time for a text, divided by the time for half the text. */
export type Growth = { piece: string; growth: number }

/** Measures how the time of a text function grows, for each piece and length. */
export async function growthsOf(name: string): Promise<Growth[]> {
  const { read, pieces, opening = '', ending = '' } = textFunctions[name] ?? { read: String, pieces: [] }
  const measured: Growth[] = []
  for (const piece of pieces) {
    const textOf = (size: number) => opening + piece.repeat(Math.ceil(size / piece.length)) + ending
    for (const length of LENGTHS) {
      let half = Number.POSITIVE_INFINITY
      let whole = Number.POSITIVE_INFINITY
      for (let run = 0; run < RUNS && (run === 0 || whole < LONG_RUN); run += 1) {
        half = Math.min(half, await timeOf(read, textOf(length / 2)))
        whole = Math.min(whole, await timeOf(read, textOf(length)))
      }
      measured.push({ piece, growth: whole / half })
    }
  }
  return measured
}
