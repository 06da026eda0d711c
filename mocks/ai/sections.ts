import { countWords } from './words'

/** A block of an answer. Optional blocks are added in order while there is room. */
export type Section = {
  text: string
  isRequired: boolean
}

const AIM = 150
const LIMIT = 285

export function requiredSection(text: string): Section {
  return { text, isRequired: true }
}

export function optionalSection(text: string): Section {
  return { text, isRequired: false }
}

/**
 * Joins all required sections, and optional ones until the answer has `aim` words. An optional section that would exceed
 * `LIMIT` is left out. `answer.test.ts` expects answers of about 120 to 300 words.
 */
export function fitSections(sections: readonly Section[], aim = AIM): string {
  let words = sections.filter(({ isRequired }) => isRequired).reduce((sum, { text }) => sum + countWords(text), 0)
  const kept = sections.filter(({ text, isRequired }) => {
    if (isRequired) return true
    const more = countWords(text)
    if (words >= aim || words + more > LIMIT) return false
    words += more
    return true
  })
  return kept.map(({ text }) => text).join('\n\n')
}

export function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n')
}

export function numbered(items: readonly string[]): string {
  return items.map((item, index) => `${index + 1}. ${item}`).join('\n')
}

export function quote(text: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n')
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
