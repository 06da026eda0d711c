import fc from 'fast-check'
import { expect, test } from 'vitest'
import { longAnswer } from '../../mocks/ai/longAnswer'
import { type Blocks, updateBlocks, NO_BLOCKS } from './blocks'

const updateByChunks = (chunks: string[]): Blocks => {
  let blocks = NO_BLOCKS
  let text = ''
  for (const chunk of chunks) {
    text += chunk
    blocks = updateBlocks(blocks, text)
  }
  return blocks
}

/** The blocks as one text, with exactly one blank line between them. */
const rejoin = ({ done, tail }: Blocks) => [...done.map((block) => block.trimEnd()), tail.trimEnd()].join('\n\n')

test.each([
  ['two paragraphs', 'Plants make food.\n\nThey need light.', ['Plants make food.\n'], 'They need light.'],
  ['a list with blank lines stays one block', '- leaf\n\n- root\n\n- stem\n', [], '- leaf\n\n- root\n\n- stem\n'],
  ['code keeps its blank lines', '```js\nlet a\n\nlet b\n```\n\nThen', ['```js\nlet a\n\nlet b\n```\n'], 'Then'],
  ['an open code fence is not split', '```\nfirst\n\nsecond\n\nthird', [], '```\nfirst\n\nsecond\n\nthird'],
])('%s', (_, text, done, tail) => {
  // The extra newline completes the last line, so that its block boundary is known.
  const blocks = updateBlocks(NO_BLOCKS, `${text}\n`)
  expect(blocks.done).toEqual(done)
  expect(blocks.tail.trimEnd()).toBe(tail.trimEnd())
})

test('splitting chunk by chunk gives the same blocks as splitting the whole text', () => {
  const lesson = longAnswer(4000, 'blocks')
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 50 }), (sizes) => {
      const chunks: string[] = []
      for (let at = 0, index = 0; at < lesson.length; index += 1) {
        const size = sizes[index % sizes.length] ?? 1
        chunks.push(lesson.slice(at, at + size))
        at += size
      }
      const blocks = updateByChunks(chunks)
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

test('a text that starts over is split again from its beginning', () => {
  const blocks = updateBlocks(NO_BLOCKS, 'A long answer.\n\nWith two parts.\n')
  expect(updateBlocks(blocks, 'Short')).toMatchObject({ done: [], tail: 'Short' })
})
