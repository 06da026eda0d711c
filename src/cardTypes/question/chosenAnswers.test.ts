import { expect, test } from 'vitest'
import { choose, stillOffered } from './chosenAnswers'

const [a, b, c] = ['A', 'B', 'C'].map((label) => ({ label, text: `Text ${label}` })) as [Answer, Answer, Answer]
type Answer = { label: string; text: string }

// B-298, B-299.
test.each([
  ['one: the first choice', [], a, false, [a]],
  ['one: another one replaces it', [a], b, false, [b]],
  ['one: pressed again it stays', [a], a, false, [a]],
  ['several: another one is added', [a], b, true, [a, b]],
  ['several: a second press deselects it', [a, b], a, true, [b]],
  ['several: the last one is deselected', [a], a, true, []],
])('choosing with %s', (_, chosen, answer, isMulti, expected) => {
  expect(choose(chosen, answer, isMulti)).toEqual(expected)
})

test.each([
  ['all are offered', [a, b], [a, b, c], true, [a, b]],
  ['one was removed', [a, b], [a, c], true, [a]],
  ['the letter has another text now', [a], [{ ...a, text: 'Other' }, b], false, []],
  ['the text has another letter now', [b], [a, { ...b, label: 'C' }], false, []],
  ['only one can be chosen now', [a, b], [a, b, c], false, []],
  ['only one can be chosen now, and one is left', [a, b], [b, c], false, [b]],
])('chosen answers no longer offered are dropped: %s', (_, chosen, answers, is_multi_select, expected) => {
  expect(stillOffered(chosen, { answers, is_multi_select })).toEqual(expected)
})
