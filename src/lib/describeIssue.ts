import type * as z from 'zod/mini'

/**
 * Describes a zod issue: `expected string`, `expected "read" or "default"`. zod/mini has no error texts; each of its
 * messages is 'Invalid input'.
 */
export function describeIssue(issue: z.core.$ZodIssue): string {
  if (issue.message !== 'Invalid input') return issue.message
  if (issue.code === 'invalid_type') return `expected ${issue.expected}`
  if (issue.code === 'invalid_value')
    return `expected ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`
  if (issue.code === 'invalid_union') return 'matches no allowed shape'
  return issue.message
}
