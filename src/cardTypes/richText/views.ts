import { BookOpen, Brain, ClipboardList, FileText, Sprout } from 'lucide-react'
import { loadTexts } from '@/i18n/i18n'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import type { CardTypeViewsOf } from '../cardTypeViews'
import type { RichTextCardType } from './definition'
import { RichTextThumbnail } from './RichTextThumbnail'

const Focus = lazyComponent(() => import('./RichTextFocus').then((file) => file.RichTextFocus))
const LessonPlanFocus = lazyComponent(async () => {
  const [file] = await Promise.all([import('./LessonPlanFocus'), loadTexts('teaching')])
  return file.LessonPlanFocus
})

export const views: CardTypeViewsOf<RichTextCardType> = {
  text: { icon: FileText, Thumbnail: RichTextThumbnail, Focus },
  intro: { icon: Sprout, Thumbnail: RichTextThumbnail, Focus },
  memorization: { icon: Brain, Thumbnail: RichTextThumbnail, Focus },
  studyaid: { icon: BookOpen, Thumbnail: RichTextThumbnail, Focus },
  lessonplan: { icon: ClipboardList, Thumbnail: RichTextThumbnail, Focus: LessonPlanFocus },
}
