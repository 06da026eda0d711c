import type { CardOf } from '@/api/cards/card.schema'
import { cardPicture, isDrawn } from '../rules/cardPicture'
import type { PictureCardType } from './definition'

/** Returns the path of a card's picture and its `object-fit`. A drawing without a picture uses its preview (D-2510). */
export function pictureOf(card: CardOf<PictureCardType>): { src: string | null; fit: 'cover' | 'contain' } {
  return { src: cardPicture(card), fit: isDrawn(card) ? 'contain' : 'cover' }
}
