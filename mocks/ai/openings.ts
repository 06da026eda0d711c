import type { Random } from './random'
import type { Form, ParsedQuestion } from './parseQuestion'
import type { Topic } from '../../fixtures/content/content.schema'
import { capitalise, fillIn } from './words'

/** Opening sentences by form. {topic} is replaced by the topic's name. */
const LEADS: Readonly<Record<Exclude<Form, 'explain'>, readonly string[]>> = {
  summary: [
    'Here is {topic} on half a page.',
    'Let me boil {topic} down for you.',
    'If you have one minute for {topic}, spend it on this.',
    'These are the bones of {topic}, without the padding.',
    'A short version of {topic}, ready for your notebook:',
  ],
  quiz: [
    'Pencils up: four questions on {topic}.',
    'Ready to test yourself on {topic}? Cover the answers first.',
    'Let us see what you already know about {topic}.',
    'Here is a quiz on {topic}; guess boldly, then read the reasons.',
    'Four questions stand between you and {topic}.',
  ],
  examples: [
    'You meet {topic} more often than you think.',
    'Let us go looking for {topic} around us.',
    'Here is where {topic} shows up close to home.',
    'Three places to catch {topic} in real life:',
    'Examples make {topic} stick, so here are some of ours.',
  ],
  compare: [
    'Side by side, {topic} gets easier to see.',
    'Comparing is a good way into {topic}.',
    'Let us lay {topic} out and look along the rows.',
    'You asked for the difference, and in {topic} the difference is the point.',
  ],
  story: [
    'Here is a short story with {topic} inside.',
    'Sit back: {topic}, told as a tale.',
    'Somebody in this story is about to learn something about {topic}.',
    'A story for you, with {topic} hidden in plain sight.',
  ],
  poem: [
    'A few lines on {topic} for you; read them aloud once.',
    'Here is {topic} in verse.',
    'I tried to put {topic} into four lines.',
    'A small poem on {topic}, and then the science of its lines.',
  ],
  lesson: [
    'Here is a lesson on {topic} that fits into one double period.',
    'For a lively hour with {topic}, try this plan.',
    'This is how I would teach {topic} to a mixed class.',
    'A lesson on {topic}, ready to adapt to your pupils:',
  ],
  table: [
    'Here is {topic} in rows and columns.',
    'A table suits {topic} well.',
    'Let us put {topic} in order, one row at a time.',
    'This table on {topic} would look good on the classroom wall.',
  ],
  steps: [
    'One step at a time, then: {topic}.',
    'Let us walk through {topic} in order.',
    'Follow {topic} from the beginning to the end.',
    'The order is half of understanding {topic}; here it is.',
  ],
  activity: [
    'Hands on! Here is a way to try {topic} for yourself.',
    'Let us do something with {topic} instead of only reading.',
    'You can try out {topic} with things from around the school.',
    'The best way into {topic} is to do it.',
  ],
  facts: [
    'Here are facts on {topic} that are worth repeating at dinner.',
    'A handful of things about {topic} that hold up when you check them:',
    'Which of these facts on {topic} did you know?',
    'Good facts on {topic}, and all of them true:',
  ],
  mistakes: [
    'Plenty of people get this wrong about {topic}, so you are in good company.',
    'Let us clear up a mistake about {topic}.',
    'Knowing the usual mistake about {topic} is half the mark.',
  ],
  memory: [
    'Here is a way to keep {topic} in your head.',
    'To remember {topic}, hang it on something that you cannot forget.',
    'A trick for {topic}, and the words that belong to it:',
  ],
  poster: [
    'A poster on {topic} needs few words, so choose them well.',
    'Here is what a poster about {topic} could say.',
  ],
  jobs: ['People get up every morning and work with {topic}.', 'Who needs {topic} at work? Here are three.'],
  debate: ['{Topic}: three questions without one right answer.', 'Let us talk about {topic} in groups of four.'],
  game: ['Ten minutes of play with the words of {topic}.', 'Here is a game on {topic} for two teams.'],
  long: [
    'You asked for all of it, so make yourself comfortable: this is {topic} from the beginning.',
    'Here is a long lesson on {topic}; take it one chapter at a time.',
    'Let us take the slow road through {topic}.',
  ],
}

const MALAY_LEADS = [
  'Soalan yang baik! Mari kita lihat {topic} bersama-sama.',
  'Mari kita fahami {topic} selangkah demi selangkah.',
  'Baiklah, berikut penerangan ringkas tentang {topic}.',
  'Ramai murid bertanya tentang {topic}, dan jawapannya menarik.',
  'Jom kita teroka {topic}.',
  'Terima kasih kerana bertanya tentang {topic}.',
]

const fill = (lead: string, name: string) => fillIn(lead, { topic: name, Topic: capitalise(name) })

/**
 * Writes the first paragraph of an answer about a topic. An explanation begins with the answer in one sentence. Other forms
 * have an opening sentence and a hook, in either order.
 */
export function openTopic(topic: Topic, parsed: ParsedQuestion, random: Random): string {
  const hook = random.pick(topic.hooks)
  if (parsed.form === 'explain') return `${topic.oneLine} ${random.pick([...topic.hooks, ...topic.examples])}`
  const lead = fill(random.pick(LEADS[parsed.form]), topic.name)
  if (lead.endsWith(':') || parsed.form === 'quiz' || parsed.form === 'story') return `${hook} ${lead}`
  return random.below(2) === 0 ? `${lead} ${hook}` : `${hook} ${lead}`
}

export const FIRST_SENTENCE = /^[\s\S]*?[.!?](?=\s|$)/

/** Writes the first paragraph of a Malay answer about a topic. For an explanation it is the first sentence of the lesson. */
export function openTopicInMalay(topic: Topic, parsed: ParsedQuestion, random: Random): string {
  if (parsed.form === 'explain') return FIRST_SENTENCE.exec(topic.malay.text)?.[0] ?? topic.malay.text
  return fill(random.pick(MALAY_LEADS), topic.malay.name)
}

const NEXT_LABELS = ['Next step', 'Try this next', 'Your turn', 'One thing to do now', 'Before you close this']
const CLASS_LABELS = ['For your class', 'To try with your pupils', 'Next, in the classroom', 'A task to hand out']

/** Writes the last line of an answer, which suggests a next step. */
export function closingLine(step: string, role: string, random: Random): string {
  return `**${random.pick(role === 'teacher' ? CLASS_LABELS : NEXT_LABELS)}:** ${step}`
}
