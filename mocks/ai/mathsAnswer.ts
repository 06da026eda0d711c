import { showValue, solveSum, type Sum } from './arithmetic'
import type { Language } from './language'
import { closingLine } from './openings'
import type { ReadText } from './readText'
import type { Random } from './random'
import { asDecimal, asFraction, asMixed, asRounded, fromDecimal, type Rational, rational } from './rational'
import { fitSections, numbered, requiredSection } from './sections'
import type { Answer } from './topicAnswer'
import { fillIn } from './words'
import { claimOf, decimalToConvert, expressionOf, isMoney } from './wordSums'

/** A sum from a message. `isMoney`: write the result as RM3.50. `claimed`: the result that the message asks to check. */
export type AskedSum = { sum: Sum; isMoney: boolean; claimed: string | null }

/** Reads a sum in signs, in words or as a claim to check. Returns null for any other message. */
export function askedSum(question: string): AskedSum | null {
  const claim = claimOf(question)
  const expression = claim?.sum ?? expressionOf(question)
  const sum = solveSum(expression)
  return sum && { sum, isMoney: isMoney(question), claimed: claim?.claimed ?? null }
}

type Solved = Extract<Sum, { outcome: 'solved' }>

const isDecimal = ({ notations }: Solved) => notations.some((kind) => kind === 'decimal' || kind === 'percent')

/** Writes an amount as RM3.50, rounded to one sen. */
function inRinggit(value: Rational): string {
  const size = { ...value, top: value.top < 0n ? -value.top : value.top }
  const [ringgit = '0', sen = ''] = asRounded(size, 2).split('.')
  return `${value.top < 0n ? '−' : ''}RM${ringgit}.${sen.padEnd(2, '0')}`
}

/** Writes the result of a sum as text; money as RM3.50. */
export const resultOf = ({ sum, isMoney: money }: AskedSum & { sum: Solved }): string =>
  money ? inRinggit(sum.value) : showValue(sum.value, isDecimal(sum))

/** The notations in which a person can ask to see a result. */
export type Notation = 'decimal' | 'fraction' | 'percent'

/** Writes the result of a sum in another notation, in one line. A decimal that does not end is rounded. */
export function inNotation({ expression, value }: Solved, notation: Notation, language: Language): string {
  const hundred = rational(value.top * 100n, value.bottom)
  const decimal = (number: Rational) =>
    asDecimal(number) ?? `${language === 'ms' ? 'kira-kira' : 'about'} ${asRounded(number)}`
  const isWhole = value.bottom === 1n
  const text = {
    decimal: isWhole ? `${asFraction(value)}.0` : decimal(value),
    fraction: isWhole ? `${value.top}/1` : asFraction(value),
    percent: `${decimal(hundred)}%`,
  }[notation].replace(/^-/, '−')
  return `**${text}** (${expression})`
}

const CHECKS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Estimate before you trust a result: is it roughly as large as you expected?',
    'Make up a similar sum with other numbers, work it on paper, and let me check it.',
    'Explain the working to somebody beside you without looking at it.',
    'Turn this sum into a short story from the canteen or the koperasi.',
  ],
  ms: [
    'Anggarkan dahulu sebelum mengira: adakah jawapannya munasabah?',
    'Reka satu soalan yang serupa dengan nombor lain, kira pada kertas, dan biar saya semak.',
    'Terangkan jalan kira ini kepada rakan tanpa melihatnya.',
    'Jadikan pengiraan ini sebuah cerita pendek di kantin atau koperasi.',
  ],
}
const OPENINGS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Let us work out **{sum}** together, line by line.',
    '**{sum}** is a good one; here is every step.',
    'I took my time over **{sum}** so that you can follow it.',
    'Here is how **{sum}** falls into place.',
  ],
  ms: [
    'Mari kita kira **{sum}** selangkah demi selangkah.',
    'Inilah jalan kira bagi **{sum}**.',
    'Perhatikan setiap langkah bagi **{sum}**.',
  ],
}
const WORDS = {
  en: { answer: 'Answer', also: 'also written', or: ' or ', simplest: 'in its simplest form', about: 'about' },
  ms: { answer: 'Jawapan', also: 'boleh ditulis', or: ' atau ', simplest: 'dalam bentuk termudah', about: 'kira-kira' },
} as const

const MALAY_WORKING: readonly (readonly [RegExp, string])[] = [
  [/^Split (.+) into (.+) and (.+?):/, 'Pisahkan $1 kepada $2 dan $3:'],
  [/^Tens first, then ones:/, 'Puluh dahulu, kemudian sa:'],
  [/^Give both the denominator (\d+):/, 'Samakan penyebut menjadi $1:'],
  [/^(.+) means (.+), so /, '$1 bermaksud $2, jadi '],
  [/, because /g, ', kerana '],
  [/, which leaves (.+?):/g, ', bakinya $1:'],
  [/ remainder /g, ' baki '],
  [/, or /g, ', atau '],
  [/^Turn the second fraction over and multiply:/, 'Terbalikkan pecahan kedua dan darab:'],
  [/^Multiply tops, then bottoms:/, 'Darabkan pengangka, kemudian penyebut:'],
]
const workingIn = (language: Language, line: string) =>
  language === 'en' ? line : MALAY_WORKING.reduce((text, [pattern, words]) => text.replace(pattern, words), line)

const BY_ZERO: Readonly<Record<Language, (expression: string) => Answer>> = {
  en: (expression) => ({
    title: 'Dividing by zero',
    markdown: `You have found the one thing that arithmetic refuses to do: **${expression}** divides by zero.\n\n## Dividing by zero\n\nAsk it the other way round. *12 ÷ 3 = 4* because *4 × 3 = 12*. What times 0 gives a number other than 0? **No number does**, so there is no answer to give. Even 0 ÷ 0 is left undefined, because every number would fit.\n\n`,
  }),
  ms: (expression) => ({
    title: 'Bahagi dengan sifar',
    markdown: `**${expression}** membahagi dengan sifar, dan itu tidak boleh dilakukan.\n\n## Bahagi dengan sifar\n\nTanya secara terbalik: *12 ÷ 3 = 4* kerana *4 × 3 = 12*. Nombor manakah yang didarab dengan 0 memberikan nombor selain 0? **Tiada**, jadi tiada jawapan.\n\n`,
  }),
}

/** Returns a sentence that says if the claimed result is right; '' if there is no claim. */
function verdictOn({ sum, claimed }: AskedSum & { sum: Solved }, result: string, language: Language): string {
  if (claimed === null) return ''
  const [top = '0', bottom = '1'] = claimed.replace(/^rm/i, '').split('/')
  const value = Number(top) / Number(bottom)
  const isRight = Math.abs(value - Number(sum.value.top) / Number(sum.value.bottom)) < 1e-9
  const claim = `${sum.expression} = ${claimed}`
  if (language === 'ms')
    return isRight
      ? `Betul: **${claim}**.`
      : `Belum tepat: **${sum.expression}** bukan ${claimed}, tetapi **${result}**.`
  return isRight ? `Right: **${claim}**.` : `Not quite: **${sum.expression}** is not ${claimed} but **${result}**.`
}

/** Answers a sum in the question's language, with the exact result, the working, and the result in other notations. */
export function answerSum(asked: AskedSum, role: string, random: Random, language: Language = 'en'): Answer {
  const { sum } = asked
  const close = (step: string) => (language === 'ms' ? `**Cuba ini:** ${step}` : closingLine(step, role, random))
  if (sum.outcome === 'dividedByZero') {
    const { title, markdown } = BY_ZERO[language](sum.expression)
    const next =
      language === 'ms'
        ? 'Taip 1 ÷ 0.1, kemudian 1 ÷ 0.01, dan perhatikan jawapannya.'
        : 'Type 1 ÷ 0.1, then 1 ÷ 0.01, then 1 ÷ 0.001, and watch what the results do.'
    return { title, markdown: markdown + close(next) }
  }
  const words = WORDS[language]
  const result = resultOf({ ...asked, sum })
  const shown =
    asked.isMoney && /^[\d. +−]+$/.test(sum.expression)
      ? sum.expression.replace(/\d+(?:\.\d+)?/g, 'RM$&')
      : sum.expression
  const title = sum.working.length === 0 ? `${shown} ${words.simplest}` : `${shown} = ${result}`
  const isPlain = asked.isMoney || sum.value.bottom === 1n
  const names = new Set(
    isPlain
      ? []
      : [
          asFraction(sum.value).replace('-', '−'),
          asMixed(sum.value),
          asDecimal(sum.value) ?? `${words.about} ${asRounded(sum.value)}`,
        ],
  )
  names.delete(result)
  const simplest =
    language === 'ms'
      ? asFraction(sum.value) === sum.expression
        ? 'Pengangka dan penyebut tiada faktor sepunya selain 1, jadi pecahan ini sudah termudah.'
        : `Bahagikan pengangka dan penyebut dengan faktor sepunya terbesar: ${sum.expression} = ${result}.`
      : asFraction(sum.value) === sum.expression
        ? 'Top and bottom share no factor except 1, so it is already in simplest form.'
        : `Divide top and bottom by their greatest common factor: ${sum.expression} = ${result}.`
  const working =
    sum.working.length === 0
      ? [simplest]
      : (shown === sum.expression ? sum.working : [`${shown} = ${result}`]).map(
          (line) => `${workingIn(language, line)}.`,
        )
  const verdict = verdictOn({ ...asked, sum }, result, language)
  const markdown = fitSections([
    requiredSection(verdict || fillIn(random.pick(OPENINGS[language]), { sum: shown })),
    requiredSection(`## ${title}`),
    requiredSection(numbered(working)),
    requiredSection(
      `**${words.answer}: ${result}**${names.size > 0 ? ` (${words.also} ${[...names].join(words.or)})` : ''}`,
    ),
    requiredSection(close(random.pick(CHECKS[language]))),
  ])
  return { title, markdown }
}

/** Answers a message such as '0.75 as a fraction' in its language. Returns null for any other message. */
export function answerConversion({ text, writtenIn: language }: ReadText, role: string, random: Random): Answer | null {
  const number = decimalToConvert(text)
  if (number === null) return null
  const isPercent = number.endsWith('%')
  const value = fromDecimal(number.replace('%', ''))
  const exact = isPercent ? rational(value.top, value.bottom * 100n) : value
  const places = number.split('.')[1]?.length ?? 0
  const bottom = isPercent ? 100 : 10 ** places
  const start = `${number} = ${number.replace(/[.%]/g, '').replace(/^0+(?=\d)/, '')}/${bottom}`
  const step =
    language === 'ms'
      ? `Bahagikan pengangka dan penyebut dengan faktor sepunya terbesar: **${number} = ${asFraction(exact)}**.`
      : `Divide top and bottom by their greatest common factor: **${number} = ${asFraction(exact)}**.`
  const title = `${number} = ${asFraction(exact)}`
  const close = random.pick(CHECKS[language])
  return {
    title,
    markdown: [
      `## ${title}`,
      numbered([`${start}.`, step]),
      `**${WORDS[language].answer}: ${asFraction(exact)}**`,
      language === 'ms' ? `**Cuba ini:** ${close}` : closingLine(close, role, random),
    ].join('\n\n'),
  }
}
