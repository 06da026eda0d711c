import type { MagicRequest } from '../../src/api/chat.contract'
import { showValue, type Sum } from '../ai/arithmetic'
import type { Language } from '../ai/language'
import { askedSum } from '../ai/mathsAnswer'
import type { Random } from '../ai/random'
import { fillIn } from '../ai/words'

type Solved = Extract<Sum, { outcome: 'solved' }>

/** The tutor's hint for the first step of a sum, by operator. The first pattern that matches the expression counts. */
const MOVES: readonly (readonly [RegExp, Readonly<Record<Language, string>>])[] = [
  [
    /[()]/,
    {
      en: 'There are brackets. What comes out of them, before anything else is done?',
      ms: 'Ada tanda kurung. Apakah hasilnya, sebelum yang lain dikira?',
    },
  ],
  [
    /\//,
    {
      en: 'There are fractions in it. Do they have the same denominator? If not, which number can both be turned into?',
      ms: 'Ada pecahan. Adakah penyebutnya sama? Jika tidak, apakah penyebut sepunya?',
    },
  ],
  [
    /%/,
    {
      en: 'What is 10% of the number? From there you can build the rest.',
      ms: 'Berapakah 10% daripada nombor itu? Bina yang lain daripadanya.',
    },
  ],
  [
    /\d{2,}.*×|×.*\d{2,}/,
    {
      en: 'Break one number into tens and ones. What do you get for the tens alone?',
      ms: 'Pisahkan satu nombor kepada puluh dan sa. Berapakah hasil bagi puluh sahaja?',
    },
  ],
  [
    /×/,
    {
      en: 'Which times table near it do you know by heart? Go one group up or down from there.',
      ms: 'Sifir manakah yang hampir dengannya dan sudah awak ingat? Tambah atau tolak satu kumpulan dari situ.',
    },
  ],
  [
    /÷/,
    {
      en: 'Turn it round: which number, times the second one, gives the first?',
      ms: 'Fikir secara terbalik: nombor apa didarab dengan nombor kedua memberikan nombor pertama?',
    },
  ],
  [
    /−/,
    {
      en: 'Jump from the smaller number to the larger one. Where does the next ten lie?',
      ms: 'Lompat dari nombor kecil ke nombor besar. Di manakah puluh yang berikutnya?',
    },
  ],
  [
    /[+]/,
    {
      en: 'Which part makes a full ten or hundred first?',
      ms: 'Bahagian manakah yang menjadi genap sepuluh atau seratus dahulu?',
    },
  ],
]

const LEADS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    '**{sum}**: I could tell you, but you would have nothing of it.',
    'Let us do **{sum}** together, with you holding the pencil.',
    '**{sum}** is yours. I only ask the questions.',
  ],
  ms: [
    'Mari kita kira **{sum}** bersama-sama; awak yang memegang pensel.',
    '**{sum}**: saya hanya bertanya, awak yang mengira.',
  ],
}

const isDecimal = ({ notations }: Solved) => notations.some((kind) => kind === 'decimal' || kind === 'percent')

/** Guides the person towards the result of a sum without naming it, in the question's language. */
export function introduceSum(sum: Solved, random: Random, language: Language): string {
  const move = MOVES.find(([sign]) => sign.test(sum.expression))?.[1][language]
  const lead = fillIn(random.pick(LEADS[language]), { sum: sum.expression })
  const [guess, first, write] =
    language === 'ms'
      ? [
          'Teka dahulu: kira-kira berapa besar jawapannya?',
          move ?? 'Apakah langkah pertama?',
          'Tulis jawapan awak, dan beritahu saya.',
        ]
      : [
          'Guess first: roughly how large will it be?',
          move ?? 'What is the first step?',
          'Write down what you get, and tell me.',
        ]
  return `${lead}\n\n1. ${guess}\n2. ${first}\n3. ${write}`
}

/** Returns the sum that the person asked last, if the tutor's last reply was about it. */
function pendingSum(conversation: MagicRequest['contextConversations']): Solved | undefined {
  const lastSumMessage = conversation.findLast(({ from, content }) => from === 'USER' && askedSum(content) !== null)
  const sum = lastSumMessage && askedSum(lastSumMessage.content)?.sum
  const last = conversation.findLast(({ from }) => from === 'other')?.content ?? ''
  return sum?.outcome === 'solved' && last.includes(`**${sum.expression}**`) ? sum : undefined
}

const numberIn = (text: string) => {
  const found = /^\D{0,20}?(-?\d[\d ,]*(?:\.\d+)?(?:\/\d+)?)\D{0,10}$/.exec(text.trim().replace('−', '-'))?.[1]
  return found?.replace(/[ ,]/g, '')
}

/** Returns the reply to a number that answers the pending sum; undefined for other messages. */
export function checkSum(
  answer: string,
  conversation: MagicRequest['contextConversations'],
  random: Random,
): string | undefined {
  const sum = pendingSum(conversation)
  const submitted = numberIn(answer)
  if (!sum || submitted === undefined) return undefined
  const [top = '0', bottom = '1'] = submitted.split('/')
  const value = Number(top) / Number(bottom)
  const wanted = Number(sum.value.top) / Number(sum.value.bottom)
  if (Math.abs(value - wanted) < 1e-9) {
    const shown = showValue(sum.value, isDecimal(sum))
    return `${random.pick(['Right', 'Yes', 'Correct'])}: **${sum.expression}** makes **${shown}**. How did you get there? Tell me your way in one sentence; there is more than one.`
  }
  const size = value > wanted ? 'a little too large' : 'a little too small'
  const far = Math.abs(value - wanted) > Math.abs(wanted) / 2 ? size.replace('a little', 'far') : size
  const [line = 'Write the sum down once more, one step on each line.'] = sum.working
  const firstStep = (line.split('=')[0] ?? line).trim()
  return `For **${sum.expression}**, ${submitted} is ${far}. Look at this part again: *${firstStep}*. What do you get there?`
}
