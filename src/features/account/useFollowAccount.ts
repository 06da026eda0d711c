import { useEffect, useEffectEvent, useReducer } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { followedOf } from './accountEdits'
import { type AccountValues, accountFields } from './accountValues'

const mergeValues = (base: AccountValues, change: Partial<AccountValues>): AccountValues => ({ ...base, ...change })

/**
 * Fields that the person has not touched follow changes of the account made elsewhere (D-0074).
 * @param loaded the account as it is now
 * @returns the account that the edits of each field began from, and what sets it after a save
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
