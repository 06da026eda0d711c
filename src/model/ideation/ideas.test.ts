/** Rules of ideation as tables (C-029 to C-031, C-157 to C-160, C-250, C-251, C-279, C-280, D-3131, D-3132). */
import { expect, test } from 'vitest'
import type { Idea } from '@/api/ideas.contract'
import {
  askedAgain,
  chosenOf,
  createSessionId,
  groupByCategory,
  isSameTopic,
  moreIdeas,
  offeredIdeas,
  type ShownIdea,
  topicProblem,
  withArrivedIdea,
  withoutAnswer,
  withRecentTopic,
  withToggledIdea,
} from './ideas'

const idea = (id: string, changes: Partial<Idea> = {}): Idea => ({
  id,
  idea_type_id: `type ${id}`,
  category: { id: 'check', name: 'Check' },
  title: id,
  image: null,
  topic: 'volcanoes',
  idea: null,
  selected: false,
  is_loading: true,
  ...changes,
})
const arrived = (count: number): ShownIdea[] =>
  Array.from({ length: count }, (_, at) => idea(`i${at}`, { idea: 'An idea' })).reduce<ShownIdea[]>(withArrivedIdea, [])
const toggled = (ideas: readonly ShownIdea[], ids: readonly string[]) =>
  ids.reduce<readonly ShownIdea[]>((all, id) => {
    const next = withToggledIdea(all, id)
    return next === 'full' ? all : next
  }, ideas)
const ids = (count: number) => Array.from({ length: count }, (_, at) => `i${at}`)
const statuses = (ideas: readonly ShownIdea[]) => ideas.map(({ id, status }) => `${id} ${status}`)

test.each([
  ['', 'missing'],
  ['x', undefined],
  ['x'.repeat(499), undefined],
  ['x'.repeat(500), undefined],
  ['x'.repeat(501), 'tooLong'],
  ['🌋'.repeat(500), undefined],
  ['🌋'.repeat(501), 'tooLong'],
  ['x'.repeat(10_000), 'tooLong'],
  ['<b>lava</b>', undefined],
  ['بركان', undefined],
])('topic %#: %s', (topic, problem) => {
  expect(topicProblem(topic)).toBe(problem)
})

test.each([
  ['Volcanoes', 'volcanoes', true],
  ['  VOLCANOES ', 'volcanoes', true],
  ['volcano', 'volcanoes', false],
])('%j and %j are the same topic: %j', (a, b, isSame) => {
  expect(isSameTopic(a, b)).toBe(isSame)
})

test('the last five topics of a person, each once', () => {
  const topics = ['a', 'b', 'c', 'd', 'e', 'f', 'B '].reduce<string[]>(withRecentTopic, [])
  expect(topics).toEqual(['B ', 'f', 'e', 'd', 'c'])
})

test('a session id has 16 letters and digits and is new each time', () => {
  const sessionIds = Array.from({ length: 200 }, createSessionId)
  for (const id of sessionIds) expect(id).toMatch(/^[A-Za-z0-9]{16}$/)
  expect(new Set(sessionIds).size).toBe(200)
})

test.each([
  ['its id', idea('a', { idea: 'New' }), ['a arrived', 'b loading']],
  ['its type', idea('server id', { idea_type_id: 'type b', idea: 'New' }), ['a loading', 'server id arrived']],
  ['nothing', idea('c', { idea: 'New' }), ['a loading', 'b loading', 'c arrived']],
])('an event that matches %s', (_, event, expected) => {
  expect(statuses(withArrivedIdea(offeredIdeas([idea('a'), idea('b')], 'r1'), event))).toEqual(expected)
})

test('a second idea of a type joins beside the first; the same idea again keeps its choice', () => {
  const first = withArrivedIdea(offeredIdeas([idea('a')], 'r1'), idea('a', { idea: 'One' }))
  const chosen = toggled(first, ['a'])
  const second = withArrivedIdea(chosen, idea('x', { idea_type_id: 'type a', idea: 'Two' }))
  expect(second.map(({ id, selected }) => [id, selected])).toEqual([
    ['a', true],
    ['x', false],
  ])
  const again = withArrivedIdea(second, idea('a', { idea: 'Better' }))
  expect(again[0]).toMatchObject({ id: 'a', idea: 'Better', selected: true })
})

test('the server decides neither about the choice nor about loading', () => {
  const [shown] = withArrivedIdea([], idea('a', { selected: true, is_loading: true, idea: 'One' }))
  expect(shown).toMatchObject({ selected: false, status: 'arrived' })
})

test('an idea fails with its own request only, and may arrive late or load again', () => {
  const ideas = withArrivedIdea(offeredIdeas([idea('a'), idea('b')], 'r1'), idea('a', { idea: 'One' }))
  expect(statuses(withoutAnswer(ideas, 'r0'))).toEqual(['a arrived', 'b loading'])
  const failed = withoutAnswer(ideas, 'r1')
  expect(statuses(failed)).toEqual(['a arrived', 'b failed'])
  expect(statuses(withArrivedIdea(failed, idea('b', { idea: 'Late' })))).toEqual(['a arrived', 'b arrived'])
  const asked = askedAgain(failed, ['a', 'b'], 'r2')
  expect(statuses(asked)).toEqual(['a arrived', 'b loading'])
  expect(statuses(withoutAnswer(asked, 'r1'))).toEqual(['a arrived', 'b loading'])
  expect(statuses(withoutAnswer(asked, 'r2'))).toEqual(['a arrived', 'b failed'])
})

test.each([
  [0, 0],
  [1, 1],
  [7, 7],
  [8, 7],
])('of %i presses on different ideas, %i choose', (presses, count) => {
  expect(chosenOf(toggled(arrived(9), ids(presses)))).toHaveLength(count)
})

test('the eighth idea is refused; after one is taken back there is room again', () => {
  const full = toggled(arrived(9), ids(7))
  expect(withToggledIdea(full, 'i7')).toBe('full')
  const withRoom = toggled(full, ['i0'])
  expect(chosenOf(withRoom)).toHaveLength(6)
  expect(chosenOf(toggled(withRoom, ['i7'])).map(({ id }) => id)).toContain('i7')
})

test.each(['loading', 'failed', 'unknown'])('an idea that is %s cannot be chosen', (state) => {
  const loading = offeredIdeas([idea('i0')], 'r1')
  const ideas = state === 'failed' ? withoutAnswer(loading, 'r1') : loading
  expect(withToggledIdea(ideas, state === 'unknown' ? 'nothing' : 'i0')).toBe(ideas)
})

test('more ideas keep what is chosen and ask for the other types', () => {
  const ideas = toggled(arrived(3), ['i1'])
  const more = moreIdeas(ideas, [idea('i0'), idea('i1'), idea('i2')], 'r2')
  expect(more.map(({ id, status, selected }) => [id, status, selected])).toEqual([
    ['i1', 'arrived', true],
    ['i0', 'loading', false],
    ['i2', 'loading', false],
  ])
})

test('categories stand in the order in which they first appear', () => {
  const make = { id: 'make', name: 'Make' }
  const ideas = offeredIdeas([idea('a', { category: make }), idea('b'), idea('c', { category: make })], 'r1')
  expect(groupByCategory(ideas).map(({ name, ideas: own }) => [name, own.map(({ id }) => id)])).toEqual([
    ['Make', ['a', 'c']],
    ['Check', ['b']],
  ])
})
