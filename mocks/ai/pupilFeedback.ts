/**
 * Writes feedback for a named pupil with a score. It praises what the pupil did and suggests a small next step, in the style of
 * the seed's chat.
 */
import type { Language } from './language'
import type { Random } from './random'

const ASKED =
  /\b(?:(?:write|give|make|tulis(?:kan)?|beri(?:kan)?)\b.*\b(?:feedback|comment|(?:friendly |kind |short |one )*sentence|maklum balas|ulasan|komen|ayat)\b.*?\b(?:for|to|about|untuk|kepada)|feedback (?:for|to)|maklum balas untuk)\s+(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?)/u
const NUMBER =
  'one|two|three|four|five|six|seven|eight|nine|ten|satu|dua|tiga|empat|lima|enam|tujuh|lapan|sembilan|sepuluh|\\d+'
const SCORE = new RegExp(`\\b(${NUMBER})\\s*(?:of|out of|/|daripada|per)\\s*(${NUMBER})\\b`, 'i')
const VALUES = 'one|two|three|four|five|six|seven|eight|nine|ten'.split('|')
const MALAY_VALUES = 'satu|dua|tiga|empat|lima|enam|tujuh|lapan|sembilan|sepuluh'.split('|')

const valueOf = (text: string): number => {
  const word = text.toLowerCase()
  const index = Math.max(VALUES.indexOf(word), MALAY_VALUES.indexOf(word))
  return index < 0 ? Number(word) : index + 1
}

type Level = 'low' | 'middle' | 'high'
const TEXTS: Readonly<Record<Language, Readonly<Record<Level, readonly string[]>>>> = {
  en: {
    low: [
      '{name}, you got {right} of {all}, and those show that you have understood the beginning. Tell me which question felt hardest, and we will do that one together.',
      '{name}, {right} of {all} is where you stand today, not where you stay. Choose one question that you would like to try again; I will sit with you.',
    ],
    middle: [
      '{name}, {right} of {all}: most of it is in place. Look again at the ones you missed and write one sentence on what misled you; that is the step to the next mark.',
      '{name}, you got {right} of {all} and you kept at it. Explain one of your right answers to a partner, and the open ones will look different.',
    ],
    high: [
      '{name}, {right} of {all}: you could teach this. Make up one question of your own that is harder than mine.',
      '{name}, well done: {right} of {all}. Help somebody at your table with one question, without telling the answer.',
    ],
  },
  ms: {
    low: [
      '{name}, kamu dapat {right} daripada {all}, dan itu menunjukkan kamu sudah faham permulaannya. Beritahu cikgu soalan yang paling sukar, dan kita buat bersama-sama.',
      '{name}, {right} daripada {all} ialah kedudukan hari ini, bukan selama-lamanya. Pilih satu soalan untuk dicuba semula; cikgu akan bantu.',
    ],
    middle: [
      '{name}, {right} daripada {all}: kebanyakannya sudah betul. Lihat semula soalan yang tertinggal dan tulis satu ayat tentang sebabnya.',
      '{name}, kamu dapat {right} daripada {all} dan terus berusaha. Terangkan satu jawapan kamu yang betul kepada rakan.',
    ],
    high: [
      '{name}, syabas, {right} daripada {all}! Cuba reka satu soalan yang lebih sukar.',
      '{name}, bagus, {right} daripada {all}. Bantu rakan dengan satu soalan tanpa memberitahu jawapannya.',
    ],
  },
}
const AROUND: Readonly<Record<Language, (name: string) => readonly [string, string]>> = {
  en: (name) => [`A sentence for **${name}**:`, `Add one thing that you saw ${name} do; only you can know that.`],
  ms: (name) => [
    `Satu ayat untuk **${name}**:`,
    `Tambahkan satu perkara yang awak lihat ${name} lakukan; hanya awak yang tahu.`,
  ],
}

/** Returns the feedback; null if the message lacks the name or the score. */
export function pupilFeedback(
  question: string,
  language: Language,
  random: Random,
): { title: string; markdown: string } | null {
  const name = ASKED.exec(question.charAt(0).toLowerCase() + question.slice(1))?.[1]
  const [, gotText, allText] = SCORE.exec(question) ?? []
  if (!name || !gotText || !allText) return null
  const [right, all] = [valueOf(gotText), valueOf(allText)]
  if (!(all > 0) || right > all) return null
  const level: Level = right / all < 0.5 ? 'low' : right / all < 0.8 ? 'middle' : 'high'
  const values = { name, right: String(right), all: String(all) }
  const sentence = random
    .pick(TEXTS[language][level])
    .replace(/\{(name|right|all)\}/g, (_, key: keyof typeof values) => values[key])
  const [before, after] = AROUND[language](name)
  const title = language === 'ms' ? `Maklum balas untuk ${name}` : `Feedback for ${name}`
  return { title, markdown: `${before}\n\n> ${sentence}\n\n${after}` }
}
