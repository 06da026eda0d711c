import { ChartNoAxesColumn, Lightbulb, School, UserRoundCheck } from 'lucide-react'
import { loadTexts } from '@/i18n/i18n'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import type { CardTypeViewsOf } from '../cardTypeViews'
import { ClassInsightThumbnail } from './ClassInsightThumbnail'
import type { InsightCardType } from './definition'
import { InsightThumbnail } from './InsightThumbnail'

const Focus = lazyComponent(async () => {
  const [file] = await Promise.all([import('./InsightFocus'), loadTexts('teaching')])
  return file.InsightFocus
})
const ClassInsightFocus = lazyComponent(async () => {
  const [file] = await Promise.all([import('./ClassInsightFocus'), loadTexts('teaching')])
  return file.ClassInsightFocus
})

export const views: CardTypeViewsOf<InsightCardType> = {
  selfquestioninsight: { icon: Lightbulb, Thumbnail: InsightThumbnail, Focus },
  schoolquestioninsight: { icon: School, Thumbnail: InsightThumbnail, Focus },
  studentquestioninsight: { icon: UserRoundCheck, Thumbnail: InsightThumbnail, Focus },
  classquestioninsight: { icon: ChartNoAxesColumn, Thumbnail: ClassInsightThumbnail, Focus: ClassInsightFocus },
}
