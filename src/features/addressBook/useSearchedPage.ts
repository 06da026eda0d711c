import { useState } from 'react'
import { matchesSearch } from '@/lib/matchesSearch'
import { pageOf, type PageSize } from './addressBookRules'

/** Filters the rows by name and returns one page of them. A new search or page size returns to the first page (D-1128). */
export function useSearchedPage<Row>(rows: readonly Row[], nameOf: (row: Row) => string, size: PageSize) {
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const found = rows.filter((row) => matchesSearch(nameOf(row), search))
  return {
    search,
    setSearch: (text: string) => {
      setSearch(text)
      setPage(1)
    },
    shown: pageOf(found, page, size),
    setPage,
  }
}
