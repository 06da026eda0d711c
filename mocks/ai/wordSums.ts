/** Sums in words, turned into an expression for `solveSum`. */
import { fillIn, normalise } from './words'

/** Values of number words. A map, because a record also answers to `constructor`. */
const NUMBERS: ReadonlyMap<string, number> = new Map(
  (
    [
      'zero|kosong|sifar',
      'one|satu',
      'two|dua',
      'three|tiga',
      'four|empat',
      'five|lima',
      'six|enam',
      'seven|tujuh',
      'eight|lapan',
      'nine|sembilan',
      'ten|sepuluh',
      'eleven|sebelas',
      'twelve',
      'thirteen',
      'fourteen',
      'fifteen',
      'sixteen',
      'seventeen',
      'eighteen',
      'nineteen',
    ] as const
  ).flatMap((names, value) => names.split('|').map((name): [string, number] => [name, value])),
)

/** Matches operations in words. Number words become digits only in a message with an operation: 'one plus two', not 'one day'. */
const OPERATION = /\b(?:plus|minus|times|multiplied|divided|take away|tambah|campur|tolak|darab|kali|bahagi|dibahagi)\b/

const TENS: ReadonlyMap<string, number> = new Map(
  ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'].map(
    (name, index): [string, number] => [name, (index + 2) * 10],
  ),
)

/** Replaces the number words of a sum ('two plus two', 'dua tambah dua') by digits. Any other message stays unchanged. */
function withDigits(text: string): string {
  if (!OPERATION.test(text.toLowerCase())) return text
  const english = text.replace(
    /\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](one|two|three|four|five|six|seven|eight|nine))?\b/gi,
    (_, ten: string, one: string | undefined) =>
      String((TENS.get(ten.toLowerCase()) ?? 0) + (NUMBERS.get(one?.toLowerCase() ?? '') ?? 0)),
  )
  const puluh = english.replace(
    /\b(\p{L}+) puluh(?: (\p{L}+))?\b/giu,
    (all, tens: string, ones: string | undefined) => {
      const [ten, one] = [NUMBERS.get(tens.toLowerCase()), ones === undefined ? 0 : NUMBERS.get(ones.toLowerCase())]
      return ten === undefined ? all : one === undefined ? `${ten * 10} ${ones}` : String(ten * 10 + one)
    },
  )
  const belas = puluh.replace(/\b(\p{L}+) belas\b/giu, (all, ones: string) => {
    const one = NUMBERS.get(ones.toLowerCase())
    return one === undefined ? all : String(10 + one)
  })
  return belas.replace(/\p{L}+/gu, (word) => String(NUMBERS.get(word.toLowerCase()) ?? word))
}

/**
 * Story sums, recognised by their verbs: give away, get, share equally. `{a}` and `{b}` are the numbers in the order of the
 * message.
 */
const STORIES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:share|shared|shares|divide|split|dikongsi|bahagikan|dibahagikan|agihkan)\b.*\b(?:each|equally|among|between|setiap|sama rata|seorang)\b/,
    '{a} ÷ {b}',
  ],
  [/\b(?:each|every|setiap|tiap)\b.*\b(?:how many|how much|berapa\w*)\b/, '{a} × {b}'],
  [
    /\b(?:eat|eats|ate|give|gives|gave|lose|loses|lost|spend|spends|spent|use|used|sell|sold|break|broke|fly away|flew away|makan|beri|bagi|hilang|belanja|jual|guna|pecah|terbang)\b.*\b(?:left|remain\w*|balance|change|have now|tinggal|baki\w*|masih ada)\b/,
    '{a} − {b}',
  ],
  [/\b(?:change|balance|baki\w*)\b/, '{a} − {b}'],
  [
    /\b(?:get|gets|got|buy|buys|bought|find|finds|found|receive\w*|more|add|dapat|beli|jumpa|terima|lagi)\b.*\b(?:altogether|in all|total|now|have|jumlah|semuanya|kesemua\w*)\b/,
    '{a} + {b}',
  ],
]

function storySum(text: string): string | null {
  const flat = normalise(text)
  if (!/\b(?:how many|how much|berapa\w*|what is (?:the|my|his|her) (?:change|total|balance))\b/.test(flat)) return null
  const numbers = text.match(/(?:rm ?)?\d+(?:\.\d+)?/gi) ?? []
  const [a, b] = numbers
  if (a === undefined || b === undefined || numbers.length > 2) return null
  const expression = STORIES.find(([pattern]) => pattern.test(flat))?.[1]
  if (!expression) return null
  // 'It costs RM1.50 and I pay RM5' asks for the change, so the smaller number is subtracted from the larger.
  const [first, second] = expression.includes('−') && valueOf(a) < valueOf(b) ? [b, a] : [a, b]
  return fillIn(expression, { a: first, b: second })
}
const valueOf = (number: string) => Number(number.replace(/[^\d.]/g, ''))

/** Matches 'Tolak 9 daripada 20' and 'take 9 from 20'. */
const FROM =
  /^(?:tolak(?:kan)?|take away|take|subtract) ((?:rm ?)?[\d./]+) (?:daripada|dari|from) ((?:rm ?)?[\d./]+)[?.! ]*$/i
const AVERAGE =
  /^(?:what is |whats |find |apakah |cari |kira )?(?:the )?(?:average|mean|purata|min)(?: of| bagi| daripada| untuk)? ([\d., danand&]+)[?.! ]*$/i

/** Turns a sum in words into digits and signs. Any other message stays unchanged. */
export function expressionOf(question: string): string {
  const text = withDigits(question.trim())
  const from = FROM.exec(text)
  if (from) return `${from[2]} − ${from[1]}`
  const average = AVERAGE.exec(text)?.[1]?.match(/\d+(?:\.\d+)?/g)
  if (average && average.length > 1) return `(${average.join(' + ')}) ÷ ${average.length}`
  return storySum(text) ?? text
}

const CHECK =
  /^(?:is (?:it true that )?)?(.+?) ?(?:=|equals?|is|sama dengan|ialah) ?((?:rm ?)?-?\d[\d ,]*(?:\.\d+)?(?:\/\d+)?) ?,? ?(?:right|correct|true|yes|betul|betulkah|betul tak|kan|ya|benar|benarkah)[?.! ]*$/i

const ASKED_CHECK =
  /^(?:is|are|does|do|adakah|betulkah) (.+?) (?:equal to|equals?|make|=|sama dengan) ?((?:rm ?)?-?\d[\d ,]*(?:\.\d+)?(?:\/\d+)?)[?.! ]*$/i

/** Reads a claim to check, such as '9 × 6 = 55, right?': the sum and the claimed result. Returns null for any other message. */
export function claimOf(question: string): { sum: string; claimed: string } | null {
  const [, sum, claimed] = CHECK.exec(question.trim()) ?? ASKED_CHECK.exec(question.trim()) ?? []
  return sum && claimed ? { sum: expressionOf(sum), claimed: claimed.replace(/[ ,]/g, '') } : null
}

const AS_FRACTION =
  /^(?:what is |write |apakah |tulis(?:kan)? |tukar(?:kan)? |convert |change )?(\d*\.\d+|\d+%)(?: as| to| into| in| sebagai| kepada| dalam(?: bentuk)?)? (?:a )?(?:fraction|pecahan)[?.! ]*$/i
/** Returns the number in a message such as '0.75 as a fraction'; null for any other message. */
export const decimalToConvert = (question: string): string | null => AS_FRACTION.exec(question.trim())?.[1] ?? null

/** True for a sum about money, whose result is written as RM3.50. */
export const isMoney = (question: string): boolean => /\brm ?\d/i.test(question)
