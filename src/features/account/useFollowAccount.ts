import { useEffect, useEffectEvent, useReducer } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { followedOf } from './accountEdits'
import { type AccountValues, accountFields } from './accountValues'

const mergeValues = (base: AccountValues, change: Partial<AccountValues>): AccountValues => ({ ...base, ...change })

/**
 * Copies changes of the account that were made elsewhere into the fields that the user has not edited (D-0074).
 * @param loaded newest values of the account
 * @returns the account's values when each edit began, and a function to call with the saved values
 */
export function useFollowAccount(form: UseFormReturn<AccountValues>, loaded: AccountValues) {
  const { getValues, setValue } = form
  const [base, rebase] = useReducer(mergeValues, loaded)
  const follow = useEffectEvent(() => {
    const followed = followedOf(getValues(), base, loaded)
    for (const field of accountFields) if (followed[field] !== undefined) setValue(field, followed[field])
    rebase(followed)
  })
  const key = JSON.stringify(loaded)
  useEffect(() => follow(), [key])
  return [base, rebase] as const
}
