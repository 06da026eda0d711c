import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useBoardLocation } from '@/model/board/useBoardLocation'
import { useTranslation } from '@/i18n/i18n'
import { useDebouncedCallback } from '@/lib/useDebouncedCallback'
import { useFieldDraft } from '@/store/useFieldDraft'
import { SearchField } from '@/ui/SearchField'

/** Milliseconds after the last key until the search starts (B-571). */
const SEARCH_DEBOUNCE_MS = 500

/** Search field of the board. The search term is part of the URL (B-075, B-076). */
export function BoardSearch() {
  // The key remounts the field on another route, because unsubmitted text belongs to the route where it was typed.
  const currentPath = useLocation({ select: ({ pathname }) => pathname })
  return <DebouncedSearch key={currentPath} path={currentPath} />
}

type SearchDraft = {
  text: string
  /** Search term of the URL at the last render. A different term means that the URL has changed since. */
  urlTerm: string
  /** Term that this field has put into the URL. When the URL then changes to it, the text stays as typed. */
  submittedTerm?: string
  /** Counts searches that a navigation has ended. The counter is the field's key, so each of them remounts the field, collapsed. */
  resetCount: number
}

function DebouncedSearch({ path }: { path: string }) {
  const { t } = useTranslation()
  const { list, changeList } = useBoardLocation()
  const urlTerm = list.search
  // Stores text that is not yet in the URL. The same user finds the text again after a new login.
  const [unsent, setUnsent] = useFieldDraft(`search${path}`)
  const [draft, setDraft] = useState<SearchDraft>(() => ({
    text: unsent || urlTerm,
    urlTerm,
    ...(unsent && { submittedTerm: unsent.trim() }),
    resetCount: 0,
  }))
  const { text, submittedTerm, resetCount } = draft
  // If this field changed the URL, its text stays. After Back or a link, the URL's term replaces the text.
  if (draft.urlTerm !== urlTerm) {
    const isOwnUpdate = submittedTerm === urlTerm
    const hasEnded = !isOwnUpdate && urlTerm === ''
    setDraft({ text: isOwnUpdate ? text : urlTerm, urlTerm, resetCount: hasEnded ? resetCount + 1 : resetCount })
  }

  // Submits the text unless a change of the URL has replaced it.
  const submitDebounced = useDebouncedCallback((term: string) => {
    setDraft((before) => (before.text === term ? { ...before, submittedTerm: term.trim() } : before))
  }, SEARCH_DEBOUNCE_MS)
  const submit = useEffectEvent((term: string) => {
    if (term !== urlTerm) changeList({ search: term || undefined })
  })
  useEffect(() => {
    if (submittedTerm !== undefined) submit(submittedTerm)
  }, [submittedTerm])

  // A term that is already in the URL needs no draft.
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
