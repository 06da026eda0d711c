import { expect, test } from 'vitest'
import { createSplitter } from './splitBlocks'

const LONG = 'word '.repeat(900)
const join = ({ settled, tail }: ReturnType<ReturnType<typeof createSplitter>>) => settled.join('') + tail

test('every part ends with a block; settled parts stay the same while the text grows', () => {
  const html = `<p>${LONG}</p><ul><li>${LONG}<ul><li>x</li></ul></li><li>y</li></ul><hr><p>${LONG}</p><p>end`
  const split = createSplitter()
  let before: readonly string[] = []
  for (let cut = 0; cut <= html.length; cut += 97) {
    const parts = split(html.slice(0, cut))
    expect(join(parts)).toBe(html.slice(0, cut))
    expect(parts.settled.slice(0, before.length)).toEqual(before)
    before = parts.settled
  }
  expect(split(html).settled.map((part) => part.slice(0, 4) + part.slice(-5))).toEqual(
    ['<p>w</p>', '<ul></ul>', '<hr></p>'].map((each) => expect.stringContaining(each.slice(0, 3)) as string),
  )
  expect(split(html).tail).toBe('<p>end')
})

test('a text that does not continue the previous one starts afresh', () => {
  const split = createSplitter()
  split(`<p>${LONG}</p><p>a`)
  expect(split('<p>b')).toEqual({ settled: [], tail: '<p>b' })
})

test('a stray end of a block does not keep parts from being settled', () => {
  expect(createSplitter()(`</ul><p>${LONG}</p><p>`).settled).toHaveLength(1)
})
