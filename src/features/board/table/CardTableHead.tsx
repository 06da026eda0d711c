import { ArrowDown, ArrowUp } from 'lucide-react'
import type { CardListArg } from '@/api/cards/cardListPages'
import type { CardSort } from '@/api/cards/cardOrder.contract'
import { useTranslation } from '@/i18n/i18n'
import { defaultOrderFor, isSortAvailable } from '@/model/board/boardUrl'
import styles from './CardTable.module.css'

export type SortChange = Pick<CardListArg, 'sort' | 'order'>

/** Columns of the table. The server sorts by `sort`: the client has loaded only some pages and cannot sort them (B-200 to B-206). */
const COLUMNS: readonly { name: 'type' | 'title' | 'sharing' | 'changed'; sort?: CardSort }[] = [
  { name: 'type' },
  { name: 'title', sort: 'alphabetical' },
  { name: 'sharing' },
  { name: 'changed', sort: 'updated_at' },
]

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const

type CardTableHeadProps = SortChange & { isAutoLayout: boolean; onSort: (change: SortChange) => void }

/** Column names. A press sorts by the column; a second press reverses the order (B-255 to B-259). */
export function CardTableHead({ sort, order, isAutoLayout, onSort }: CardTableHeadProps) {
  const { t } = useTranslation()
  return (
    <div role="rowgroup">
      <div role="row" aria-rowindex={1} className={styles.head}>
        {COLUMNS.map(({ name, sort: columnSort }) => {
          const isSorted = columnSort === sort
          const label = t(`cardTable.${name}`)
          if (!columnSort || !isSortAvailable(columnSort, isAutoLayout)) {
            return (
              <span key={name} role="columnheader" className={styles[name]}>
                {label}
              </span>
            )
          }
          const Arrow = order === 'asc' ? ArrowUp : ArrowDown
          const otherOrder = order === 'asc' ? 'desc' : 'asc'
          return (
            <span
              key={name}
              role="columnheader"
              aria-sort={isSorted ? ARIA_SORT[order] : 'none'}
              className={styles[name]}
            >
              <button
                type="button"
                className={styles.sort}
                onClick={() => onSort({ sort: columnSort, order: isSorted ? otherOrder : defaultOrderFor(columnSort) })}
              >
                {label}
                {isSorted ? <Arrow aria-hidden="true" size={16} /> : null}
              </button>
            </span>
          )
        })}
        <span role="columnheader" className={styles.actions}>
          <span className="visually-hidden">{t('cardTable.actions')}</span>
        </span>
      </div>
    </div>
  )
}
