import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { describeIssue } from './describeIssue'

// The full zod sets English messages for the whole worker; another test's package may load it. This removes them.
beforeEach(() => z.config({ localeError: undefined }))

test.each([
  ['another type', z.string(), 3, 'expected string'],
  ['one of several values', z.enum(['read', 'default']), 'lost', 'expected "read" or "default"'],
  ['none of several shapes', z.union([z.string(), z.number()]), null, 'matches no allowed shape'],
  ['a custom message', z.string('a name, please'), 3, 'a name, please'],
])('describes an issue with %s', (_, schema, value, words) => {
  const [issue] = z.safeParse(schema, value).error?.issues ?? []
  expect(issue && describeIssue(issue)).toBe(words)
})
