import { useTranslation } from '@/i18n/i18n'
import { decodeEntities } from '../rules/decode'
import { OmittedCount } from '../focus/OmittedCount'
import { limitItems } from '../rules/limitItems'
import styles from './TableFocus.module.css'
import { cellText, type DataTable, MAX_CELLS, MAX_COLUMNS } from './tableModel'

type DataTableViewProps = {
  table: DataTable
  /** Number of the table, starting at 1; used as the name of an unnamed table. */
  number: number
}

/**
 * Shows a table that scrolls horizontally. The container is focusable, so the user can scroll it with the arrow keys.
 */
export function DataTableView({ table, number }: DataTableViewProps) {
  const { t } = useTranslation()
  const headers = limitItems(table.headers, MAX_COLUMNS)
  const rows = limitItems(table.rows, Math.floor(MAX_CELLS / Math.max(headers.shown.length, 1)))
  const name = decodeEntities(table.name).trim() || t('formats.table.unnamed', { number })
  return (
    <section className={styles.scroller} aria-label={t('formats.table.scroll', { name })} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{name}</caption>
        <thead>
          <tr>
            {headers.shown.map((header, column) => (
              <th key={column} scope="col">
                {decodeEntities(header)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.shown.map((_, line) => (
            <tr key={line}>
              {headers.shown.map((_header, column) => {
                const text = cellText(table, line, column)
                return column === 0 ? (
                  <th key={column} scope="row">
                    {text}
                  </th>
                ) : (
                  <td key={column}>{text}</td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <OmittedCount count={headers.hidden} />
      <OmittedCount count={rows.hidden} />
    </section>
  )
}
