import { pantunOn } from './creativeAnswer'
import { FIRST_SENTENCE, openTopicInMalay } from './openings'
import type { ParsedQuestion } from './parseQuestion'
import type { Random } from './random'
import { bullets, fitSections, numbered, quote, requiredSection, table } from './sections'
import { type Answer, formulaOf } from './topicAnswer'
import type { Topic } from '../../fixtures/content/content.schema'
import { capitalise, contentWords } from './words'

/**
 * Answers from the Malay questions written for a topic. The best one must share at least 75 percent of its content words with
 * `question`; otherwise returns null.
 */
function directMalayAnswer({ malay }: Topic, question: string): string | null {
  const asked = new Set(contentWords(question))
  const [best] = malay.quiz
    .map(({ question: text, answer }) => {
      const words = contentWords(text)
      return { answer, share: words.filter((word) => asked.has(word)).length / words.length }
    })
    .sort((a, b) => b.share - a.share)
  return best !== undefined && best.share >= 0.75 ? best.answer : null
}

/** Answers in Malay about a topic of the library: with an explanation, a quiz, a table or a pantun. */
export function answerTopicInMalay(topic: Topic, question: string, parsed: ParsedQuestion, random: Random): Answer {
  const { malay } = topic
  const isQuiz = parsed.form === 'quiz'
  const title = `${capitalise(malay.name)}${isQuiz ? ': kuiz' : parsed.form === 'summary' ? ' secara ringkas' : ''}`
  const questions = `### ${isQuiz ? 'Soalan' : 'Uji diri'}\n\n${numbered(malay.quiz.map((quiz) => `**${quiz.question}**`))}`
  const answers = `*Jawapan:* ${malay.quiz.map(({ answer }, index) => `(${index + 1}) ${answer}`).join(' ')}`
  const facts = `### ${isQuiz ? 'Ingat semula' : 'Fakta penting'}\n\n${bullets(random.shuffle(malay.facts))}`
  const close = random.pick([
    '**Langkah seterusnya:** terangkan semula kepada rakan dengan ayat sendiri.',
    '**Cuba ini:** lukis satu gambar rajah dan labelkan tiga perkataan penting.',
    '**Langkah seterusnya:** tulis dua soalan lagi dan uji rakan di sebelah.',
    '**Cuba ini:** cari satu contoh di rumah atau di sekolah, dan kongsikan esok.',
  ])
  const direct = directMalayAnswer(topic, question)
  const malayTable = parsed.form === 'table' || parsed.form === 'compare' ? malay.table : undefined
  const lead = [
    ...(parsed.form === 'memory' ? [topic.trick.ms] : []),
    ...(parsed.form === 'poem' ? [pantunOn(malay.name, random)] : []),
    ...(malayTable ? [`**${malayTable.about}**\n\n${table(malayTable.head, malayTable.rows)}`] : []),
  ]
  const isBegun = parsed.form === 'explain' && direct === null
  const text = isBegun ? malay.text.replace(FIRST_SENTENCE, '').trim() : malay.text
  const parts = isQuiz
    ? [questions, answers, malay.text, facts]
    : [...lead, text, ...formulaOf(topic, parsed), facts, questions, answers]
  return {
    title,
    markdown: fitSections([
      requiredSection(
        direct !== null && !isQuiz ? quote(`**Jawapan ringkas:** ${direct}`) : openTopicInMalay(topic, parsed, random),
      ),
      requiredSection(`## ${title}`),
      ...parts.map(requiredSection),
      requiredSection(close),
    ]),
  }
}
