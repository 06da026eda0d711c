import type { Random } from '../random'
import type { Form } from '../parseQuestion'
import { bullets, numbered, quote, table } from '../sections'
import { capitalise, listInWords, plainText, sentencesOf } from '../words'
import type { Material } from './material'
import { wordings } from './wordings'

/** Divides a text into paragraphs of up to three sentences. */
function paragraphs(text: string): string {
  return text
    .split('\n\n')
    .flatMap((part) => {
      if (part.startsWith('>')) return [part]
      const sentences = sentencesOf(part)
      const parts: string[] = []
      for (let at = 0; at < sentences.length; at += 3) parts.push(sentences.slice(at, at + 3).join(' '))
      return parts
    })
    .join('\n\n')
}

const section = (heading: string, text: string) => `## ${heading}\n\n${text}`

function mistake({ misconception, language }: Material): string[] {
  if (!misconception) return []
  return [section(wordings[language].beCareful, `${quote(`“${misconception.belief}”`)}\n\n${misconception.truth}`)]
}

const check = ({ questions, language }: Material, random: Random): string[] => {
  const question = random.pick(questions)
  return [section(wordings[language].checkYourself, `${question.question} *${listInWords(question.choices, '/')}*`)]
}

const join = (parts: readonly string[]) => parts.join('\n\n')

const explanation = (material: Material, random: Random): string => {
  const words = wordings[material.language]
  return join([
    quote(material.hook),
    paragraphs(material.text),
    section(words.keepInMind, bullets(random.shuffle(material.facts).slice(0, 3))),
    section(words.closeToHome, material.examples[0] ?? ''),
    ...(material.level === 'young' ? [] : mistake(material)),
  ])
}

/** One writer per requested form. Any other form gets an explanation. */
const TEXTS: Partial<Record<Form, (material: Material, random: Random) => string | null>> = {
  story: ({ story, language, hook }) => story && join([story, section(wordings[language].think, hook)]),
  poem: ({ poem, language, hook }) => poem && join([poem, section(wordings[language].think, hook)]),
  summary: ({ oneLine, facts, steps, language }) =>
    join([`**${oneLine}**`, bullets(facts), section(wordings[language].howItGoes, numbered(steps))]),
  facts: ({ facts, examples, language }) =>
    join([numbered(facts), section(wordings[language].closeToHome, bullets(examples.slice(0, 2)))]),
  steps: ({ steps, oneLine, facts, language }) =>
    join([oneLine, numbered(steps), section(wordings[language].keepInMind, facts[0] ?? '')]),
  examples: ({ examples, oneLine, language }) =>
    join([oneLine, section(wordings[language].closeToHome, bullets(examples))]),
  activity: ({ activity, oneLine, language }) =>
    join([
      section(activity.title, `*${wordings[language].need}* ${activity.needs}.\n\n${numbered(activity.steps)}`),
      section(wordings[language].think, oneLine),
    ]),
  mistakes: (material) => (material.misconception ? join([material.oneLine, ...mistake(material)]) : null),
  memory: (material) => memorizationBody(material),
  poster: ({ title, hook, facts, questions, language }) => {
    const words = wordings[language]
    return join([
      `**${words.headline}:** ${title}: ${plainText(hook)}`,
      `**${words.picture}:** ${words.onePicture}`,
      section(words.threeFacts, bullets(facts.slice(0, 3))),
      `**${words.forPassers}:** ${questions[0]?.question ?? hook}`,
    ])
  },
  jobs: ({ jobs, oneLine, examples, language }) => {
    const words = wordings[language]
    return (
      jobs &&
      join([jobs, section(words.whatTheyKnow, oneLine), section(words.closeToHome, examples[0] ?? ''), words.askWorker])
    )
  },
  debate: ({ name, facts, misconception, examples, language }) => {
    const words = wordings[language]
    return join([
      numbered([
        `${words.mostImportant} *${plainText(facts[0] ?? name)}*`,
        misconception
          ? `${words.whyBelieved} “${misconception.belief}”`
          : `${words.whoCares} *${plainText(facts[1] ?? name)}*`,
        `${words.whatIf} ${plainText(examples[0] ?? name)}`,
      ]),
      words.debateRules,
    ])
  },
  game: ({ terms, meanings, name, language }) => {
    const words = wordings[language]
    return join([
      words.gameRules(name),
      section(
        words.words,
        bullets(terms.map((term) => (meanings[term] ? `**${term}**: ${meanings[term]}` : `**${term}**`))),
      ),
    ])
  },
  compare: ({ table: { about, head, rows }, oneLine }) => join([oneLine, `**${about}**`, table(head, rows)]),
}

/** Writes the body of a text card in the requested form, such as an explanation, a story or a summary. */
export const textBody = (material: Material, form: Form, random: Random): string =>
  material.body ?? TEXTS[form]?.(material, random) ?? explanation(material, random)

export const introBody = (material: Material, random: Random): string => {
  if (material.body !== null) return material.body
  const words = wordings[material.language]
  return join([
    quote(material.hook),
    material.oneLine,
    section(words.youWillFindOut, bullets(material.goals.map(capitalise))),
    section(
      words.words,
      listInWords(
        material.terms.map((term) => `**${term}**`),
        words.and,
      ),
    ),
    section(words.think, random.pick(material.questions).question),
  ])
}

/** Returns sentences of the material, each with one of its terms left out. */
function gapLines({ facts, text, terms }: Material): { gap: string; word: string }[] {
  const sentences = [...sentencesOf(plainText(text)), ...facts.map(plainText)]
  return terms.flatMap((term) => {
    const sentence = sentences.find((line) => line.toLowerCase().includes(term.toLowerCase()))
    if (!sentence || sentence.length < term.length + 12) return []
    const at = sentence.toLowerCase().indexOf(term.toLowerCase())
    return [{ gap: `${sentence.slice(0, at)}______${sentence.slice(at + term.length)}`, word: term }]
  })
}

/** Returns a line such as 'vent: the opening …'. A term without a meaning gets its first letter as a hint. */
const termLine = ({ meanings }: Material, term: string) =>
  meanings[term] ? `**${term}**: ${meanings[term]}` : `**${term.charAt(0).toUpperCase()}** · ${term}`

export const memorizationBody = (material: Material): string => {
  if (material.body !== null) return material.body
  const words = wordings[material.language]
  const gaps = gapLines(material).slice(0, 4)
  return join([
    ...(material.trick ? [section(words.trick, material.trick)] : []),
    section(words.learnIt, `${words.learnHow}\n\n${numbered(material.steps)}`),
    section(words.wordsToHook, bullets(material.terms.map((term) => termLine(material, term)))),
    ...(gaps.length > 0
      ? [
          section(words.gaps, numbered(gaps.map(({ gap }) => gap.replaceAll('_', '\\_')))),
          `*${words.answers}:* ${gaps.map(({ word }, index) => `${index + 1}. ${word}`).join(' · ')}`,
        ]
      : []),
  ])
}

export const studyAidBody = (material: Material, random: Random): string => {
  if (material.body !== null) return material.body
  const words = wordings[material.language]
  return join([
    `**${words.inShort}:** ${material.oneLine}`,
    section(words.keepInMind, bullets(material.facts)),
    section(material.table.about, table(material.table.head, material.table.rows)),
    ...mistake(material),
    ...check(material, random),
  ])
}

export function lessonBody(material: Material, random: Random): string {
  const words = wordings[material.language]
  const { activity, goals, terms, misconception, homework } = material
  const exit = random.pick(material.questions)
  const answer = exit.choices[exit.answer] ?? ''
  return join([
    section(words.objectives, `${words.atTheEnd}\n\n${numbered(goals)}`),
    section(words.starter, `${material.hook} ${words.pairsTalk}`),
    section(
      words.activities,
      bullets([
        `**${words.teach}** ${material.oneLine} ${material.examples[0] ?? ''}`,
        `**${words.build}** ${activity.title}. *${words.need}* ${activity.needs}.`,
        misconception
          ? `**${words.clearUp}** ${words.rightOrWrong} “${misconception.belief}” ${misconception.truth}`
          : `**${words.discuss}** ${plainText(material.facts[0] ?? '')}`,
      ]),
    ),
    `### ${activity.title}\n\n${numbered(activity.steps)}`,
    section(
      words.assessment,
      `**${words.exitCard}** ${exit.question} *${words.expected}* ${answer}.\n\n${words.support(listInWords(terms.slice(0, 3), words.and))}`,
    ),
    section(words.homework, bullets(homework.slice(0, 2))),
  ])
}

export const videoBody = (material: Material, random: Random): string => {
  if (material.body !== null) return material.body
  const words = wordings[material.language]
  return join([
    `**${words.beforeWatching}:** ${material.hook}`,
    `**${words.whileWatching}:**\n\n${bullets(material.terms.slice(0, 3).map((term) => words.whatHappens(term)))}`,
    `**${words.afterWatching}:** ${random.pick(material.questions).question}`,
  ])
}
