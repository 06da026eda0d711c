import { CirclePlay } from 'lucide-react'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import type { CardTypeViewsOf } from '../cardTypeViews'
import { VideoThumbnail } from './VideoThumbnail'

const Focus = lazyComponent(() => import('./VideoFocus').then((file) => file.VideoFocus))

export const views: CardTypeViewsOf<'video'> = { video: { icon: CirclePlay, Thumbnail: VideoThumbnail, Focus } }
