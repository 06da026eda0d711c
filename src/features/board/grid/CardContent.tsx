import { CardTile, type CardTileProps } from '@/cardTypes/tile/CardTile'
import { lazyComponent } from '@/lib/loading/lazyComponent'

// The code of the table loads with its first row.
const CardRow = lazyComponent(() => import('../table/CardRow').then((file) => file.CardRow))

/** A card on the board: a row of the table, or a tile. */
export const CardContent = ({ isTable, ...tile }: CardTileProps & { isTable: boolean }) =>
  isTable ? <CardRow {...tile} /> : <CardTile {...tile} />
