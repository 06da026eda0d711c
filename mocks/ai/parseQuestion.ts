import type { Language } from './language'
import { type ReadText, readText } from './readText'
import { type Occasion, occasionOf } from './shortMessages'

/** The form of answer that a question asks for. */
export type Form =
  | 'explain'
  | 'summary'
  | 'quiz'
  | 'examples'
  | 'compare'
  | 'story'
  | 'poem'
  | 'lesson'
  | 'table'
  | 'steps'
  | 'activity'
  | 'facts'
  | 'mistakes'
  | 'long'
  | 'memory'
  | 'poster'
  | 'jobs'
  | 'debate'
  | 'game'

export type Level = 'young' | 'older'
/** The kind of question. If the library lacks the subject, `answerGenerally` suggests ways to find out that fit the kind. */
export type QuestionKind = 'why' | 'how' | 'what' | 'who' | 'when' | 'where' | 'compare' | 'opinion' | 'maths' | 'task'

/** A parsed question. It is parsed once, and all functions that answer share the result. */
export type ParsedQuestion = ReadText & {
  form: Form
  /** The language to answer in: the one that the question asks for, or else `writtenIn`. */
  language: Language
  level: Level
  /** True if the question itself asks for a simple answer. */
  isSimpleRequested: boolean
  kind: QuestionKind
  /** The subject in the words of the question; '' if it has none. */
  subject: string
  /** The occasion of a message that is no question, such as a greeting; null for a question. */
  occasion: Occasion | null
}

/** The first matching pattern decides, so more specific forms come first. They are matched against the normalised question. */
const FORM_PATTERNS: readonly (readonly [Form, RegExp])[] = [
  [
    'long',
    /\b(everything (there is )?(to know )?about|all about|long lesson|full lesson|whole lesson|complete guide|long answer|in great detail|segala(nya)? tentang|semua tentang)\b/,
  ],
  [
    'memory',
    /\b(memory trick|mnemonic|(way|trick) to remember|help me (to )?remember|(petua|cara)( mudah)?( untuk)? mengingat\w*)\b/,
  ],
  ['poster', /\bposter\b/],
  ['jobs', /\b(jobs?|careers?|pekerjaan|kerjaya)\b/],
  ['debate', /\b(questions to discuss|debate|bahan perbincangan|debat)\b/],
  ['game', /\b(word game|a game about|permainan kata)\b/],
  ['lesson', /\b(lesson( plan)?s?|teaching plan|scheme of work|plan a lesson|rancangan (pengajaran|mengajar)|rph)\b/],
  [
    'quiz',
    /\b(quiz(zes)?|quizz? me|test me|test questions?|exam questions?|practice questions?|mcqs?|multiple choice|flashcards?|(give|make|write|create|set|ask)( me| us)?( \w+)? questions|(one|another)( more)? question|kuiz|uji saya|soalan)\b/,
  ],
  ['poem', /\b(poem|poetry|rhyme|song|haiku|limerick|sajak|puisi|pantun)\b/],
  [
    'story',
    /\b((write|tell|make|create|give|need|want|read|invent)( \w+){0,6} (story|tale|fable)|story about|stories about|short story|bedtime story|cerita(kan)? (pendek )?tentang|tulis(kan)? cerita|buat(kan)? cerita)\b/,
  ],
  [
    'compare',
    /\b(compare|comparison|difference|differences|differ|different from|versus|vs|similarit(y|ies)|banding(kan|an)?|beza|perbezaan)\b/,
  ],
  ['table', /\b(table (of|for|about|with|showing|on)|in a table|as a table|make( me)? a table|chart of|jadual)\b/],
  [
    'steps',
    /\b(step by step|steps|stages|in order|sequence|procedure|instructions|timeline|langkah( demi langkah)?|peringkat|garis masa)\b/,
  ],
  [
    'summary',
    /\b(summar(y|ise|ize|ising|izing)|sum up|study aids?|bahan bantu belajar|key points?|main points?|main ideas?|in short|briefly|tl dr|tldr|notes on|recap|ringkas(kan|an)?|rumus(kan|an)?|isi (penting|utama)(nya)?|nota)\b/,
  ],
  ['examples', /\b(examples?|for instance|real life|in everyday life|contoh)\b/],
  ['activity', /\b(activit(y|ies)|experiment|hands on|game|project|aktiviti|eksperimen|uji kaji|projek|permainan)\b/],
  ['mistakes', /\b(misconceptions?|(common|usual) mistakes?|get wrong|miskonsepsi|kesilapan)\b/],
  ['facts', /\b(facts?(?! or fiction)|did you know|interesting things|fakta(?! atau))\b/],
]

function detectLanguage({ flat, writtenIn }: ReadText): Language {
  if (/\b(in english|dalam bahasa inggeris)\b/.test(flat)) return 'en'
  if (
    /\b(in (bahasa )?(malay|melayu|bm)|bahasa melayu|bahasa malaysia|in bahasa)\b/.test(flat) &&
    !/\b(peribahasa|proverb)/.test(flat)
  )
    return 'ms'
  return writtenIn
}

const SIMPLE =
  /\b(simple words|simply|simple language|eas(y|ier) words|in simple|for kids|for (young )?children|like i m (five|5|six|6|seven|7)|for beginners|(?:five|six|seven|eight|nine|ten) year olds?|eli5|kid friendly|bahasa mudah|kata( yang)?( lebih)? mudah|mudah difahami|secara mudah)\b/
const AGE = /\b(\d{1,2}) ?(?:year|yr|tahun|y o)|\bage (\d{1,2})|\bumur (\d{1,2})/
const PRIMARY = /\b(?:year|standard|darjah|tahun|primary) ([1-6])\b|\bpreschool|\bkindergarten|\btadika/
const SECONDARY = /\b(?:form|tingkatan) [1-6]\b|\b(?:spm|pt3|igcse|secondary)\b/

function detectLevel(
  flat: string,
  age: number | undefined,
  role: string,
): { level: Level; isSimpleRequested: boolean } {
  if (SIMPLE.test(flat)) return { level: 'young', isSimpleRequested: true }
  const ageMatch = AGE.exec(flat)
  const statedAge = Number(ageMatch?.[1] ?? ageMatch?.[2] ?? ageMatch?.[3])
  if (statedAge >= 3 && statedAge <= 18)
    return { level: statedAge <= 10 ? 'young' : 'older', isSimpleRequested: statedAge <= 10 }
  if (SECONDARY.test(flat)) return { level: 'older', isSimpleRequested: false }
  const primary = PRIMARY.exec(flat)
  if (primary !== null)
    return { level: Number(primary[1] ?? 1) <= 4 ? 'young' : 'older', isSimpleRequested: Number(primary[1] ?? 1) <= 4 }
  return { level: role !== 'teacher' && age !== undefined && age <= 10 ? 'young' : 'older', isSimpleRequested: false }
}

function detectKind(flat: string): QuestionKind {
  if (/\b(compare|difference|versus|vs|better than|banding|beza)/.test(flat)) return 'compare'
  if (
    /^should\b|\b(do you think|your opinion|should (we|children|students|pupils|schools?|teachers?)|best|worst|favou?rite|pendapat|patutkah)\b/.test(
      flat,
    )
  )
    return 'opinion'
  if (
    /\b(calculate|solve|equation|sum of|how many|how much|percent|algebra|geometry|hitung|kira|selesaikan)\b/.test(flat)
  )
    return 'maths'
  if (/\b(why|kenapa|mengapa(kah)?)\b/.test(flat)) return 'why'
  if (/\b(who(?! (?:lives?|eats?|needs?|works?|uses?))|whose|siapa(kah)?)\b/.test(flat)) return 'who'
  if (/^when\b|\bwhen (did|was|were|will)\b|\b(bila(kah)?|what (year|date|time))\b/.test(flat)) return 'when'
  if (/\b(where|di ?mana(kah)?)\b/.test(flat)) return 'where'
  if (/\b(how|bagaimana(kah)?)\b/.test(flat)) return 'how'
  if (/\b(what|which|define|meaning|explain|describe|apa(kah)?|maksud|terangkan|jelaskan)\b/.test(flat)) return 'what'
  return 'task'
}

const POLITE =
  /^(?:(?:hi|hello|hey|hai|please|pls|tolong|ok|okay|so|cikgu|teacher|dear \w+|(?:can|could|would|will) (?:you|u|we|i)|(?:i|we) (?:want|would like|need|have)(?: you)? to|i d like to|help me(?: to)?|boleh(?:kah)?(?: awak| anda)?|saya (?:mahu|nak|ingin)(?: tahu)?|let s|teach (?:me|us)|tell (?:me|us)|show (?:me|us)|give (?:me|us)|make (?:me|us)|berikan(?: saya)?|beri)[ ,]+)+/i
const TASK =
  /^(?:(?:please )?(?:write|make|create|give|tell|show|explain|describe|summari[sz]e|compare|list|draw|plan|prepare|design|generate|invent|define|find|discuss|calculate|solve|quiz|test|know|learn|understand|talk|study|suggest|sediakan|rancang(?:kan)?|bina(?:kan)?|cipta(?:kan)?|hasilkan|jana(?:kan)?|lukis(?:kan)?|buat(?:kan)?|tulis(?:kan)?|terangkan|jelaskan|huraikan|ringkaskan|banding(?:kan)?|senaraikan|ceritakan|nyatakan|kuiz)\b ?(?:me|us|saya|kami)?\b ?)+/i
const QUESTION_WORDS =
  /^(?:what (?:should|do|can|must) (?:i|we|you) (?:need to )?(?:know|learn|say) about|(?:what|who|where|when|why|how|which)(?:['’]s| (?:is|are|was|were|do|does|did|can|could|should|would|will|has|have|many|much|long|far|big|old))*|(?:is|are|was|were|do|does|did|can|should|will) (?:it true that|there|we|you think)?|apa(?:kah)?(?: itu| maksud)?|bagaimana(?:kah)?|kenapa|mengapa(?:kah)?|siapa(?:kah)?|bila(?:kah)?|berapa(?:kah)?|di ?mana(?:kah)?)\s+/i
const FORM_NOUN =
  /^(?:(?:an?|the|some|any|one|two|three|four|five|ten|\d+|\d+[- ]?(?:words?|perkataan|patah perkataan|minit|minutes?|hours?|jam)|short|long|good|funny|nice|simple|fun|little|quick|sad|happy|sebuah|satu|dua|tiga|empat|lima) )*(?:story|stories|tale|poem|song|haiku|quiz(?:zes)?|questions?|summary|examples?|facts?|table|chart|lesson(?: plan)?|plan|paragraph|essay intro(?:duction)?|essay|(?:introduction|intro|opening) (?:of|to|for) an essay|pengenalan karangan|karangan|perenggan|rph|text|activit(?:y|ies)|game|notes?|steps?|list|differences?|comparison|explanation|meaning|everything|kuiz|soalan|cerita|sajak|pantun|puisi|contoh|ringkasan|rancangan pengajaran|perbezaan)(?: \d+ ?(?:minit|minutes?|jam|hours?|patah perkataan|words?))?\s+(?:(?:about|on|of|for|to|with|between|from|tentang|mengenai|antara|bagi)\s+)?/i
const TAIL =
  /[,;]?\s*(?:\b(?:please|pls|thanks?|thank you|terima kasih|in (?:simple|easy) (?:words|language|terms)|step by step|in (?:bahasa )?malay|in bahasa|dalam bahasa (?:melayu|malaysia|inggeris)|in english|in a table|to me|for (?:a )?\d+[- ]year[- ]olds?|for (?:my )?(?:class|pupils|students|kids|children|year \d+|form \d+|standard \d+)|work|called|happen|made|mean)\b\s*)+$/i

/** Returns the subject of a question in its own words; '' if it has none. */
export function subjectOf(question: string): string {
  let rest = question
    .replace(/\s+/g, ' ')
    .replace(/[?!.\s]+$/, '')
    .trim()
  for (let round = 0; round < 4; round += 1) {
    const previous = rest
    for (const pattern of [POLITE, QUESTION_WORDS, TASK, FORM_NOUN]) rest = rest.replace(pattern, '')
    rest = rest
      .replace(/^(?:about|on|of|to|me|that|tentang|mengenai|please)\s+/i, '')
      .replace(TAIL, '')
      .trim()
    if (rest === previous) break
  }
  rest = rest.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})°%]+$/gu, '')
  rest = /^(?:it|this|that|these|those|them|me|you|something|anything|about|ini|itu|ia)$/i.test(rest) ? '' : rest
  if (rest.length <= 70) return rest
  return rest.slice(0, 70).replace(/\s+\S*$/, '')
}

/** Parses a question. `age` is in years; any `role` but 'teacher' counts as a learner. */
export function parseQuestion(question: string, role: string, age: number | undefined): ParsedQuestion {
  const read = readText(question)
  const { flat } = read
  return {
    ...read,
    form: FORM_PATTERNS.find(([, pattern]) => pattern.test(flat))?.[0] ?? 'explain',
    language: detectLanguage(read),
    ...detectLevel(flat, age, role),
    kind: detectKind(flat),
    subject: subjectOf(question),
    occasion: occasionOf(read),
  }
}
