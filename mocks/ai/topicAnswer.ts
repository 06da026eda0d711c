import { closingLine, openTopic } from './openings'
import type { Random } from './random'
import type { Form, ParsedQuestion } from './parseQuestion'
import {
  bullets,
  fitSections,
  requiredSection,
  numbered,
  quote,
  type Section,
  optionalSection,
  table,
} from './sections'
import type { QuizQuestion, Topic, TopicTable } from '../../fixtures/content/content.schema'
import { capitalise, contentWords, listInWords, wordsOf } from './words'

export type Answer = {
  title: string
  markdown: string
}

const TITLE_ENDINGS: Readonly<Record<Form, string>> = {
  explain: '',
  summary: ' in short',
  quiz: ': quiz',
  examples: ': examples around us',
  compare: ' side by side',
  story: ': a story',
  poem: ': a poem',
  lesson: ': lesson plan',
  table: ' in a table',
  steps: ', step by step',
  activity: ': hands on',
  facts: ': facts worth knowing',
  mistakes: ': a common mistake',
  long: ': the long lesson',
  memory: ': remember it',
  poster: ': a poster',
  jobs: ': who works with it',
  debate: ': questions to discuss',
  game: ': a game',
}

function overlap(text: string, questionWords: ReadonlySet<string>): number {
  return contentWords(text).filter((word) => questionWords.has(word)).length
}

function byRelevance(items: readonly string[], question: string): string[] {
  const questionWords = new Set(contentWords(question))
  return [...items].sort((a, b) => overlap(b, questionWords) - overlap(a, questionWords))
}

/** Returns the FAQ answer that has the most words in common with the question; null if none has any. */
function directAnswer(topic: Topic, question: string): string | null {
  const questionWords = new Set(wordsOf(question))
  const scored = topic.faq
    .map(({ about, answer }) => ({ answer, score: wordsOf(about).filter((word) => questionWords.has(word)).length }))
    .sort((a, b) => b.score - a.score)[0]
  return scored !== undefined && scored.score > 0 ? scored.answer : null
}

/** Returns the rows that the question names if there are at least two; otherwise all rows. */
function requestedRows({ rows }: TopicTable, question: string): TopicTable['rows'] {
  const questionWords = new Set(wordsOf(question))
  const named = rows.filter(([first = '']) => wordsOf(first).some((word) => questionWords.has(word)))
  return named.length >= 2 ? named : rows
}

function tableOf(topic: Topic, rows = topic.table.rows): string {
  return `**${topic.table.about}**\n\n${table(topic.table.head, rows)}`
}

function misconceptionOf(topic: Topic): string {
  return `### A common mistake\n\n${quote(`“${topic.misconception.belief}”`)}\n\n${topic.misconception.truth}`
}

function codeOf(topic: Topic): string | null {
  return topic.code === undefined ? null : `\`\`\`${topic.code.language}\n${topic.code.text}\n\`\`\``
}

/** Returns the formula as display maths. Young readers get none. */
export const formulaOf = ({ formula }: Topic, { level }: ParsedQuestion): string[] =>
  formula === undefined || level === 'young' ? [] : [`$$${formula}$$`]

/** Returns the formula and the code of a topic, which stand between its texts. */
function displaysOf(topic: Topic, parsed: ParsedQuestion): Section[] {
  const code = codeOf(topic)
  return [...(code === null ? [] : [code]), ...formulaOf(topic, parsed)].map(requiredSection)
}

/** Returns up to four terms that the explanations print in bold. */
function boldTermsOf(topic: Topic): string[] {
  const terms = [...`${topic.simple} ${topic.detail}`.matchAll(/\*\*([\p{L} -]+)\*\*/gu)].map(
    ([, term = '']) => `*${term.toLowerCase()}*`,
  )
  return [...new Set(terms)].slice(0, 4)
}

/** Writes questions with shuffled choices, followed by the right answers with reasons. */
export function quizOf(questions: readonly QuizQuestion[], random: Random): string {
  const letters = 'ABCD'
  const blocks = questions.map(({ question, choices, answer, reason }) => {
    const order = random.shuffle(choices.map((choice, index) => ({ choice, isRight: index === answer })))
    const right = order.findIndex(({ isRight }) => isRight)
    return {
      text: `**${question}**\n${order.map(({ choice }, index) => `   - ${letters[index]}. ${choice}`).join('\n')}`,
      key: `**${letters[right]}. ${choices[answer]}**: ${reason}`,
    }
  })
  return `${numbered(blocks.map(({ text }) => text))}\n\n### Answers\n\n${numbered(blocks.map(({ key }) => key))}`
}

function activityOf({ activity }: Topic): string {
  return `### Try it: ${activity.title}\n\n*You need:* ${activity.needs}.\n\n${numbered(activity.steps)}`
}

function poemOf(topic: Topic): string {
  return quote(topic.poem.join('  \n'))
}

function lessonOf(topic: Topic, random: Random): Section[] {
  const [check] = topic.quiz
  return [
    requiredSection(`### By the end\n\nPupils can:\n\n${bullets(topic.goals)}`),
    requiredSection(
      table(
        ['Time', 'What happens'],
        [
          ['5 min', `**Starter.** Read aloud: *${random.pick(topic.hooks)}* Pairs talk.`],
          ['10 min', `**Teach.** ${topic.oneLine} Sketch it on the board while pupils explain.`],
          ['25 min', `**Do.** ${topic.activity.title}, in groups.`],
          ['10 min', `**Clear up.** Right or wrong? “${topic.misconception.belief}”`],
          ['10 min', `**Exit question.** ${check?.question ?? ''} *${listInWords(check?.choices ?? [], 'or')}*`],
        ],
      ),
    ),
    requiredSection(
      `### The activity: ${topic.activity.title}\n\n*Prepare:* ${topic.activity.needs}.\n\n${numbered(topic.activity.steps)}`,
    ),
    requiredSection(`**Answer to “clear up”:** ${topic.misconception.truth}`),
  ]
}

function bodyOf(topic: Topic, question: string, parsed: ParsedQuestion, random: Random): Section[] {
  const facts = byRelevance(topic.facts, question)
  const explanation = parsed.level === 'young' ? topic.simple : topic.detail
  const direct = directAnswer(topic, question)
  switch (parsed.form) {
    case 'summary':
      return [
        requiredSection(`**In one sentence:** ${topic.oneLine}`),
        requiredSection(bullets(facts)),
        requiredSection(`**Remember the order**\n\n${numbered(topic.steps)}`),
        optionalSection(misconceptionOf(topic)),
        optionalSection(topic.simple),
      ]
    case 'quiz':
      return [
        requiredSection(quizOf(topic.quiz, random)),
        optionalSection(misconceptionOf(topic)),
        optionalSection(`**Worth remembering:** ${facts[0]}`),
      ]
    case 'examples':
      return [
        requiredSection(bullets(topic.examples)),
        requiredSection(`**What they share:** ${topic.oneLine}`),
        optionalSection(misconceptionOf(topic)),
        optionalSection(`### Why it works\n\n${explanation}`),
      ]
    case 'compare':
      return [
        ...(direct === null ? [] : [requiredSection(direct)]),
        requiredSection(tableOf(topic, requestedRows(topic.table, question))),
        optionalSection(explanation),
        optionalSection(bullets(facts.slice(0, 2))),
        optionalSection(misconceptionOf(topic)),
      ]
    case 'story':
      return [
        requiredSection(topic.story),
        requiredSection(`**What is true in it:** ${topic.oneLine} ${facts[0]}`),
        optionalSection(`**Talk about it:** ${topic.quiz[0]?.question ?? ''} ${topic.quiz[1]?.question ?? ''}`),
      ]
    case 'poem':
      return [
        requiredSection(poemOf(topic)),
        requiredSection(`### Behind the lines\n\n${topic.oneLine}`),
        optionalSection(bullets(facts.slice(0, 2))),
        optionalSection(
          `**Make it longer:** write four more lines, and use two of these words: ${listInWords(boldTermsOf(topic), 'or')}.`,
        ),
        optionalSection(misconceptionOf(topic)),
      ]
    case 'lesson':
      return lessonOf(topic, random)
    case 'table':
      return [
        requiredSection(tableOf(topic, requestedRows(topic.table, question))),
        optionalSection(`**How to read it:** ${topic.oneLine}`),
        optionalSection(bullets(facts.slice(0, 3))),
        optionalSection(misconceptionOf(topic)),
        optionalSection(explanation),
      ]
    case 'steps':
      return [
        requiredSection(numbered(topic.steps)),
        ...displaysOf(topic, parsed),
        optionalSection(`**Keep in mind:** ${topic.oneLine} ${facts[0]}`),
        optionalSection(misconceptionOf(topic)),
        optionalSection(`**In our surroundings:** ${topic.examples[0]}`),
      ]
    case 'activity':
      return [
        requiredSection(activityOf(topic)),
        requiredSection(`**What is behind it:** ${topic.oneLine}`),
        optionalSection(topic.simple),
        optionalSection(misconceptionOf(topic)),
      ]
    case 'facts':
      return [
        requiredSection(numbered(facts)),
        optionalSection(misconceptionOf(topic)),
        optionalSection(`**Close to home:** ${topic.examples[0]}`),
        optionalSection(explanation),
      ]
    case 'mistakes':
      return [
        requiredSection(misconceptionOf(topic)),
        requiredSection(`### What to think instead\n\n${explanation}`),
        optionalSection(bullets(facts.slice(0, 2))),
      ]
    case 'memory':
      return [
        requiredSection(topic.trick.en),
        requiredSection(`### In order\n\n${numbered(topic.steps)}`),
        optionalSection(
          `### Words to hang it on\n\n${bullets(topic.terms.map(([term, meaning]) => `**${term}**: ${meaning}`))}`,
        ),
        optionalSection(misconceptionOf(topic)),
      ]
    case 'jobs':
      return [
        requiredSection(topic.jobs),
        requiredSection(`**What all three know:** ${topic.oneLine}`),
        optionalSection(bullets(facts.slice(0, 3))),
        optionalSection(explanation),
      ]
    case 'poster':
      return [
        requiredSection(`### ${random.pick(topic.hooks)}`),
        requiredSection(`**One picture in the middle**, and below it:\n\n${bullets(facts.slice(0, 3))}`),
        requiredSection(`**A question for those who pass by:** ${topic.quiz[0]?.question ?? ''}`),
        optionalSection(explanation),
      ]
    case 'debate':
      return [
        requiredSection(
          numbered([
            `Why does this matter, and to whom? *${facts[0] ?? ''}*`,
            `Why do so many people believe this? “${topic.misconception.belief}”`,
            `What would be different if this were not so? ${topic.examples[0] ?? ''}`,
          ]),
        ),
        optionalSection(`**To stand on:** ${topic.oneLine}`),
        optionalSection(explanation),
      ]
    case 'game':
      return [
        requiredSection('Two teams, ten minutes: one player explains a word without saying it, the team guesses.'),
        requiredSection(bullets(topic.terms.map(([term, meaning]) => `**${term}**: ${meaning}`))),
        optionalSection(activityOf(topic)),
        optionalSection(misconceptionOf(topic)),
      ]
    default:
      return [
        requiredSection(explanation),
        requiredSection(`### Good to know\n\n${bullets(facts.slice(0, 2))}`),
        ...displaysOf(topic, parsed),
        optionalSection(`**For example:** ${random.pick(topic.examples)}`),
        optionalSection(misconceptionOf(topic)),
      ]
  }
}

/** Answers about a topic of the library in the requested form. `cardNote` comes after the opening. */
export function answerTopic(
  topic: Topic,
  question: string,
  parsed: ParsedQuestion,
  role: string,
  random: Random,
  cardNote?: string,
): Answer {
  const title = `${topic.title}${TITLE_ENDINGS[parsed.form]}`
  const direct = parsed.form === 'explain' ? directAnswer(topic, question) : null
  const markdown = fitSections([
    requiredSection(
      direct === null
        ? openTopic(topic, parsed, random)
        : quote(`**Short answer:** ${direct} ${random.pick(topic.hooks)}`),
    ),
    ...(cardNote === undefined ? [] : [requiredSection(cardNote)]),
    requiredSection(`## ${title}`),
    ...bodyOf(topic, question, parsed, random),
    requiredSection(closingLine(random.pick(topic.next), role, random)),
  ])
  return { title, markdown }
}

export function compareTopics(first: Topic, second: Topic, role: string, random: Random): Answer {
  const title = `${first.title} and ${second.title.charAt(0).toLowerCase()}${second.title.slice(1)}`
  const opening = random.pick([
    `You have put ${first.name} next to ${second.name}, and they do have something to say to each other.`,
    `Two big ideas at once: ${first.name} and ${second.name}. A table keeps them apart.`,
    `Let us see where ${first.name} and ${second.name} meet, and where they part.`,
  ])
  const markdown = fitSections([
    requiredSection(`${opening} ${random.pick(first.hooks)}`),
    requiredSection(`## ${title}`),
    requiredSection(
      table(
        ['', capitalise(first.name), capitalise(second.name)],
        [
          ['In a sentence', first.oneLine, second.oneLine],
          ['Subject', first.subject, second.subject],
          ['A fact', first.facts[0] ?? '', second.facts[0] ?? ''],
          ['Near us', first.examples[0] ?? '', second.examples[0] ?? ''],
          ['Often mistaken', first.misconception.belief, second.misconception.belief],
        ],
      ),
    ),
    optionalSection(`**Beware:** ${first.misconception.truth} ${second.misconception.truth}`),
    requiredSection(
      closingLine(
        'Draw two circles that overlap: put what only one of them has on the sides, and what both share in the middle.',
        role,
        random,
      ),
    ),
  ])
  return { title, markdown }
}
