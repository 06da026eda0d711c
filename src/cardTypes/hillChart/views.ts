import { MountainSnow } from 'lucide-react'
import { lazyComponent } from '@/lib/lazyComponent'
import type { CardTypeViewsOf } from '../cardTypeViews'
import { HillChartThumbnail } from './HillChartThumbnail'

const Focus = lazyComponent(() => import('./HillChartFocus').then((file) => file.HillChartFocus))

export const views: CardTypeViewsOf<'hillchart'> = {
  hillchart: { icon: MountainSnow, Thumbnail: HillChartThumbnail, Focus },
}
