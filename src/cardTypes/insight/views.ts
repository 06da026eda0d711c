import { ChartNoAxesColumn, Lightbulb, School, UserRoundCheck } from 'lucide-react'
import { lazyComponent } from '@/lib/lazyComponent'
import type { CardTypeViewsOf } from '../cardTypeViews'
import { ClassInsightThumbnail } from './ClassInsightThumbnail'
import type { InsightCardType } from './definition'
import { InsightThumbnail } from './InsightThumbnail'

const Focus = lazyComponent(() => import('./InsightFocus').then((file) => file.InsightFocus))
const ClassInsightFocus = lazyComponent(() => import('./ClassInsightFocus').then((file) => file.ClassInsightFocus))

export const views: CardTypeViewsOf<InsightCardType> = {
  selfquestioninsight: { icon: Lightbulb, Thumbnail: InsightThumbnail, Focus },
  schoolquestioninsight: { icon: School, Thumbnail: InsightThumbnail, Focus },
  studentquestioninsight: { icon: UserRoundCheck, Thumbnail: InsightThumbnail, Focus },
  classquestioninsight: { icon: ChartNoAxesColumn, Thumbnail: ClassInsightThumbnail, Focus: ClassInsightFocus },
}
