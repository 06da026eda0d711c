import { useTranslation } from '@/i18n/i18n'
import type { CardOf } from '@/api/cards/card.schema'
import { decodeEntities } from '../decode'
import type { FocusProps } from '../cardTypeDefinition'
import { RichText } from '../RichText'
import styles from './TableFocus.module.css'

/** The text, then each table with its name as caption. */
export function TableFocus({ card }: FocusProps<CardOf<'table'>>) {
  return (
    <div className={styles.tables}>
      <RichText html={card.body.content} />
      {card.body.data_tables.map((table, index) => (
        <DataTable key={`${index} ${table.name}`} table={table} number={index + 1} />
      ))}
    </div>
  )
}

type DataTableProps = { table: CardOf<'table'>['body']['data_tables'][number]; number: number }

/** A horizontally scrollable table; the container is focusable, so that the arrow keys scroll it. */
function DataTable({ table, number }: DataTableProps) {
  const { t } = useTranslation()
  const name = decodeEntities(table.name).trim() || t('formats.table.unnamed', { number })
  return (
    <section className={styles.scroller} aria-label={t('formats.table.scroll', { name })} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{name}</caption>
        <thead>
          <tr>
            {table.headers.map((header, column) => (
              <th key={column} scope="col">
                {decodeEntities(header)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, line) => (
            <tr key={line}>
              {table.headers.map((_, column) => {
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
    </section>
  )
}
