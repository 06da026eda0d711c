import { Table2 } from 'lucide-react'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import type { CardTypeViewsOf } from '../cardTypeViews'
import { TableThumbnail } from './TableThumbnail'

const Focus = lazyComponent(() => import('./TableFocus').then((file) => file.TableFocus))

export const views: CardTypeViewsOf<'table'> = { table: { icon: Table2, Thumbnail: TableThumbnail, Focus } }
