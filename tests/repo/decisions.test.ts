/**
 * Checks the form of docs/decisions: the README lists the architecture decisions, and product decisions are headings in the
 * order of their numbers.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = resolve(import.meta.dirname, '../../docs/decisions')
const read = (path: string) => readFileSync(resolve(FOLDER, path), 'utf8')
const architecture = readdirSync(resolve(FOLDER, 'architecture')).toSorted()

/** Returns the line of the index for an architecture decision. It is made from the decision's title and status. */
function indexLine(file: string): string {
  const text = read(`architecture/${file}`)
  const status = /^- Status: (.*)$/m.exec(text)?.[1]
  const [, id = '', title = ''] = /^# (D-\d{4}) (.*)$/m.exec(text) ?? []
  return `- [${id}](architecture/${file}) ${title}${status ? ` (${status})` : ''}`
}

test('docs/decisions/README.md lists every architecture decision in its order, with its title and status', () => {
  expect(read('README.md').match(/^- \[D-\d{4}\].*$/gm)).toEqual(architecture.map(indexLine))
})

test.each(architecture)('%s has the number of its heading and at most 300 words', (file) => {
  const text = read(`architecture/${file}`)
  expect(text.startsWith(`# ${file.slice(0, 6)} `)).toBe(true)
  expect(text.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(300)
})

test.each(['access.md', 'board.md', 'chat.md', 'overrides.md'])(
  '%s has its decisions in the order of numbers',
  (file) => {
    const ids = read(file).match(/(?<=^## )D-\d{4}(?= )/gm) ?? []
    expect(ids.length).toBeGreaterThan(10)
    expect(ids).toEqual(ids.toSorted())
  },
)
