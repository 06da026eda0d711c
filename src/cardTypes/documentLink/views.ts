import { Paperclip } from 'lucide-react'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import type { CardTypeViewsOf } from '../cardTypeViews'
import { DocumentLinkThumbnail } from './DocumentLinkThumbnail'

const Focus = lazyComponent(() => import('./DocumentLinkFocus').then((file) => file.DocumentLinkFocus))

export const views: CardTypeViewsOf<'documentlink'> = {
  documentlink: { icon: Paperclip, Thumbnail: DocumentLinkThumbnail, Focus },
}
