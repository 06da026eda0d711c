import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { describeIssue } from './describeIssue'

test.each([
  ['another type', z.string(), 3, 'expected string'],
  ['one of several values', z.enum(['read', 'default']), 'lost', 'expected "read" or "default"'],
  ['none of several shapes', z.union([z.string(), z.number()]), null, 'fits none of the shapes that are allowed'],
  ['a text of its own', z.string('a name, please'), 3, 'a name, please'],
])('a problem with %s is said in words', (_, schema, value, words) => {
  const [issue] = z.safeParse(schema, value).error?.issues ?? []
  expect(issue && describeIssue(issue)).toBe(words)
})
