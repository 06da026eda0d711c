import type { CardType } from '../../src/api/cards/card.schema'

/** A request to make a card or ideas instead of answering in text; `group` and `insight` are made of the cards asked about. */
export type Intent =
  | { kind: 'card'; type: CardType }
  | { kind: 'group' }
  | { kind: 'insight' }
  | { kind: 'ideas'; topic: string }

const POLITE =
  "(?:(?:hi|hello|hai|please|pls|ok|okay|so|now|then|tolong|sila|can you|could you|would you|will you|help me(?: to)?|let's|boleh(?:kah)?(?: awak| anda| kamu)?)[ ,]+)*"
const MAKE =
  'make|create|generate|build|design|prepare|draw|plan|write|set|add|compose|put together|buat(?:kan)?|bina(?:kan)?|sediakan|lukis(?:kan)?|cipta(?:kan)?|jana(?:kan)?|hasilkan|tulis(?:kan)?'
const WANT =
  "(?:i|we|saya|kami)(?: would|’d|'d)? (?:need|want|like)(?: to have)?|(?:saya|kami) (?:perlukan|mahukan|nak|mahu)"
const ASKED = new RegExp(
  `^${POLITE}(?:${MAKE}|${WANT})(?: (?:me|us|my class|saya|kami|untuk saya|for me))?\\s+(.+)$`,
  'is',
)

/** Matches the words between the requested card type and its subject. */
const ABOUT =
  /\s(?:about|on|of|for|that|which|with|comparing|showing|explaining|to (?!new)|from|between|tentang|mengenai|untuk|bagi|berkaitan|yang|antara|dengan)\b/i
/** Matches the beginning of requests about content that exists, such as 'make the quiz harder'. They do not ask for a new card. */
const EXISTING = /^(?:the|this|that|these|those|my|our|it|them)\b/i

/** The names of card types in questions. The more specific types come first. */
const KINDS: readonly (readonly [CardType, RegExp])[] = [
  [
    'quiz',
    /\b(?:quiz(?:zes)?|kuiz|mcqs?|(?:some|few|two|three|four|five|ten|\d+|several|practice) questions|soalan kuiz)\b/i,
  ],
  ['lessonplan', /\b(?:lesson(?: plan)?s?|teaching plan|rph|rancangan (?:pengajaran|mengajar|pelajaran))\b/i],
  ['hillchart', /\b(?:hill ?chart)\b/i],
  ['studyaid', /\b(?:study (?:aid|guide|sheet)|revision (?:notes?|sheet|card|guide)|cheat ?sheet|nota ulang ?kaji)\b/i],
  [
    'memorization',
    /\b(?:memori[sz]ation|memory (?:trick|aid|card|technique)|mnemonic|flash ?cards?|teknik (?:hafalan|ingatan))\b/i,
  ],
  ['intro', /\b(?:intro(?:duction)?|pengenalan)\b/i],
  ['table', /\b(?:table|jadual)\b/i],
  ['annotation', /\b(?:annotations?|annotated \w+|anotasi)\b/i],
  ['shape', /\b(?:shapes?|bentuk)\b/i],
  ['image', /\b(?:pictures?|images?|illustration|painting|gambar|imej)\b/i],
  ['drawing', /\b(?:drawing|sketch|diagram|lukisan|lakaran)\b/i],
  ['video', /\b(?:video|clip)\b/i],
  ['stack', /\b(?:stack|board|(?:set|collection|deck) of cards|timbunan|papan)\b/i],
  ['documentlink', /\b(?:(?:document |web )?link|pautan)\b/i],
  ['question', /\b(?:question|soalan)\b/i],
  ['text', /\b(?:(?:text |note )?card|kad)\b/i],
]

const MADE_OF = '(?:of|from|for|with|out of|about|on|daripada|dari|bagi|untuk|tentang)'
/** 'Group these cards', 'buat kumpulan daripada kad ini'. A group without cards is a group of people. */
const GROUP = new RegExp(
  `^${POLITE}(?:(?:group|kumpulkan)\\s|(?:${MAKE})(?: me| us)?\\s+(?:(?:an?|one|satu|the) )?(?:group|kumpulan)\\s+${MADE_OF}\\s).*\\b(?:cards?|kad|selection|pilihan)\\b`,
  'is',
)
/** 'Make an insight of this quiz', 'tunjukkan keputusan kuiz ini'. */
const INSIGHT = new RegExp(
  `^${POLITE}(?:${MAKE}|show|give|tunjuk(?:kan)?|beri(?:kan)?)(?: me| us| saya| kami)?\\s+(?:(?:an?|the|one|satu) )?(?:insights?|results?|keputusan|cerapan)(?: card)?\\s+(?:${MADE_OF}\\s+)?.*\\b(?:quiz|questions?|kuiz|soalan)\\b`,
  'is',
)

/** Tags of cards that are made of other cards; without a topic. */
const TAG_OF_CARDS = /^#(group|insight)\b/i

/** `#quiz volcanoes`: the entries of the hashtag menu (C-147, D-3111). */
const HASHTAG = /^#(\w+)\s+\S/
/** The types of the hashtag menu in its order. */
export const hashtagTypes = [
  'quiz',
  'question',
  'text',
  'table',
  'image',
  'video',
  'lessonplan',
  'studyaid',
  'memorization',
  'intro',
  'drawing',
  'documentlink',
  'hillchart',
  'stack',
] as const satisfies readonly CardType[]

/** Types by hashtag: those of the menu, and types that the menu does not offer (D-3019). */
const taggedTypes: readonly CardType[] = [...hashtagTypes, 'shape', 'annotation']

const IDEAS =
  /^(?:(?:please|tolong|can you|could you|help me(?: to)?)[ ,]+)*(?:(?:give|show|find|get|suggest|need|want|i need|i want|berikan|beri|cari|saya perlukan|saya mahu)(?: me| us| saya| kami)?(?: some| a few| \d+| beberapa)?\s+(?:new |good |more |fresh )?(?:ideas?|idea-idea)|brainstorm(?: ideas)?|ideas?)\s+(?:about|for|on|around|tentang|untuk|mengenai|bagi)\s+(.+)$/is

/** Matches requests for a lesson plan without a verb, such as 'RPH 30 minit tentang pecahan'. */
const PLAN_ALONE = /^(?:rph|rancangan pengajaran)\b.*\b(?:tentang|mengenai|bagi|untuk)\s+\S/i
/** Matches pieces of writing. 'Write an introduction to my essay' gets a text answer, not a card of type `intro`. */
const WRITING = /\b(?:essay|paragraph|speech|letter|report|karangan|perenggan|ucapan|surat|laporan)\b/i

const withoutEnd = (text: string) => text.trim().replace(/[\s?!.]+$/, '')

/**
 * Finds out if a question asks for a card or ideas; returns undefined if it should get a text answer. `#quiz lava` and 'make a
 * quiz about lava' ask for a card, 'quiz me on lava' does not.
 */
export function parseIntent(question: string): Intent | undefined {
  const text = question.trim()
  const tag = HASHTAG.exec(text)?.[1]?.toLowerCase()
  const tagged = taggedTypes.find((type) => type === tag)
  if (tagged) return { kind: 'card', type: tagged }
  if (TAG_OF_CARDS.exec(text)?.[1]?.toLowerCase() === 'group' || GROUP.test(text)) return { kind: 'group' }
  if (TAG_OF_CARDS.test(text) || INSIGHT.test(text)) return { kind: 'insight' }
  const topic = IDEAS.exec(text)?.[1]
  if (topic) return { kind: 'ideas', topic: withoutEnd(topic) }
  if (PLAN_ALONE.test(text)) return { kind: 'card', type: 'lessonplan' }
  const requestedText = ASKED.exec(text)?.[1]
  if (!requestedText || EXISTING.test(requestedText)) return undefined
  const thing = requestedText.replace(/\b(set|collection|deck) of cards\b/i, 'stack').split(ABOUT)[0] ?? ''
  const type = KINDS.find(([, words]) => words.test(thing))?.[0]
  if (type === 'intro' && WRITING.test(thing)) return undefined
  return type && { kind: 'card', type }
}
