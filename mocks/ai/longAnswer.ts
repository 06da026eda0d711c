import { library, topicById } from './library'
import { createRandom, type Random } from './random'
import { bullets, numbered, quote, table } from './sections'
import { quizOf } from './topicAnswer'
import type { Topic } from '../../fixtures/content/content.schema'

function chapterOf(topic: Topic, number: number, random: Random): string[] {
  return [
    `## Chapter ${number}: ${topic.title}\n\n${topic.hooks.join(' ')}\n\n**In one sentence:** ${topic.oneLine}`,
    `### The idea in plain words\n\n${topic.simple}`,
    `### A closer look\n\n${topic.detail}`,
    ...(topic.code === undefined ? [] : [`### In code\n\n\`\`\`${topic.code.language}\n${topic.code.text}\n\`\`\``]),
    `### Step by step\n\n${numbered(topic.steps)}`,
    `### ${topic.table.about}\n\n${table(topic.table.head, topic.table.rows)}`,
    `### Around us\n\n${bullets(topic.examples)}`,
    `### Facts to keep\n\n${bullets(topic.facts)}`,
    `### A common mistake\n\n${quote(`“${topic.misconception.belief}”`)}\n\n${topic.misconception.truth}`,
    `### Activity: ${topic.activity.title}\n\n*You need:* ${topic.activity.needs}.\n\n${numbered(topic.activity.steps)}`,
    `### A story\n\n${topic.story}`,
    `### Questions pupils ask\n\n${topic.faq.map(({ answer }) => `- ${answer}`).join('\n')}`,
    `### Check yourself\n\n${quizOf(topic.quiz, random)}`,
    `### A few lines to end with\n\n${quote(topic.poem.join('  \n'))}\n\n**Next step:** ${topic.next.join(' ')}`,
  ]
}

/** Activities for a chapter whose topic comes a second time. */
const REVISITS: readonly ((topic: Topic) => string)[] = [
  (topic) =>
    `**Teach it back.** In pairs, one explains ${topic.name} in ninety seconds, the other listens for these points:\n\n${bullets(topic.facts)}`,
  (topic) =>
    `**True or false line.** Read each sentence aloud; pupils step left or right, then give a reason:\n\n${bullets([topic.misconception.belief, topic.oneLine, ...topic.facts.slice(0, 2)])}`,
  (topic) => `**Sequence cards.** Cut these apart, mix them, and put them back in order:\n\n${bullets(topic.steps)}`,
  (topic) =>
    `**Exit slip.** Each pupil answers one of these on a slip of paper:\n\n${numbered(topic.quiz.map(({ question }) => question))}`,
]

function revisitOf(topic: Topic, number: number, round: number, random: Random): string[] {
  const activity = REVISITS[(round - 1) % REVISITS.length] ?? REVISITS[0]
  return [
    `## Chapter ${number}: ${topic.title}, revisited\n\n${random.pick(topic.hooks)} This time we come back with a different activity.\n\n${activity?.(topic) ?? ''}`,
    ...chapterOf(topic, number, random).slice(1),
  ]
}

/** Returns all topics, starting with `first`. Each is followed by a related topic where possible. */
function readingOrder(first: Topic, random: Random): Topic[] {
  const order: Topic[] = [first]
  const rest = new Set(random.shuffle(library).filter((topic) => topic !== first))
  while (rest.size > 0) {
    const related = (order.at(-1)?.related ?? []).map(topicById).find((topic) => topic !== undefined && rest.has(topic))
    const following = related ?? [...rest][0]
    if (following === undefined) break
    order.push(following)
    rest.delete(following)
  }
  return order
}

/**
 * Writes a long lesson in chapters, about `characters` long, and ends it only between sections. From 2,000 characters on, the
 * length is right within 10 percent. After the last topic, chapters repeat with other activities. The same seed and topic give
 * the same lesson.
 * @param topicId topic of the first chapter; by default the seed decides
 */
export function longAnswer(characters: number, seed: string, topicId?: string): string {
  const random = createRandom(`long ${seed} ${topicId ?? ''}`)
  const first = (topicId === undefined ? undefined : topicById(topicId)) ?? random.pick(library)
  const order = readingOrder(first, random)
  const opening = `Make yourself comfortable: this is a long lesson. It begins with ${first.name} and then follows the threads that lead out of it. Stop after any chapter, talk about it, and come back.`
  const sections = [opening, `# ${first.title}: the long lesson`]
  let length = sections.join('\n\n').length
  for (let index = 0; length < characters; index += 1) {
    const topic = order[index % order.length] ?? first
    const round = Math.floor(index / order.length)
    const chapter = round === 0 ? chapterOf(topic, index + 1, random) : revisitOf(topic, index + 1, round, random)
    for (const section of chapter) {
      const isCloserWithout = length + section.length - characters > characters - length
      if (length >= characters || (isCloserWithout && sections.length > 3)) return sections.join('\n\n')
      sections.push(section)
      length += section.length + 2
    }
  }
  return sections.join('\n\n')
}
