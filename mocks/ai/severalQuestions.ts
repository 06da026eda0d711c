/** Several questions in one message: each gets its short answer, in order. */
import { type AssistantAnswer, answerQuestion, type Question } from './answer'
import { findTopic } from './findTopic'
import { parseQuestion } from './parseQuestion'
import { plainText, sentencesOf } from './words'

const MOST = 5
/** 'Why is it hot?' asks about the subject of the question before. */
const REFERS = /\b(?:it|they|that|this|its|their|ia|itu|nya)\b/i

/** The questions of a message, '?' at each end; none for a message with fewer than two or with other words around them. */
function questionsIn(text: string): string[] {
  const parts = [...text.matchAll(/[^?]+\?+/g)].map(([part]) => part.trim())
  const isAll = parts.join('').replace(/\s/g, '') === text.replace(/\s/g, '')
  return isAll && parts.length >= 2 && parts.length <= MOST && parts.every((part) => part.split(/\s+/).length > 1)
    ? parts
    : []
}

/** The answer of a reply without its heading, its working and what to do next. */
function shortOf({ markdown }: AssistantAnswer): string {
  const result = /\*\*(?:Answer|Jawapan): ([^*]+)\*\*/.exec(markdown)?.[1]
  if (result) return `**${result}**`
  const [first = ''] = markdown.split('\n\n')
  const plain = plainText(first.replace(/^> /, '').replace(/^\*\*(?:Short answer|Jawapan ringkas):\*\* /, ''))
  return sentencesOf(plain)[0] ?? plain
}

/** The answer to several questions; null for a message with one. `age` in years. */
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
