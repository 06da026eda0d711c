import { Highlighter, Image, ImageUp, Pencil, Shapes } from 'lucide-react'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import type { CardTypeViewsOf } from '../cardTypeViews'
import type { PictureCardType } from './definition'
import { PictureThumbnail } from './PictureThumbnail'

const Focus = lazyComponent(() => import('./PictureFocus').then((file) => file.PictureFocus))

export const views: CardTypeViewsOf<PictureCardType> = {
  image: { icon: Image, Thumbnail: PictureThumbnail, Focus },
  imageupload: { icon: ImageUp, Thumbnail: PictureThumbnail, Focus },
  drawing: { icon: Pencil, Thumbnail: PictureThumbnail, Focus },
  shape: { icon: Shapes, Thumbnail: PictureThumbnail, Focus },
  annotation: { icon: Highlighter, Thumbnail: PictureThumbnail, Focus },
}
