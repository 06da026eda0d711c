import fc from 'fast-check'
import { expect, test } from 'vitest'
import { longAnswer } from '../../mocks/ai/longAnswer'
import { type Blocks, updateBlocks, NO_BLOCKS } from './blocks'

const updateByPieces = (pieces: string[]): Blocks => {
  let blocks = NO_BLOCKS
  let text = ''
  for (const piece of pieces) {
    text += piece
    blocks = updateBlocks(blocks, text)
  }
  return blocks
}

/** The text again, blank lines between blocks made equal. */
const rejoin = ({ done, tail }: Blocks) => [...done.map((block) => block.trimEnd()), tail.trimEnd()].join('\n\n')

test.each([
  ['two paragraphs', 'Plants make food.\n\nThey need light.', ['Plants make food.\n'], 'They need light.'],
  [
    'a list stays one block through its blank lines',
    '- leaf\n\n- root\n\n- stem\n',
    [],
    '- leaf\n\n- root\n\n- stem\n',
  ],
  ['code keeps its blank lines', '```js\nlet a\n\nlet b\n```\n\nThen', ['```js\nlet a\n\nlet b\n```\n'], 'Then'],
  ['an open fence is not cut', '```\nfirst\n\nsecond\n\nthird', [], '```\nfirst\n\nsecond\n\nthird'],
])('%s', (_, text, done, tail) => {
  // A line more, so that the last line is decided on, then compared without it.
  const blocks = updateBlocks(NO_BLOCKS, `${text}\n`)
  expect(blocks.done).toEqual(done)
  expect(blocks.tail.trimEnd()).toBe(tail.trimEnd())
})

test('cutting a lesson piece by piece gives the blocks that cutting it at once gives', () => {
  const lesson = longAnswer(4000, 'blocks')
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 50 }), (sizes) => {
      const pieces: string[] = []
      for (let at = 0, index = 0; at < lesson.length; index += 1) {
        const size = sizes[index % sizes.length] ?? 1
        pieces.push(lesson.slice(at, at + size))
        at += size
      }
      const blocks = updateByPieces(pieces)
      expect(rejoin(blocks)).toBe(rejoin(updateBlocks(NO_BLOCKS, lesson)))
    }),
    { numRuns: 30 },
  )
})

test('finished blocks never change while the text grows', () => {
  const lesson = longAnswer(3000, 'steady')
  let blocks = NO_BLOCKS
  for (let at = 7; at < lesson.length; at += 7) {
    const next = updateBlocks(blocks, lesson.slice(0, at))
    expect(next.done.slice(0, blocks.done.length)).toEqual(blocks.done)
    blocks = next
  }
  expect(blocks.done.length).toBeGreaterThan(5)
})

test('a text that starts over is cut anew', () => {
  const blocks = updateBlocks(NO_BLOCKS, 'A long answer.\n\nWith two parts.\n')
  expect(updateBlocks(blocks, 'Short')).toMatchObject({ done: [], tail: 'Short' })
})
