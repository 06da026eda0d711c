/** Agents of the assistant, each with a manner of its own (D-3112). */
import type { Language } from '../ai/language'
import type { ParsedQuestion } from '../ai/parseQuestion'
import { createRandom } from '../ai/random'
import { plainText, sentencesOf } from '../ai/words'
import type { ContentLanguage } from '../server/router'

const agents = ['standard', 'brief', 'everyday'] as const
type Agent = (typeof agents)[number]

export const agentNames: Readonly<Record<ContentLanguage, Readonly<Record<Agent, string>>>> = {
  en: { standard: 'Standard', brief: 'Short and clear', everyday: 'Everyday' },
  ms: { standard: 'Biasa', brief: 'Ringkas dan jelas', everyday: 'Harian' },
}

/** The agent with an id; `standard` for an unknown id. */
const agentOf = (id: string): Agent => agents.find((agent) => agent === id) ?? 'standard'

/** Maximum length of a brief answer: sentences, and words of a sentence. */
const BRIEF = { sentences: 3, words: 22 }

/** Heading of a sum, such as '7 × 8 = 56'. */
const SUM = /^#+ (.*=.*)$/m

/** Answer in one line, which some answers have before the rest. */
const SHORT_ANSWER = /^> \*\*(?:Short answer|Jawapan ringkas):\*\* (.*)$/m

/** True for a sentence that says something on its own: no question, and no lead to a list. */
const isStatement = (sentence: string) =>
  !/[?]["'”’*]?$|:/.test(sentence) && /[.!…]["'”’*]?$/.test(sentence) && sentence.split(' ').length <= BRIEF.words

/** Headings and tables contain no sentences. */
const isProse = (line: string) => !/^\s*(#|\|)/.test(line)

/** The first short sentences of an answer, at most three; a sum is its result. */
function inBrief(markdown: string): string {
  const sum = SUM.exec(markdown)?.[1]
  if (sum !== undefined) return `**${sum}**`
  const prose = markdown.replace(SHORT_ANSWER, '').split('\n').filter(isProse).join('\n')
  const [direct] = sentencesOf(plainText(SHORT_ANSWER.exec(markdown)?.[1] ?? ''))
  const statements = [...(direct ? [direct] : []), ...sentencesOf(plainText(prose)).filter(isStatement)]
  return statements.length > 0 ? statements.slice(0, BRIEF.sentences).join(' ') : markdown
}

/** Questions from everyday life that suit any topic. */
const EVERYDAY_QUESTIONS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Where did you last meet this at home or on your way to school?',
    'What would your family say about this at dinner tonight?',
    'When could this help you in the kitchen, in a shop or on the field?',
    'Which thing in your own street does this remind you of?',
  ],
  ms: [
    'Di manakah anda pernah menemui perkara ini di rumah atau dalam perjalanan ke sekolah?',
    'Apakah kata keluarga anda tentang perkara ini semasa makan malam nanti?',
    'Bilakah perkara ini boleh membantu anda di dapur, di kedai atau di padang?',
    'Benda apakah di kawasan rumah anda yang mengingatkan anda tentang perkara ini?',
  ],
}

type Asked = {
  /** Id of the request. */
  agent: string
  question: Pick<ParsedQuestion, 'text' | 'language' | 'occasion'>
  seed: string
}

/** An answer in the manner of an agent. Greetings and thanks stay as they are. */
export function inMannerOf({ agent: id, question, seed }: Asked, markdown: string): string {
  const agent = agentOf(id)
  if (agent === 'standard' || question.occasion !== null) return markdown
  if (agent === 'brief') return inBrief(markdown)
  const ask = createRandom(`${seed} ${question.text}`).pick(EVERYDAY_QUESTIONS[question.language])
  return `${markdown}\n\n${ask}`
}
