import { MessageCircleQuestionMark } from 'lucide-react'
import { lazyComponent } from '@/lib/lazyComponent'
import type { CardTypeViewsOf } from '../cardTypeViews'
import { QuestionThumbnail } from './QuestionThumbnail'

const Focus = lazyComponent(() => import('./QuestionFocus').then((file) => file.QuestionFocus))

export const views: CardTypeViewsOf<'question'> = {
  question: { icon: MessageCircleQuestionMark, Thumbnail: QuestionThumbnail, Focus },
}
