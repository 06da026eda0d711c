import type { CardOf } from '@/api/cards/card.schema'
import type { PictureCardType } from './PictureThumbnail'

/** Which picture shows a card of the picture family: drawings fall back to their preview (decisions/board 6). */
export function pictureOf(card: CardOf<PictureCardType>): { src: string | null; fit: 'cover' | 'contain' } {
  if (card.type === 'image' || card.type === 'imageupload') return { src: card.image, fit: 'cover' }
  return { src: card.image ?? card.previewURL, fit: 'contain' }
}
