import { type Sum, showValue } from './arithmetic'
import { closingLine } from './openings'
import type { Random } from './random'
import { asDecimal, asFraction, asMixed, asRounded } from './rational'
import { fitSections, requiredSection, numbered } from './sections'
import type { Answer } from './topicAnswer'

const CHECKS = [
  'Estimate before you trust a result: is it roughly as large as you expected?',
  'Make up a similar sum with other numbers, work it on paper, and let me check it.',
  'Explain the working to somebody beside you without looking at it.',
  'Turn this sum into a short story from the canteen or the koperasi.',
]

/** The answer to an arithmetic question: exact result, working, and the result in other notations. */
export function answerSum(sum: Sum, role: string, random: Random): Answer {
  if (sum.outcome === 'dividedByZero') {
    return {
      title: 'Dividing by zero',
      markdown: `You have found the one thing that arithmetic refuses to do: **${sum.expression}** divides by zero.\n\n## Dividing by zero\n\nAsk it the other way round. *12 ÷ 3 = 4* because *4 × 3 = 12*. What times 0 gives a number other than 0? **No number does**, so there is no answer to give. Even 0 ÷ 0 is left undefined, because every number would fit.\n\n${closingLine('Type 1 ÷ 0.1, then 1 ÷ 0.01, then 1 ÷ 0.001, and watch what the results do.', role, random)}`,
    }
  }
  const isDecimal = sum.notations.some((notation) => notation === 'decimal' || notation === 'percent')
  const result = showValue(sum.value, isDecimal)
  const title = sum.working.length === 0 ? `${sum.expression} in its simplest form` : `${sum.expression} = ${result}`
  const names = new Set([
    asFraction(sum.value).replace('-', '−'),
    asMixed(sum.value),
    asDecimal(sum.value) ?? `about ${asRounded(sum.value)}`,
  ])
  names.delete(result)
  const working =
    sum.working.length === 0
      ? asFraction(sum.value) === sum.expression
        ? ['Top and bottom share no factor except 1, so it is already in simplest form.']
        : [`Divide top and bottom by their greatest common factor: ${sum.expression} = ${result}.`]
      : sum.working.map((line) => `${line}.`)
  const opening = random.pick([
    `Let us work out **${sum.expression}** together, line by line.`,
    `**${sum.expression}** is a good one; here is every step.`,
    `I took my time over **${sum.expression}** so that you can follow it.`,
    `Here is how **${sum.expression}** falls into place.`,
  ])
  const markdown = fitSections([
    requiredSection(opening),
    requiredSection(`## ${title}`),
    requiredSection(numbered(working)),
    requiredSection(`**Answer: ${result}**${names.size > 0 ? ` (also written ${[...names].join(' or ')})` : ''}`),
    requiredSection(closingLine(random.pick(CHECKS), role, random)),
  ])
  return { title, markdown }
}
