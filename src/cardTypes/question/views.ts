import { MessageCircleQuestionMark } from 'lucide-react'
import { loadTexts } from '@/i18n/i18n'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import type { CardTypeViewsOf } from '../cardTypeViews'
import { QuestionThumbnail } from './QuestionThumbnail'

const Focus = lazyComponent(async () => {
  const [file] = await Promise.all([import('./QuestionFocus'), loadTexts('quiz')])
  return file.QuestionFocus
})

export const views: CardTypeViewsOf<'question'> = {
  question: { icon: MessageCircleQuestionMark, Thumbnail: QuestionThumbnail, Focus },
}
