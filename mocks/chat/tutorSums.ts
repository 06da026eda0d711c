import type { MagicRequest } from '../../src/api/chat.contract'
import { showValue, solveSum, type Sum } from '../ai/arithmetic'
import type { Random } from '../ai/random'

type Solved = Extract<Sum, { outcome: 'solved' }>

/** First steps by the operators in an expression, in order of precedence. */
const MOVES: readonly (readonly [RegExp, string])[] = [
  [/[()]/, 'There are brackets. What comes out of them, before anything else is done?'],
  [/\//, 'There are fractions in it. Do they have the same denominator? If not, which number can both be turned into?'],
  [/%/, 'What is 10% of the number? From there you can build the rest.'],
  [/[×]/, 'Break one number into tens and ones. What do you get for the tens alone?'],
  [/[÷]/, 'Turn it round: which number, times the second one, gives the first?'],
  [/[−]/, 'Jump from the smaller number to the larger one. Where does the next ten lie?'],
  [/[+]/, 'Which part makes a full ten or hundred first?'],
]

const isDecimal = ({ notations }: Solved) => notations.some((kind) => kind === 'decimal' || kind === 'percent')

/** Guidance for an arithmetic question, without its result. */
export function introduceSum(sum: Solved, random: Random): string {
  const move = MOVES.find(([sign]) => sign.test(sum.expression))?.[1] ?? 'What is the first step?'
  const lead = random.pick([
    `**${sum.expression}**: I could tell you, but you would have nothing of it.`,
    `Let us do **${sum.expression}** together, with you holding the pencil.`,
    `**${sum.expression}** is yours. I only ask the questions.`,
  ])
  return `${lead}\n\n1. Guess first: roughly how large will it be?\n2. ${move}\n3. Write down what you get, and tell me.`
}

/** The person's last arithmetic question, when the tutor's last reply introduced it. */
function pendingSum(conversation: MagicRequest['contextConversations']): Solved | undefined {
  const lastSumMessage = conversation.findLast(({ from, content }) => from === 'USER' && solveSum(content) !== null)
  const sum = lastSumMessage && solveSum(lastSumMessage.content)
  const last = conversation.findLast(({ from }) => from === 'other')?.content ?? ''
  return sum?.outcome === 'solved' && last.includes(`**${sum.expression}**`) ? sum : undefined
}

const numberIn = (text: string) => {
  const found = /^\D{0,20}?(-?\d[\d ,]*(?:\.\d+)?(?:\/\d+)?)\D{0,10}$/.exec(text.trim().replace('−', '-'))?.[1]
  return found?.replace(/[ ,]/g, '')
}

/** The reply to a number that answers the pending arithmetic question; undefined when there is no such answer. */
export function checkSum(
  answer: string,
  conversation: MagicRequest['contextConversations'],
  random: Random,
): string | undefined {
  const sum = pendingSum(conversation)
  const submitted = numberIn(answer)
  if (!sum || submitted === undefined) return undefined
  const [top = '0', bottom = '1'] = submitted.split('/')
  const value = Number(top) / Number(bottom)
  const wanted = Number(sum.value.top) / Number(sum.value.bottom)
  if (Math.abs(value - wanted) < 1e-9) {
    const shown = showValue(sum.value, isDecimal(sum))
    return `${random.pick(['Right', 'Yes', 'Correct'])}: **${sum.expression}** makes **${shown}**. How did you get there? Tell me your way in one sentence; there is more than one.`
  }
  const size = value > wanted ? 'a little too large' : 'a little too small'
  const far = Math.abs(value - wanted) > Math.abs(wanted) / 2 ? size.replace('a little', 'far') : size
  const [line = 'Write the sum down once more, one step on each line.'] = sum.working
  const firstStep = (line.split('=')[0] ?? line).trim()
  return `For **${sum.expression}**, ${submitted} is ${far}. Look at this part again: *${firstStep}*. What do you get there?`
}
