import { expect, test } from 'vitest'
import type { CallName } from '../../src/api/calls'
import { casesOf, NOTED_CASES } from './plan'

test.each(Object.entries(NOTED_CASES))('the noted cases of %s exist', (call, reasons) => {
  const names = casesOf(call as CallName)?.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(Object.keys(reasons)))
})
