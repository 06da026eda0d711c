import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from '@/i18n/i18n'
import { IconButton } from '@/ui/IconButton'
import { ROWS_PER_PAGE } from '@/store/preferencesSlice'
import type { Page, PageSize } from './addressBookRules'
import styles from './Paging.module.css'

type PagingProps = {
  shown: Page<unknown>
  onPageChange: (page: number) => void
  size: PageSize
  onSizeChange: (size: PageSize) => void
}

/** Footer of a list: rows per page, the range of shown rows, and buttons for the previous and next page. */
export function Paging({
  shown: { page, pageCount, first, last, total },
  onPageChange,
  size,
  onSizeChange,
}: PagingProps) {
  const { t } = useTranslation()
  const id = useId()
  if (total <= ROWS_PER_PAGE[0]) return null
  return (
    <nav aria-label={t('addressBook.paging.label')} className={styles.paging}>
      <span className={styles.size}>
        <label htmlFor={id}>{t('addressBook.paging.size')}</label>
        <select
          id={id}
          className={styles.select}
          value={size}
          onChange={({ target }) => {
            const chosen = ROWS_PER_PAGE.find((each) => String(each) === target.value)
            if (chosen) onSizeChange(chosen)
          }}
        >
          {ROWS_PER_PAGE.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </span>
      <span role="status" className={styles.rows}>
        {t('addressBook.paging.rows', { first, last, total })}
      </span>
      <span className={styles.buttons}>
        {/* Uses `isPending` instead of `isDisabled`: a disabled button would lose focus when a press reaches the first or last page. */}
        <IconButton
          label={t('addressBook.paging.previous')}
          icon={<ChevronLeft aria-hidden="true" />}
          isPending={page === 1}
          onPress={() => onPageChange(page - 1)}
        />
        <IconButton
          label={t('addressBook.paging.next')}
          icon={<ChevronRight aria-hidden="true" />}
          isPending={page === pageCount}
          onPress={() => onPageChange(page + 1)}
        />
      </span>
    </nav>
  )
}
