import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contractTable, tableText, undocumentedCalls, undocumentedEvents } from './contractTable'

const sections = await contractTable()
const coverage = new URL('../../fixtures/contract/COVERAGE.md', import.meta.url)

test('every call of the contract is documented by a requirement or a decision', () => {
  expect(undocumentedCalls()).toEqual([])
})

test('every live event of the contract is documented by a requirement', () => {
  expect(undocumentedEvents()).toEqual([])
})

describe.each(sections)('$title', ({ lines }) => {
  test.each(lines.map(({ name, gaps }) => [name, gaps] as const))('%s is complete', (name, gaps) => {
    expect(gaps, `${name} lacks ${gaps.join(', ')}`).toEqual([])
  })
})

test('fixtures/contract/COVERAGE.md is up to date', () => {
  const stored = existsSync(coverage) ? readFileSync(coverage, 'utf8') : ''
  expect(stored === tableText(sections), 'COVERAGE.md is out of date: run npm run contract:docs').toBe(true)
})
