import { useEffect, useState } from 'react'
import { useStore } from 'react-redux'
import { selectMe } from '@/api/user'
import { storeDraft, useDraft } from '@/lib/drafts/useDraft'
import type { RootState } from './rootReducer'

/**
 * Keeps text typed into a field that opens empty. Closing the field discards the text, unless the session has ended in
 * the meantime. The same user then finds the text after the next login (D-0911).
 * @param field name that no other field of the app uses
 */
export function useFieldDraft(field: string): [string, (text: string) => void] {
  const store = useStore<RootState>()
  // The key is fixed, because the user is signed out before the field unmounts.
  const [key] = useState(() => `heartboard-${field}-draft-${selectMe(store.getState())?.id}`)
  const draft = useDraft(key)
  useEffect(
    () => () => {
      if (selectMe(store.getState())) storeDraft(key, '')
    },
    [key, store],
  )
  return draft
}
