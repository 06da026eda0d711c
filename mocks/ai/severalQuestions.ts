import { type AssistantAnswer, answerQuestion, type Question } from './answer'
import { findTopic } from './findTopic'
import { parseQuestion } from './parseQuestion'
import { plainText, sentencesOf } from './words'

const MOST = 5
/** Matches words that stand for the subject of the previous question, as in 'Why is it hot?'. */
const REFERS = /\b(?:it|they|that|this|its|their|ia|itu|nya)\b/i

/**
 * Returns the questions of a message, each with its '?'. Returns none unless the whole message is two to `MOST` questions of
 * several words.
 */
function questionsIn(text: string): string[] {
  const parts = [...text.matchAll(/[^?]+\?+/g)].map(([part]) => part.trim())
  const isAll = parts.join('').replace(/\s/g, '') === text.replace(/\s/g, '')
  return isAll && parts.length >= 2 && parts.length <= MOST && parts.every((part) => part.split(/\s+/).length > 1)
    ? parts
    : []
}

/** Returns only the answer of a reply, without heading, working and next step. */
function shortOf({ markdown }: AssistantAnswer): string {
  const result = /\*\*(?:Answer|Jawapan): ([^*]+)\*\*/.exec(markdown)?.[1]
  if (result) return `**${result}**`
  const [first = ''] = markdown.split('\n\n')
  const plain = plainText(first.replace(/^> /, '').replace(/^\*\*(?:Short answer|Jawapan ringkas):\*\* /, ''))
  return sentencesOf(plain)[0] ?? plain
}

/** Answers several questions; returns null for a single one. `age` is in years. */
export function answerSeveral(request: Question, age: number | undefined): AssistantAnswer | null {
  const questions = questionsIn(request.parsed.text)
  if (questions.length === 0) return null
  let subject = ''
  const answers = questions.map((question) => {
    const topic = findTopic(question)
    const asked = topic === null && REFERS.test(question) && subject ? `${question} (${subject})` : question
    subject = topic?.name ?? subject
    return answerQuestion({ ...request, parsed: parseQuestion(asked, request.role, age) })
  })
  const markdown = answers.map((answer, index) => `${index + 1}. **${questions[index]}** ${shortOf(answer)}`).join('\n')
  return {
    topic: answers.find(({ topic }) => topic !== null)?.topic ?? null,
    title: questions[0] ?? '',
    markdown,
    isPrivate: answers.some(({ isPrivate }) => isPrivate),
  }
}
