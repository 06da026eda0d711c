import { MountainSnow } from 'lucide-react'
import { loadTexts } from '@/i18n/i18n'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import type { CardTypeViewsOf } from '../cardTypeViews'
import { HillChartThumbnail } from './HillChartThumbnail'

const Focus = lazyComponent(async () => {
  const [file] = await Promise.all([import('./HillChartFocus'), loadTexts('teaching')])
  return file.HillChartFocus
})

export const views: CardTypeViewsOf<'hillchart'> = {
  hillchart: { icon: MountainSnow, Thumbnail: HillChartThumbnail, Focus },
}
