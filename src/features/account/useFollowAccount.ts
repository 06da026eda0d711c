import { useEffect, useEffectEvent, useReducer } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { followedOf } from './accountEdits'
import { type AccountValues, accountFields } from './accountValues'

const mergeValues = (base: AccountValues, change: Partial<AccountValues>): AccountValues => ({ ...base, ...change })

/**
 * Updates unedited fields when the account is changed elsewhere (D-0074).
 * @param loaded current values of the account
 * @returns account values at the start of each edit, and a setter to call with the saved values
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
