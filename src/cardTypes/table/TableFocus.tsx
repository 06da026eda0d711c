import type { CardOf } from '@/api/cards/card.schema'
import { useCardSaver } from '@/editor/saving/cardSaverContext'
import { loadTexts } from '@/i18n/i18n'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import type { FocusProps } from '../cardTypeViews'
import { OmittedCount } from '../focus/OmittedCount'
import { limitItems } from '../rules/limitItems'
import { RichText } from '../focus/RichText'
import { DataTableView } from './DataTableView'
import styles from './TableFocus.module.css'

const TableEditor = lazyComponent(async () => {
  const [file] = await Promise.all([import('./TableEditor'), loadTexts('tableEditor')])
  return file.TableEditor
})

const MAX_TABLES = 10

/**
 * Shows the text, then each table with its name as caption. Users who may edit the card edit the tables in place,
 * unless some tables are hidden.
 */
export function TableFocus({ card }: FocusProps<CardOf<'table'>>) {
  const { isEditable } = useCardSaver()
  const { body } = card
  const tables = limitItems(body.data_tables, MAX_TABLES)
  const view = (
    <>
      {tables.shown.map((table, index) => (
        <DataTableView key={index} table={table} number={index + 1} />
      ))}
      <OmittedCount count={tables.hidden} />
    </>
  )
  return (
    <div className={styles.tables}>
      <RichText html={body.content} />
      {isEditable && tables.hidden === 0 ? (
        <TableEditor body={body} fallback={view} renderLoadError={() => view} />
      ) : (
        view
      )}
    </div>
  )
}
