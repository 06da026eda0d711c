import type { ImageSource } from '@/api/images.contract'

/** A changed picture of a card, with what Undo needs. */
export type ReplacedPicture = {
  cardId: string
  /** The picture that the change has put; null after a removal. */
  put: string | null
  /** The picture before; null if there was none. */
  image: string | null
  /** 0 (top) to 100 (bottom) percent, of the picture before. */
  imageY: number
  /** Source of the change, with which Undo sends the picture before. */
  source: ImageSource
  /** True if the question had not shown its picture before. */
  wasHidden: boolean
}
