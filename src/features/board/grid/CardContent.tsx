import { CardTile, type CardTileProps } from '@/cardTypes/tile/CardTile'
import { lazyComponent } from '@/lib/loading/lazyComponent'

const CardRow = lazyComponent(() => import('../table/tableParts').then((file) => file.CardRow))

export const CardContent = ({ isTable, ...tile }: CardTileProps & { isTable: boolean }) =>
  isTable ? <CardRow {...tile} /> : <CardTile {...tile} />
