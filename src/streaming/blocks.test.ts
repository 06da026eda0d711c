import fc from 'fast-check'
import { expect, test } from 'vitest'
import { longAnswer } from '@mocks/ai/longAnswer'
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

/** Returns the blocks as one text, with exactly one blank line between them. */
const rejoin = ({ done, tail }: Blocks) => [...done.map((block) => block.trimEnd()), tail.trimEnd()].join('\n\n')

test.each([
  ['two paragraphs', 'Plants make food.\n\nThey need light.', ['Plants make food.\n'], 'They need light.'],
  ['a list with blank lines stays one block', '- leaf\n\n- root\n\n- stem\n', [], '- leaf\n\n- root\n\n- stem\n'],
  ['code keeps its blank lines', '```js\nlet a\n\nlet b\n```\n\nThen', ['```js\nlet a\n\nlet b\n```\n'], 'Then'],
  ['an open code fence is not split', '```\nfirst\n\nsecond\n\nthird', [], '```\nfirst\n\nsecond\n\nthird'],
])('%s', (_, text, done, tail) => {
  // The additional newline completes the last line, and with it the border of the block.
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

test('another text of equal length is split again from its beginning', () => {
  const blocks = updateBlocks(NO_BLOCKS, 'Lava is hot.\n\nIt is rock.\n\nIt flows.')
  expect(updateBlocks(blocks, 'Lava is old.\n\nIt is rock.\n\nIt flows.').done[0]).toBe('Lava is old.\n')
})

/** Splits a text that arrives in chunks. Returns the length of the longest block, and all blocks in order. */
const check = (text: string, chunkSize: number) => {
  const chunks = Array.from({ length: Math.ceil(text.length / chunkSize) }, (_, index) =>
    text.slice(index * chunkSize, (index + 1) * chunkSize),
  )
  const { done, tail } = updateByChunks(chunks)
  return { longest: Math.max(...[...done, tail].map(({ length }) => length)), all: [...done, tail] }
}

test.each([
  ['a bulleted list', '- an item of a long list\n', 3000],
  ['a numbered list', '1. an item of a long list\n', 7000],
  ['a paragraph in one line', 'words without an end ', 7000],
  ['a single word', 'aaaaaaaaaa', 7000],
])('%s of 60,000 characters becomes several blocks, the same in chunks', (_, piece, most) => {
  const text = piece.repeat(Math.ceil(60_000 / piece.length))
  const { longest, all } = check(text, 997)
  expect(longest).toBeLessThan(most)
  expect(all).toEqual(check(text, text.length).all)
  expect(all.join('').replaceAll('\n', '')).toBe(text.replaceAll('\n', ''))
})

test('a reply of many short paragraphs has few blocks, the same in chunks', () => {
  const text = 'a\n\n'.repeat(20_000)
  const { all } = check(text, 997)
  expect(all.length).toBeLessThan(500)
  expect(all).toEqual(check(text, text.length).all)
  expect(all.join('').replaceAll('\n', '')).toBe(text.replaceAll('\n', ''))
})

test('the parts of long code and of a long table can each be rendered on their own', () => {
  const code = check(`\`\`\`js\n${'let leaf = 1\n'.repeat(2000)}\`\`\`\n`, 500).all
  expect(code.length).toBeGreaterThan(3)
  for (const block of code.slice(0, -1)) expect(block).toMatch(/^```js\n(let leaf = 1\n)+```\n$/)
  const inTildes = check(`~~~md\n${'```\nlet leaf = 1\n'.repeat(2000)}~~~\n`, 500).all
  for (const block of inTildes.slice(0, -1)) expect(block).toMatch(/^~~~md\n(```\n|let leaf = 1\n)+~~~\n$/)
  const table = check(`| a | b |\n|---|---|\n${'| 1 | 2 |\n'.repeat(2000)}`, 500).all
  for (const block of table) expect(block).toMatch(/^\| a \| b \|\n\|---\|---\|\n(\| 1 \| 2 \|\n)+$/)
})
