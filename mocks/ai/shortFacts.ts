/** One-line facts from the seed's cards, so that a short question gets a short answer. */
import { type Language, languageOf } from './language'
import type { ReadText } from './readText'
import { normalise } from './words'

/** Capitals of the states of Malaysia, as on the seed's card 'States of Malaysia & Their Capitals'. */
const CAPITALS: readonly (readonly [state: RegExp, name: string, capital: string])[] = [
  [/perlis/, 'Perlis', 'Kangar'],
  [/kedah/, 'Kedah', 'Alor Setar'],
  [/pulau pinang|penang/, 'Pulau Pinang', 'George Town'],
  [/perak/, 'Perak', 'Ipoh'],
  [/selangor/, 'Selangor', 'Shah Alam'],
  [/negeri sembilan/, 'Negeri Sembilan', 'Seremban'],
  [/melaka|malacca/, 'Melaka', 'Bandaraya Melaka'],
  [/johor/, 'Johor', 'Johor Bahru'],
  [/pahang/, 'Pahang', 'Kuantan'],
  [/terengganu/, 'Terengganu', 'Kuala Terengganu'],
  [/kelantan/, 'Kelantan', 'Kota Bharu'],
  [/sabah/, 'Sabah', 'Kota Kinabalu'],
  [/sarawak/, 'Sarawak', 'Kuching'],
  [/malaysia/, 'Malaysia', 'Kuala Lumpur'],
]

type Fact = { title: string; sentence: string; next: string }
const CAPITAL = /\b(?:capital(?: city)?|ibu ?negeri|ibu ?negara|ibu kota)\b/

/** Matches a question about the royal town. It may differ from the capital, as Klang does in Selangor. */
const ROYAL = /\b(?:royal|diraja)\b/

function capitalOf(flat: string, language: Language): Fact | null {
  if (!CAPITAL.test(flat)) return null
  const [, name, capital] = CAPITALS.find(([state]) => state.test(flat)) ?? []
  if (!name || !capital) return null
  if (ROYAL.test(flat)) {
    return language === 'ms'
      ? {
          title: `Bandar diraja ${name}`,
          sentence: `**${capital}** ialah ibu negeri ${name}. Bandar diraja sesebuah negeri boleh jadi bandar lain.`,
          next: 'Cari bandar diraja itu di laman rasmi negeri tersebut.',
        }
      : {
          title: `The royal town of ${name}`,
          sentence: `The administrative capital of ${name} is **${capital}**; the royal town of a state can be another one.`,
          next: 'Look the royal town up on the official site of the state.',
        }
  }
  const isCountry = name === 'Malaysia'
  if (language === 'ms') {
    const kind = isCountry ? 'ibu negara' : 'ibu negeri'
    const next = isCountry ? '' : ' Negeri manakah yang bersempadan dengannya?'
    return {
      title: `Ibu negeri ${name}`,
      sentence: `**${capital}** ialah ${kind} ${name}.`,
      next: `Cari ${capital} pada peta.${next}`,
    }
  }
  const next = isCountry ? 'Find out what Putrajaya is.' : `Which states border on ${name}?`
  return {
    title: `The capital of ${name}`,
    sentence: `**${capital}** is the capital of ${name}.`,
    next: `Find ${capital} on a map. ${next}`,
  }
}

/** The library knows only the first prime minister. For the present one, the reply says where to look. */
function primeMinister(flat: string, language: Language): Fact | null {
  if (!/\b(?:prime minister|perdana menteri)\b/.test(flat)) return null
  const isFirst = /\b(?:first|pertama)\b/.test(flat)
  if (language === 'ms') {
    const now = isFirst
      ? ''
      : ' Siapa yang memegang jawatan itu sekarang boleh berubah, jadi semak di laman rasmi kerajaan.'
    return {
      title: 'Perdana Menteri Malaysia',
      sentence: `**Tunku Abdul Rahman** ialah perdana menteri yang pertama, dari tahun 1957 hingga 1970.${now}`,
      next: 'Tanya saya tentang **Merdeka**.',
    }
  }
  const now = isFirst ? '' : ' Who holds the office now can change, so look at an official site of the government.'
  return {
    title: 'The prime minister of Malaysia',
    sentence: `**Tunku Abdul Rahman** was the first prime minister, from 1957 to 1970.${now}`,
    next: 'Ask me about **Merdeka**.',
  }
}

/** Answers a question of at most 12 words in one line; returns null if the fact is not known. */
export function shortFact(
  { flat }: Pick<ReadText, 'flat'>,
  language: Language,
): { title: string; markdown: string } | null {
  if (flat.split(' ').length > 12) return null
  const fact = capitalOf(flat, language) ?? primeMinister(flat, language)
  return fact && { title: fact.title, markdown: `${fact.sentence}\n\n${fact.next}` }
}

const ELLIPSIS =
  /^(?:(?:and|what about|how about|and what about|dan|bagaimana(?: pula)? dengan) (?:in )?(.+?)(?: pula)?|(.+) pulak?)$/

/**
 * Gives the same fact for another state: after `asked`, a question about a capital, 'and Sabah?' or 'Johor pula?' is enough.
 * Returns null for any other message.
 */
export function sameFactAbout({ flat }: ReadText, asked: string): { title: string; markdown: string } | null {
  const [, afterAnd, beforePula] = ELLIPSIS.exec(flat) ?? []
  const subject = afterAnd ?? beforePula
  if (subject === undefined || !CAPITAL.test(normalise(asked))) return null
  const language = languageOf(asked)
  return shortFact({ flat: `${language === 'ms' ? 'ibu negeri' : 'capital'} ${subject}` }, language)
}
