/** Converts school units: 'How many grams in 2.5 kg?', 'tukar 3 jam kepada minit'. */
import type { Language } from './language'

type Unit = { kind: 'length' | 'mass' | 'volume' | 'time'; size: number; en: string; ms: string }

/** Units with the words that name them. `size` is given in the smallest unit of the same kind. */
const UNITS: readonly (readonly [RegExp, Unit])[] = [
  [/^(?:mm|millimet(?:re|er)s?|milimeter)$/, { kind: 'length', size: 1, en: 'mm', ms: 'mm' }],
  [/^(?:cm|centimet(?:re|er)s?|sentimeter)$/, { kind: 'length', size: 10, en: 'cm', ms: 'cm' }],
  [/^(?:m|met(?:re|er)s?)$/, { kind: 'length', size: 1000, en: 'm', ms: 'm' }],
  [/^(?:km|kilomet(?:re|er)s?)$/, { kind: 'length', size: 1_000_000, en: 'km', ms: 'km' }],
  [/^(?:g|gram(?:me)?s?)$/, { kind: 'mass', size: 1, en: 'g', ms: 'g' }],
  [/^(?:kg|kilo(?:gram(?:me)?)?s?)$/, { kind: 'mass', size: 1000, en: 'kg', ms: 'kg' }],
  [/^(?:ml|millilit(?:re|er)s?|mililiter)$/, { kind: 'volume', size: 1, en: 'ml', ms: 'ml' }],
  [/^(?:l|lit(?:re|er)s?)$/, { kind: 'volume', size: 1000, en: 'l', ms: 'l' }],
  [/^(?:s|sec(?:ond)?s?|saat)$/, { kind: 'time', size: 1, en: 'seconds', ms: 'saat' }],
  [/^(?:min(?:ute)?s?|minit)$/, { kind: 'time', size: 60, en: 'minutes', ms: 'minit' }],
  [/^(?:h|hours?|jam)$/, { kind: 'time', size: 3600, en: 'hours', ms: 'jam' }],
  [/^(?:days?|hari)$/, { kind: 'time', size: 86_400, en: 'days', ms: 'hari' }],
]
const unitOf = (word: string): Unit | undefined => UNITS.find(([name]) => name.test(word))?.[1]

/** Matches 'How many grams are in 2.5 kg' and 'berapa minit dalam 2 jam'. */
const HOW_MANY =
  /^(?:how many|berapa(?:kah)?) (\p{L}+) (?:are |is )?(?:there )?(?:in|dalam|bagi) (?:an? )?(\d+(?:\.\d+)?)? ?(\p{L}+)$/u
/** Matches 'Convert 1.5 km to metres' and 'tukar 3 jam kepada minit'. */
const CONVERT =
  /^(?:convert |change |what is |tukar(?:kan)? )?(\d+(?:\.\d+)?) ?(\p{L}+) (?:to|into|in|as|kepada|ke|dalam) (\p{L}+)$/u

/** Writes an amount with its unit: '1 hour', '3 hours', '2.5 kg'. */
const measure = (amount: string, unit: Unit, language: Language) =>
  `${amount} ${language === 'en' && amount === '1' ? unit.en.replace(/(?<=\w{2})s$/, '') : unit[language]}`

/** Rounds to six decimals, to hide the errors of binary fractions. */
const shown = (value: number) => String(Number(value.toFixed(6)))

/** Answers a conversion with one line of working; returns null for any other message. */
export function unitConversion(question: string, language: Language): { title: string; markdown: string } | null {
  const text = question
    .toLowerCase()
    .replace(/[?!. ]+$/, '')
    .trim()
  const [, wanted, given, of] = HOW_MANY.exec(text) ?? []
  const [, number, from, to] = CONVERT.exec(text) ?? []
  const source = unitOf(of ?? from ?? '')
  const target = unitOf(wanted ?? to ?? '')
  if (!source || !target || source.kind !== target.kind || source === target) return null
  const amount = Number(given ?? number ?? 1)
  const result = measure(shown((amount * source.size) / target.size), target, language)
  const isSmaller = target.size < source.size
  const factor = shown(isSmaller ? source.size / target.size : target.size / source.size)
  const [larger, smaller] = isSmaller ? [source, target] : [target, source]
  const title = `${measure(shown(amount), source, language)} = ${result}`
  const answer = language === 'ms' ? 'Jawapan' : 'Answer'
  const working = `${measure('1', larger, language)} = ${measure(factor, smaller, language)}; ${shown(amount)} ${isSmaller ? '×' : '÷'} ${factor}`
  return { title, markdown: `## ${title}\n\n${working}\n\n**${answer}: ${result}**` }
}
