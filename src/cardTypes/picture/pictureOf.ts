import type { CardOf, CardType } from '@/api/cards/card.schema'

export type PictureCardType = Extract<CardType, 'image' | 'imageupload' | 'drawing' | 'shape' | 'annotation'>

/** The picture of a card and how it is fitted: drawings fall back to their preview (D-2510). */
export function pictureOf(card: CardOf<PictureCardType>): { src: string | null; fit: 'cover' | 'contain' } {
  if (card.type === 'image' || card.type === 'imageupload') return { src: card.image, fit: 'cover' }
  return { src: card.image ?? card.previewURL, fit: 'contain' }
}
