import type * as z from 'zod/mini'

/**
 * What is wrong with a value, in words: `expected string`, `expected "read" or "default"`. The small build of zod has no texts of
 * its own and says 'Invalid input' of everything.
 */
export function describeIssue(issue: z.core.$ZodIssue): string {
  if (issue.message !== 'Invalid input') return issue.message
  if (issue.code === 'invalid_type') return `expected ${issue.expected}`
  if (issue.code === 'invalid_value')
    return `expected ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`
  if (issue.code === 'invalid_union') return 'fits none of the shapes that are allowed'
  return issue.message
}
