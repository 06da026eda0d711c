import type { CardOf } from '@/api/cards/card.schema'
import { CoverPicture } from '../tile/CoverPicture'
import { decodeEntities } from '../rules/decode'
import type { ThumbnailProps } from '../cardTypeViews'
import { TileSurface } from '../tile/TileSurface'
import styles from './TableThumbnail.module.css'

const ROWS = 3
const COLUMNS = 3

/** Shows the first table: its first 3 columns, headers and 3 rows. Without a table, shows the cover picture. */
export function TableThumbnail({ card }: ThumbnailProps<CardOf<'table'>>) {
  const [table] = card.body.data_tables
  if (!table) return <CoverPicture src={card.image} imageY={card.image_y} fallback={<EmptyTable />} />
  return (
    <TablePreview
      headers={table.headers.slice(0, COLUMNS)}
      rows={table.rows.slice(0, ROWS).map((row) => row.slice(0, COLUMNS))}
    />
  )
}

function TablePreview({ headers, rows }: { headers: string[]; rows: string[][] }) {
  return (
    <TileSurface className={styles.surface}>
      <div
        className={styles.grid}
        style={{ gridTemplateColumns: `repeat(${Math.max(headers.length, 1)}, minmax(0, 1fr))` }}
      >
        {headers.map((header, column) => (
          <span key={column} className={styles.header}>
            {decodeEntities(header)}
          </span>
        ))}
        {rows.flatMap((row, line) =>
          headers.map((_, column) => (
            <span key={`${line}.${column}`} className={styles.cell}>
              {decodeEntities(row[column] ?? '')}
            </span>
          )),
        )}
      </div>
    </TileSurface>
  )
}

function EmptyTable() {
  return <TablePreview headers={['', '', '']} rows={[[], [], []]} />
}
