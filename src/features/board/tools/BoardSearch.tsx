import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useBoardLocation } from '@/model/board/useBoardLocation'
import { useTranslation } from '@/i18n/i18n'
import { useDebouncedCallback } from '@/lib/useDebouncedCallback'
import { useFieldDraft } from '@/store/useFieldDraft'
import { SearchField } from '@/ui/SearchField'

/** ms after the last key (B-571). */
const SEARCH_DEBOUNCE_MS = 500

/** The search field of the board; its term is in the URL (B-075, B-076). */
export function BoardSearch() {
  // Remounts the field on another route: unsubmitted text belongs to the route where it was typed.
  const currentPath = useLocation({ select: ({ pathname }) => pathname })
  return <DebouncedSearch key={currentPath} path={currentPath} />
}

type SearchDraft = {
  text: string
  /** The URL's term at the last render; another term means that the URL has changed. */
  urlTerm: string
  /** The term that this field has put into the URL; the text stays as typed when the URL follows. */
  submittedTerm?: string
  /** Number of searches ended by the URL; each remounts the field, collapsed. */
  resetCount: number
}

function DebouncedSearch({ path }: { path: string }) {
  const { t } = useTranslation()
  const { list, changeList } = useBoardLocation()
  const urlTerm = list.search
  // Draft of text that is not in the URL yet; the same user finds the text again after a new login.
  const [unsent, setUnsent] = useFieldDraft(`search${path}`)
  const [draft, setDraft] = useState<SearchDraft>(() => ({
    text: unsent || urlTerm,
    urlTerm,
    ...(unsent && { submittedTerm: unsent.trim() }),
    resetCount: 0,
  }))
  const { text, submittedTerm, resetCount } = draft
  // After a navigation of this field the text stays. After Back or a link the term of the URL replaces the text.
  if (draft.urlTerm !== urlTerm) {
    const isOwnUpdate = submittedTerm === urlTerm
    const hasEnded = !isOwnUpdate && urlTerm === ''
    setDraft({ text: isOwnUpdate ? text : urlTerm, urlTerm, resetCount: hasEnded ? resetCount + 1 : resetCount })
  }

  // Submits only text that the URL has not replaced meanwhile.
  const submitDebounced = useDebouncedCallback((term: string) => {
    setDraft((before) => (before.text === term ? { ...before, submittedTerm: term.trim() } : before))
  }, SEARCH_DEBOUNCE_MS)
  const submit = useEffectEvent((term: string) => {
    if (term !== urlTerm) changeList({ search: term || undefined })
  })
  useEffect(() => {
    if (submittedTerm !== undefined) submit(submittedTerm)
  }, [submittedTerm])

  // Keeps no draft of a term that is in the URL already.
  const draftToKeep = text.trim() === urlTerm ? '' : text
  const keep = useEffectEvent(setUnsent)
  useEffect(() => keep(draftToKeep), [draftToKeep])

  return (
    <SearchField
      key={resetCount}
      value={text}
      onChange={(next) => {
        setDraft((before) => ({ ...before, text: next }))
        submitDebounced(next)
      }}
      label={t('board.search.label')}
      openLabel={t('board.search.open')}
      clearLabel={t('board.search.clear')}
      placeholder={t('board.search.placeholder')}
      placement="bottom"
    />
  )
}
