import { useEffect, useState } from 'react'
import { useStore } from 'react-redux'
import { selectMe } from '@/api/user'
import { storeDraft, useDraft } from '@/lib/drafts/useDraft'
import type { RootState } from './rootReducer'

/**
 * Text being typed into a field that is empty whenever it is opened: it is discarded with the field, unless the session ended meanwhile.
 * Then the same user finds it in the field after the next login (D-0911).
 * @param field names the field among all fields of the app
 */
export function useFieldDraft(field: string): [string, (text: string) => void] {
  const store = useStore<RootState>()
  // Fixed, because the user is signed out before the field is unmounted.
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
