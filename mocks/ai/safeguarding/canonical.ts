import { normalise } from '../words'

/**
 * Other spellings, text-speak and family words, with the form to replace them by. Each signal then needs to be written only
 * once. Applied in order.
 */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/\bkms\b/g, 'kill myself'],
  [/\bkys\b/g, 'kill yourself'],
  [/\bunaliv(e|ing)\b/g, 'kill'],
  [/\b(?:wanna|wana|w(?:nat|nt|ant) (?:to|2))\b/g, 'want to'],
  [/\bdun\b/g, 'dont'],
  [/\bwan to\b/g, 'want to'],
  [/\b(?:no1|no 1)\b/g, 'no one'],
  [/\b(?:fren|frend|frnd)(?:s|z)?\b/g, 'friends'],
  [/\b(kdg|\p{L}{4,})2\b/gu, '$1 $1'],
  [/\b(?:hitted|hitten)\b/g, 'hit'],
  [/\bx(?=(?:nak|nk|tahan|suka|boleh|mahu|sanggup|guna|ada)\b)/g, 'tak '],
  [/\b(?:xder?|xda|xdak|tadak|takder?|takda|tkde|tiada)\b/g, 'tak ada'],
  [/\b(?:ak|aq)\b/g, 'aku'],
  [/\bkwn\b/g, 'kawan'],
  [/\bsyg\b/g, 'sayang'],
  [/\b(?:sorg|sowang)\b/g, 'sorang'],
  [/\bdgn\b/g, 'dengan'],
  [/\bmcm\b/g, 'macam'],
  [/\bjgn\b/g, 'jangan'],
  [/\bdh\b/g, 'dah'],
  [/\bckp\b/g, 'cakap'],
  [/\b(?:bagitau|bgtau|bagitahu|bagi tahu)\b/g, 'beritahu'],
  [/\btgn\b/g, 'tangan'],
  [/\bkdg\b/g, 'kadang'],
  [/\bidup\b/g, 'hidup'],
  [/\b(?:sape|sapa)\b/g, 'siapa'],
  [/\b(?:diorang|dorang|diaorang|depa)\b/g, 'mereka'],
  [/\b(?:kitorang|kitaorang)\b/g, 'kami'],
  [/\bgaduh\b/g, 'bergaduh'],
  [/\bnangis\b/g, 'menangis'],
  [/\b(?:sgt|sangat2)\b/g, 'sangat'],
  [/\b(\w+n) t\b/g, '$1t'],
  [/\b(do|does|did|is|was|are|have|has|had|would|could|should) not\b/g, '$1nt'],
  [/\b(?:can not|cannot|can t)\b/g, 'cant'],
  [/\bwill not\b/g, 'wont'],
  [/\bi m\b|\bi am\b|\bim\b/g, 'i am'],
  [/\b(?:gonna|gunna)\b/g, 'going to'],
  [/\bany more\b/g, 'anymore'],
  [/\b(?:aku|sy|gua)\b/g, 'saya'],
  [/\bdiriku\b/g, 'diri saya'],
  [/\b(?:tidak|tk|x)\b/g, 'tak'],
  [/\b(?:mahu|mau|ingin|hendak|nk)\b/g, 'nak'],
  [/\btaknak\b/g, 'tak nak'],
  [/\borg\b/g, 'orang'],
  [/\b(?:bapa|bapak|abah|papa|ayahanda|baba|walid|appa|pa|daddy|dad|father)\b/g, 'ayah'],
  [/\b(?:emak|ibu|mama|umi|ummi|amma|mummy|mum|mommy|mom|mother)\b/g, 'mak'],
  [/\bpak cik\b/g, 'pakcik'],
  [/\bmak cik\b/g, 'makcik'],
  [/\bstep (ayah|mak|brother|sister)\b|\bstep(?=father|mother|dad|mum|mom|brother|sister)/g, 'step$1'],
  [/\bstep ?(?:father|dad)\b/g, 'stepayah'],
  [/\bstep ?(?:mother|mum|mom)\b/g, 'stepmak'],
]

/**
 * Long words in signals that are often misspelt. Trap: do not add a word that differs from an everyday word by one slip, as it
 * raises false alarms.
 */
const MISSPELT =
  'myself suicide nobody everyone bullied bullying lonely depressed worthless useless slapped punched kicked touched beaten molested abused stepfather bunuh pukul tampar belasah dibuli sedih menangis rogol sentuh cederakan'.split(
    ' ',
  )

/**
 * Maps misspellings to the word: a letter left out ('slaped') or two letters exchanged ('lonley'), always after the first
 * letter.
 */
const SLIPS: ReadonlyMap<string, string> = new Map(
  MISSPELT.flatMap((word) =>
    Array.from({ length: word.length - 1 }, (_, index) => index + 1).flatMap((index) => [
      [word.slice(0, index) + word.slice(index + 1), word] as const,
      [word.slice(0, index) + (word[index + 1] ?? '') + (word[index] ?? '') + word.slice(index + 2), word] as const,
    ]),
  ).filter(([slip]) => !MISSPELT.includes(slip)),
)

/** Returns a message in the one spelling in which signals are written. */
export const canonical = (text: string): string =>
  FORMS.reduce(
    (flat, [pattern, form]) => flat.replace(pattern, form),
    normalise(text).replace(/\p{L}+/gu, (word) => SLIPS.get(word) ?? word),
  )

/**
 * Joins signals into one regular expression. `~3 ` stands for up to three words in between, `{name}` for a list of words.
 * Everything else is a regular expression. Signals begin and end at word boundaries.
 */
export const signals = (lines: readonly string[], lists: Readonly<Record<string, string>>): RegExp => {
  const expand = (line: string): string =>
    line
      .replace(/\{(\w+)\}/g, (_, name: string) => `(?:${expand(lists[name] ?? '')})`)
      .replace(/ ~(\d) /g, '(?: \\w+){0,$1} ')
  return new RegExp(`(?<!\\w)(?:${lines.map(expand).join('|')})(?!\\w)`)
}
