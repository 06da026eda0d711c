import { Group, Layers, LayoutGrid, ListChecks } from 'lucide-react'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import type { CardTypeViewsOf } from '../cardTypeViews'
import type { ContainerCardType } from './definition'
import { GroupThumbnail } from './GroupThumbnail'
import { QuizThumbnail } from './QuizThumbnail'
import { StackThumbnail } from './StackThumbnail'

const Focus = lazyComponent(() => import('./ContainerFocus').then((file) => file.ContainerFocus))

export const views: CardTypeViewsOf<ContainerCardType> = {
  quiz: { icon: ListChecks, Thumbnail: QuizThumbnail, Focus },
  stack: { icon: Layers, Thumbnail: StackThumbnail, Focus },
  group: { icon: LayoutGrid, Thumbnail: GroupThumbnail, Focus },
  groupinsight: { icon: Group, Thumbnail: GroupThumbnail, Focus },
}
