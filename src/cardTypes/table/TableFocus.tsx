import { useTranslation } from '@/i18n/i18n'
import type { CardOf } from '@/api/cards/card.schema'
import { decodeEntities } from '../decode'
import type { FocusProps } from '../cardTypeViews'
import { LeftOut } from '../LeftOut'
import { limitItems } from '../limitItems'
import { RichText } from '../RichText'
import styles from './TableFocus.module.css'

/** The text, then each table with its name as caption. */
export function TableFocus({ card }: FocusProps<CardOf<'table'>>) {
  const tables = limitItems(card.body.data_tables, MAX_TABLES)
  return (
    <div className={styles.tables}>
      <RichText html={card.body.content} />
      {tables.shown.map((table, index) => (
        <DataTable key={index} table={table} number={index + 1} />
      ))}
      <LeftOut count={tables.hidden} />
    </div>
  )
}

const MAX_TABLES = 10
const MAX_COLUMNS = 30
/** Cells of one table, as `limitItems`. */
const MAX_CELLS = 3000

type DataTableProps = { table: CardOf<'table'>['body']['data_tables'][number]; number: number }

/** A horizontally scrollable table; the container is focusable, so that the arrow keys scroll it. */
function DataTable({ table, number }: DataTableProps) {
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
          {rows.shown.map((row, line) => (
            <tr key={line}>
              {headers.shown.map((_, column) => {
                const text = decodeEntities(row[column] ?? '')
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
      <LeftOut count={headers.hidden} />
      <LeftOut count={rows.hidden} />
    </section>
  )
}
