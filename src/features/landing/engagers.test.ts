import { expect, test, vi } from 'vitest'
import { type Engager, isResting, type ListedEngager, selectNext, shuffleEngagers, updateEngagers } from './engagers'

const engager = (id: string, text = id): Engager => ({ id, text, type: 'hook', full_text_type: 'Curiosity Quest' })
const [A, B, C] = [engager('a'), engager('b'), engager('c')] as const

/** Ids in order, the selected one in brackets. */
const read = (list: readonly ListedEngager[]) => list.map(({ id, selected }) => (selected ? `[${id}]` : id)).join(' ')

// C-161, C-168, C-169.
test('engagers are shuffled, none is lost, and the first is selected', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const first = read(shuffleEngagers([A, B, C]))
  vi.spyOn(Math, 'random').mockReturnValue(0.99)
  const second = read(shuffleEngagers([A, B, C]))
  vi.restoreAllMocks()
  expect(first).not.toBe(second)
  for (const order of [first, second]) {
    expect(order).toMatch(/^\[[abc]\]/)
    expect(order.replaceAll(/\W/g, '').split('').toSorted().join('')).toBe('abc')
  }
  expect(shuffleEngagers([])).toEqual([])
})

const selected = (engagers: readonly Engager[], id: string): ListedEngager[] =>
  engagers.map((each) => ({ ...each, selected: each.id === id }))

// C-255, D-3135: rotation wraps round.
test.each([
  ['the second after the first', selected([A, B, C], 'a'), 'a [b] c'],
  ['the first after the last', selected([A, B, C], 'c'), '[a] b c'],
  ['a single one again', selected([A], 'a'), '[a]'],
  ['none of none', [], ''],
])('next is %s', (_, list, expected) => {
  expect(read(selectNext(list))).toBe(expected)
})

test.each<[string, ListedEngager[], Engager[], string]>([
  ['in another language keep order and selection', selected([C, A, B], 'a'), [A, B, C], 'c [a] b'],
  ['new ones follow', selected([B, A], 'b'), [C, A, B], '[b] a c'],
  ['without the selected one begin with the first', selected([B, A], 'b'), [C, A], '[a] c'],
  ['none are left', selected([B, A], 'b'), [], ''],
])('engagers of the server: %s', (_, list, engagers, expected) => {
  expect(read(updateEngagers(list, engagers))).toBe(expected)
})

test('engagers of the server bring their texts', () => {
  const [first] = updateEngagers(selected([A], 'a'), [engager('a', 'Kenapa lava panas?')])
  expect(first).toMatchObject({ text: 'Kenapa lava panas?', selected: true })
})

const inUse = {
  count: 2,
  isPaused: false,
  isHovered: false,
  isFocused: false,
  isReadAloud: false,
  isPageHidden: false,
  isReplying: false,
  isMotionReduced: false,
}

test.each([
  ['nothing', {}, false],
  ['fewer than two engagers', { count: 1 }, true],
  ['no engager', { count: 0 }, true],
  ['the Pause button', { isPaused: true }, true],
  ['the pointer', { isHovered: true }, true],
  ['keyboard focus', { isFocused: true }, true],
  ['reading aloud', { isReadAloud: true }, true],
  ['a tab in the background', { isPageHidden: true }, true],
  ['a streaming reply', { isReplying: true }, true],
  ['reduced motion', { isMotionReduced: true }, true],
])('%s lets the rotation rest', (_, change, expected) => {
  expect(isResting({ ...inUse, ...change })).toBe(expected)
})
