import type { ReactNode, RefObject } from 'react'
import { GridList } from 'react-aria-components/GridList'
import { statusOf, toApiError } from '@/api/core/errors'
import type { BuddyValue } from '@/buddy/buddies'
import { Buddy } from '@/buddy/Buddy'
import type { BuddyMood } from '@/buddy/moods'
import { useTranslation } from '@/i18n/i18n'
import { EmptyState } from '@/ui/EmptyState'
import { ListFailed } from '@/ui/ListFailed'
import { ListSkeleton } from '@/ui/ListSkeleton'
import { SearchField } from '@/ui/SearchField'
import type { ListResult, PageSize } from './addressBookRules'
import styles from './EntryPanel.module.css'
import { Paging } from './Paging'
import { useSearchedPage } from './useSearchedPage'

/** In pixels. */
const BUDDY_SIZE = 140

type EntryPanelProps<Row> = {
  buddy: BuddyValue
  label: string
  searchLabel: string
  result: ListResult<Row>
  sort: (rows: readonly Row[]) => Row[]
  /** Returns the text that the search compares. */
  nameOf: (row: Row) => string
  pageSize: PageSize
  onPageSizeChange: (size: PageSize) => void
  /** Shown instead of the list when there are no entries. */
  empty: { mood: BuddyMood; heading: string; text: string }
  /** Button that adds an entry. It stays mounted when the first entry arrives, so it does not lose focus. */
  action: ReactNode
  listRef: RefObject<HTMLDivElement | null>
  children: (row: Row, index: number) => ReactNode
}

/**
 * List of one tab with search and paging, including its loading, error and empty states. The list is one tab stop; arrow keys move between
 * rows and Tab enters a row's buttons (D-0076).
 */
export function EntryPanel<Row>(props: EntryPanelProps<Row>) {
  const { buddy, label, searchLabel, result, sort, nameOf, pageSize, onPageSizeChange } = props
  const { empty, action, listRef, children } = props
  const { data, error, isFetching, refetch } = result
  const { t } = useTranslation()
  const { search, setSearch, shown, setPage } = useSearchedPage(sort(data ?? []), nameOf, pageSize)

  if (data === undefined) {
    return error ? (
      <ListFailed
        illustration={<Buddy name={buddy} mood="sorry" size={BUDDY_SIZE} />}
        heading={t('addressBook.failed.title')}
        text={t(statusOf(toApiError(error)) === 403 ? 'error.403' : 'addressBook.failed.text')}
        retryLabel={t('app.retry')}
        retryingLabel={t('addressBook.loading')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <ListSkeleton label={t('addressBook.loading')} widths={NAME_WIDTHS} rowClassName={styles.waiting} />
    )
  }
  const isEmpty = data.length === 0
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
            onChange={setSearch}
            className={styles.search}
          />
        )}
        {action}
      </div>
      {isEmpty ? (
        <EmptyState
          illustration={<Buddy name={buddy} mood={empty.mood} size={BUDDY_SIZE} />}
          heading={empty.heading}
          text={empty.text}
        />
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
        onPageChange={setPage}
        size={pageSize}
        onSizeChange={(size) => {
          setPage(1)
          onPageSizeChange(size)
        }}
      />
    </>
  )
}

const NAME_WIDTHS = ['46%', '58%', '38%', '52%', '44%']
