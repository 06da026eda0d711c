/**
 * The creative writer: it continues a story, taking turns with the person (C-017). Stateless: the hero and the part number
 * are read from the conversation in each request.
 */
import type { MagicRequest } from '../../src/api/chat.contract'
import { createRandom, type Random } from '../ai/random'
import { parseQuestion } from '../ai/parseQuestion'
import { isOwnStatement } from '../ai/safeguarding/statement'
import { capitalise, normalise } from '../ai/words'

export type StoryTurn = {
  question: string
  conversation: MagicRequest['contextConversations']
  seed: string
}

const HEROES = ['Hana', 'Ravi', 'Mei Xin', 'Unding', 'Sofea', 'Jia Wei', 'Kumutha', 'Faris']

/** `{hero}` is the hero's name, `{thing}` the subject of the story, `{own}` the person's last message. */
const PARTS: readonly (readonly string[])[] = [
  [
    'On the last day before the monsoon, **{hero}** found out about *{thing}*, and it was Tok Wan’s fault. “Nobody has asked about that for forty years,” the old man said, and he looked over his shoulder as if the hens could listen. Then he put something cold into {hero}’s hand and closed the fingers round it. “Not before dark,” he said.',
    'The ferry to the island ran twice a week. **{hero}** was the only one on it, apart from a goat, a generator, and a wooden box with two words painted on the lid: *{thing}*. Nobody came to the jetty to fetch it. At six the ferryman put it ashore and pushed off. “It is yours, then,” he called over the water.',
    'It began in the school library, behind the shelf that everybody was told not to move. **{hero}** moved it. There was no wall behind it. There was a staircase, swept clean, and a lamp somebody had lit a minute ago; and along the wall, in chalk, a child’s hand had written: *{thing}: this way*.',
  ],
  [
    '{own}\n\n**{hero}** had not thought of that before. For a while there was only the sound of rain on the zinc roof, first single drops, then all of them. Then, from somewhere very close, came three slow knocks. The dog did not bark. It wagged its tail, as it did for people it knew.',
    '{own}\n\nThat was when the light went out. **{hero}** counted to ten, because that is what one does, and at seven a second voice was counting along: small, hoarse, and a little too fast. “Who is there?” It stopped at nine. “You left out eight,” said the voice.',
    '{own}\n\nA strip of paper lay on the ground where there had been none. **{hero}** picked it up. It was a page from a diary; the ink was still wet, and the date was tomorrow’s. It said what would happen next, and the last line had been crossed out so hard that the pen had gone through.',
  ],
  [
    '{own}\n\n“I should have told you at the beginning,” said Tok Wan, who stood in the door with water running from his sarong. “I was there the first time. I ran.” **{hero}** had never heard him say anything so quietly. “It does not hunt anybody. It waits to be asked its name.”',
    '{own}\n\nAnd then **{hero}** understood the marks: not letters, a map, and not of this place as it was but as it would be with the river back in its old bed. If that was so, they were standing on the very spot. The ground gave a small sigh and began, politely, to sink.',
    '{own}\n\nThe trouble was that it worked. It worked so well that **{hero}** could not make it stop. First the spoons in the canteen turned towards them, then the clock, then the flag against the wind. “Think of something boring!” somebody shouted. It is harder than one thinks.',
  ],
  [
    '{own}\n\nNow there were two ways, and **{hero}** could see both of them to the end. On one everybody would be safe, and nobody would ever know. On the other somebody had to stay behind until morning. “I am quick,” said the small voice. “But I am afraid of the dark.” **{hero}** held out a hand. “So am I. We can take turns.”',
    '{own}\n\nThe whole kampung was awake by then. They came with torches and gongs and with the big pot from the mosque kitchen, and stopped in a ring when they saw. “Give it here,” said the headman. **{hero}** had never said no to a grown-up in front of others. It turned out to be a short word.',
  ],
  [
    '{own}\n\nIn the morning the sea lay as flat as a plate. **{hero}** sat on the steps with sand in both shoes, and for the first time all week nobody asked anything. What was left of it fitted into a matchbox. Sometimes, before rain, it hums; and then **{hero}** hums back, so that it knows somebody remembers.\n\n*Tamat.*',
    '{own}\n\nThey never found out who had lit the lamp. But the shelf is still there, and it stands a hand’s breadth from the wall, as if it had been moved and put back in a hurry. **{hero}** is grown up now and has a key to the library. Once a year, on the last day before the monsoon, it is used.\n\n*The end.*',
  ],
]

const TURNS: readonly (readonly string[])[] = [
  [
    'What does {hero} do before dark? Write the next two sentences.',
    'What is the first thing that {hero} notices? Your turn.',
  ],
  ['Who is it? Write what {hero} sees.', 'Go on: what does {hero} say, and in which voice?'],
  ['How does {hero} get out of this? It may cost something.', 'What does {hero} try first, and why does it fail?'],
  [
    'Which way does {hero} choose? Write it, and we will finish the story.',
    'Bring it home: what is different in the morning?',
  ],
  [
    'Shall we read it from the top and make one sentence better, or begin another story? Tell me what it should be about.',
  ],
]

const ENDS = /\b(?:the end|end (?:it|the story)|finish(?: it| the story)?|tamat|last part)\b/i
const ASKS =
  /^(?:please |can you |could you |let s )*(?:go on|continue|carry on|more|next|write|tell|make|you (?:go on|write)|sambung|teruskan|end|finish)\b/
const PART = /^### Part (\d+)/m
const NAMED = /\b(?:called|named|bernama)\s+(\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)?)/u

const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '').trim()

/** The person's message as a sentence of the story; '' for a question or a request to continue. */
function ownWords(question: string): string {
  const text = question.trim()
  if (ASKS.test(normalise(text)) || text.endsWith('?')) return ''
  return capitalise(/[.!…”"]$/.test(text) ? text : `${text}.`)
}

function heroOf(last: string, question: string, random: Random): string {
  return /\*\*(\p{Lu}[^*]{1,24})\*\*/u.exec(last)?.[1] ?? NAMED.exec(question)?.[1] ?? random.pick(HEROES)
}

/** The last part of the conversation's story; '' before it begins. */
const lastPartOf = (conversation: StoryTurn['conversation']) =>
  conversation.findLast(({ from, content }) => from === 'other' && PART.test(content))?.content ?? ''

/** A statement about oneself that begins no story: it may be more than it seems, so it gets no part of one. */
export const isNoStory = ({ question, conversation }: StoryTurn): boolean =>
  lastPartOf(conversation) === '' && isOwnStatement(question)

/** The next part of the story, as markdown. Deterministic: the same turn always gets the same part. */
export function continueStory({ question, conversation, seed }: StoryTurn): string {
  const random = createRandom(`${seed} story ${question.trim()}`)
  const last = lastPartOf(conversation)
  const partsSoFar = Number(PART.exec(last)?.[1] ?? 0)
  const isOver = /^\*(?:Tamat|The end)\.\*$/m.test(last)
  const part = isOver
    ? 0
    : ENDS.test(question) && partsSoFar > 0
      ? PARTS.length - 1
      : Math.min(partsSoFar, PARTS.length - 1)
  const hero = heroOf(part === 0 ? '' : last, question, random)
  const { subject } = parseQuestion(question.replace(NAMED, ''), 'student', undefined)
  const thing = subject || 'the key without a door'
  const own = part === 0 ? '' : ownWords(question)
  const body = fill(random.pick(PARTS[part] ?? []), { hero, thing, own })
  const turn = fill(random.pick(TURNS[part] ?? []), { hero })
  return `### Part ${part + 1}\n\n${body}\n\n${turn}`
}
