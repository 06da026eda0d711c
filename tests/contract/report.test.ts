import { expect, test } from 'vitest'
import { formatJson, formatJunit, formatTable } from './report'
import type { Report } from './verifyBackend'

const report: Report = {
  state: 'unseeded',
  results: [
    { step: 2, call: 'getMe', name: 'a teacher', outcome: 'passed', took: 12 },
    {
      call: 'getMe',
      step: 1,
      name: 'a student & "friend"',
      outcome: 'failed',
      difference: { path: 'data.year', message: 'is missing' },
      took: 9,
    },
    { step: 2, call: 'updateCard', name: 'cards', outcome: 'skipped', reason: 'writes (--read-only)', took: 0 },
    { step: 2, event: 'cards format.updated', call: 'updateCard', name: 'a change', outcome: 'passed', took: 30 },
  ],
  notRemoved: ['card 7f (removeCards returned 500)'],
  lastingChanges: ['the account li_na has the password padi-menguning'],
}

test('the table counts by call and by event and shows paths and reasons', () => {
  const table = formatTable(report, ['getMe', 'updateCard'])
  expect(table).toContain('✗ getMe            1       1       ·')
  expect(table).toContain('– updateCard       ·       ·       1   writes (--read-only)')
  expect(table).toContain('✓ cards format.updated')
  expect(table).toContain('getMe › a student & "friend"\n    data.year: is missing')
  expect(table).toContain('could not be removed: card 7f')
  expect(table).toContain('! for good: the account li_na has the password padi-menguning')
  expect(table).toMatch(/2 passed, 1 failed, 1 skipped\.$/)
})

test('a failure that several cases show is reported once, and a note is no failure', () => {
  const failure = (name: string, message: string): Report['results'][number] => ({
    call: 'getMe',
    step: 1,
    name,
    outcome: 'failed',
    difference: { path: 'status', message },
    took: 1,
  })
  const noted: Report['results'][number] = {
    call: 'login',
    step: 1,
    name: 'capitals',
    outcome: 'noted',
    difference: { path: 'status', message: '422 instead of 200' },
    reason: 'the backend’s own matter',
    took: 1,
  }
  const results = [
    failure('a teacher', '201 instead of 200: {"id":1}'),
    failure('a student', '201 instead of 200: {"id":2}'),
    failure('a visitor', '500 instead of 401: {}'),
    noted,
  ]
  const table = formatTable({ ...report, results }, ['getMe', 'login'])
  expect(table.match(/201 instead of 200/g)).toHaveLength(1)
  expect(table).toContain('201 instead of 200: {"id":1}\n    also: a student\n✗ getMe › a visitor')
  expect(table).toContain('~ login › capitals\n    status: 422 instead of 200\n    a note: the backend’s own matter')
  expect(table).toMatch(/0 passed, 3 failed, 0 skipped, 1 noted\.$/)
  expect(formatJunit({ ...report, results })).toContain('failures="0" skipped="1"')
})

test('a run of all calls has a row for every call and event', () => {
  const table = formatTable(report)
  expect(table).toContain('– deleteMe')
  expect(table).toContain('– magic token')
})

test('JUnit has a suite for each call and escapes text', () => {
  const xml = formatJunit(report)
  expect(xml).toContain('<testsuite name="getMe" tests="2" failures="1" skipped="0">')
  expect(xml).toContain('name="a student &amp; &quot;friend&quot;"')
  expect(xml).toContain('<failure message="data.year: is missing"/>')
  expect(xml).toContain('<skipped message="writes (--read-only)"/>')
  expect(isBalanced(xml)).toBe(true)
})

test('JSON contains the rows and every result', () => {
  expect(JSON.parse(formatJson(report, ['getMe']))).toMatchObject({
    state: 'unseeded',
    calls: [{ name: 'getMe', passed: 1, failed: 1, skipped: 0 }],
    results: report.results,
    notRemoved: report.notRemoved,
  })
})

/** True if every element of the XML is closed. */
function isBalanced(xml: string): boolean {
  const open: string[] = []
  for (const [, close, name, rest] of xml.matchAll(/<(\/?)([a-z]+)((?:"[^"]*"|[^>"])*)>/g)) {
    if (close && open.pop() !== name) return false
    if (!close && !rest?.endsWith('/') && name) open.push(name)
  }
  return open.length === 0
}
