import type { ReactNode, RefObject } from 'react'
import { GridList } from 'react-aria-components/GridList'
import { useTranslation } from '@/i18n/i18n'
import { SearchField } from '@/ui/SearchField'
import type { Page, PageSize } from './addressBookRules'
import styles from './PagedList.module.css'
import { Paging } from './Paging'

type PagedListProps<Row> = {
  /** Accessible name of the list. */
  label: string
  searchLabel: string
  search: string
  onSearchChange: (search: string) => void
  shown: Page<Row>
  onPageChange: (page: number) => void
  pageSize: PageSize
  onPageSizeChange: (size: PageSize) => void
  /** Shown in place of the list when there is no entry at all. */
  empty: ReactNode
  isEmpty: boolean
  /** The button that adds an entry; it stays while the first one comes, and so does its keyboard focus. */
  action: ReactNode
  listRef: RefObject<HTMLDivElement | null>
  /** GridListItems of the rows that are shown. */
  children: (row: Row, index: number) => ReactNode
}

/** A page of entries below a search: one tab stop, arrow keys from row to row, Tab into the buttons of a row (D-0076). */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const { label, searchLabel, search, onSearchChange, shown, onPageChange, pageSize, onPageSizeChange } = props
  const { action, isEmpty, empty, listRef, children } = props
  const { t } = useTranslation()
  return (
    <>
      <div className={styles.tools}>
        {isEmpty ? null : (
          <SearchField
            label={searchLabel}
            placeholder={searchLabel}
            openLabel={searchLabel}
            clearLabel={t('addressBook.clearSearch')}
            isExpandable={false}
            value={search}
            onChange={onSearchChange}
            className={styles.search}
          />
        )}
        {action}
      </div>
      {isEmpty ? (
        empty
      ) : shown.total === 0 ? (
        <p className={styles.nothing}>{t('addressBook.noResults', { search: search.trim() })}</p>
      ) : (
        <GridList
          ref={listRef}
          aria-label={label}
          keyboardNavigationBehavior="tab"
          escapeKeyBehavior="none"
          className={styles.list}
        >
          {shown.rows.map(children)}
        </GridList>
      )}
      <p role="status" className="visually-hidden">
        {search.trim() ? t('addressBook.found', { count: shown.total }) : null}
      </p>
      <Paging
        shown={shown}
        onPageChange={onPageChange}
        size={pageSize}
        onSizeChange={(size) => {
          onPageChange(1)
          onPageSizeChange(size)
        }}
      />
    </>
  )
}
