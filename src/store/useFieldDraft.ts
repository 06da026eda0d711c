import { useEffect, useState } from 'react'
import { useStore } from 'react-redux'
import { selectMe } from '@/api/user'
import { storeDraft, useDraft } from '@/lib/drafts/useDraft'
import type { RootState } from './rootReducer'

/**
 * Text typed into a field that opens empty: closing the field discards the text, unless the session ended meanwhile. The same user then
 * finds the text after the next login (D-0911).
 * @param field names the field among all fields of the app
 */
export function useFieldDraft(field: string): [string, (text: string) => void] {
  const store = useStore<RootState>()
  // Fixed key: the user is signed out before the field unmounts.
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
