import type { Card } from '@/api/cards/card.schema'
import { getCardTypeDefinition } from '../definitions'

/** True for a drawing, shape or annotation. Other tools make it, and its preview stands for a missing picture (D-2510). */
export const isDrawn = (card: Pick<Card, 'type'>) =>
  card.type === 'drawing' || card.type === 'shape' || card.type === 'annotation'

/** Returns the path of the picture that belongs to a card itself; null if there is none. */
export const cardPicture = (card: Card): string | null => card.image || (isDrawn(card) ? card.previewURL : null) || null

/** A part of the app that shows the picture of a card cropped, as width / height. */
export type PictureFrame = { id: 'tile' | 'banner'; ratio: number }

const TILE: PictureFrame = { id: 'tile', ratio: 4 / 3 }
const BANNER: PictureFrame = { id: 'banner', ratio: 880 / 330 }

/** Returns the frames in which a card's picture is cropped: the tile, and the banner of an open card. */
export const pictureFrames = (card: Card): readonly PictureFrame[] =>
  getCardTypeDefinition(card).focusLayout === 'banner' ? [TILE, BANNER] : [TILE]
