import type { MagicRequest } from '../../src/api/chat.contract'
import type { Random } from '../ai/random'
import { type QuestionKind, type ParsedQuestion, parseQuestion } from '../ai/parseQuestion'
import { replyTo } from '../ai/shortMessages'
import { numbered, quote } from '../ai/sections'
import { capitalise } from '../ai/words'

type Turn = {
  question: string
  parsed: ParsedQuestion
  conversation: MagicRequest['contextConversations']
  occasion: Parameters<typeof replyTo>[0] | null
  random: Random
}

/** Guiding questions for a subject outside the library, by kind of question. */
const QUESTIONS: Readonly<Record<QuestionKind, readonly [string, string]>> = {
  why: ['What exactly can be seen to happen?', 'What is always there just before it happens?'],
  how: ['What does it begin with, and what is there at the end?', 'Which step in between can you picture best?'],
  what: ['To which larger group does it belong?', 'What is it often mixed up with, and how would you tell them apart?'],
  who: ['Where and when did they live?', 'What would be missing today without them?'],
  when: ['What surely came before it?', 'Who wrote the date down, and how did they know?'],
  where: ['In which country, near which sea or river?', 'What is the place like, and does that explain anything?'],
  compare: ['Name two things that both have.', 'Name one thing that only one of them has.'],
  opinion: ['Who would agree with you, and why?', 'What is the best reason against it?'],
  maths: ['Which numbers are given, and with which units?', 'What has to be found, in one sentence?'],
  task: ['What do you know about it already? Three words are enough.', 'What would you like to be able to do with it?'],
}

const FOLLOW_UPS = [
  'What makes you think so? Name one thing that you have seen or read.',
  'Suppose that somebody says the opposite. What would you show them?',
  'Which word in your sentence would a younger pupil not understand? Explain that one.',
  'If that is true, what else has to be true?',
]
const LEADS = [
  '**{Subject}**: I have no lesson on it, but a good question gets us further than a lesson.',
  'Let us take **{subject}** apart. I ask, you think aloud.',
  '**{Subject}** it is. First find out what you have in your head already.',
]

const fill = (text: string, subject: string) =>
  text.replace('{subject}', subject).replace('{Subject}', capitalise(subject))

/** Guides a person through a subject outside the library, quoting their own words. */
export function coachWithoutLesson({ question, parsed, conversation, occasion, random }: Turn): string {
  if (occasion) return replyTo(occasion, question, parsed.language, random).markdown
  const isAnswer = !question.includes('?') && conversation.length > 0
  if (!isAnswer) {
    const [first, second] = QUESTIONS[parsed.kind]
    const subject = parsed.subject || 'your question'
    return `${fill(random.pick(LEADS), subject)}\n\n${numbered([first, second])}\n\nAnswer one of them as well as you can; a guess is welcome.`
  }
  const previousMessages = conversation.filter(({ from }) => from === 'USER').map(({ content }) => content)
  const subject = previousMessages.map((text) => parseQuestion(text, '', undefined).subject).find(Boolean)
  return `You say:\n\n${quote(question.trim())}\n\n${random.pick(FOLLOW_UPS)}${subject ? ` Keep **${subject}** in sight while you answer.` : ''}`
}
