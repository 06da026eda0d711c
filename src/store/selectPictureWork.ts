import type { PictureWork } from './pictureWorkSlice'
import type { RootState } from './rootReducer'

/** Returns the newest work on the picture of a card. The slice loads with the first work. */
export const selectPictureWork = ({ pictureWork }: RootState, cardId: string): PictureWork | undefined =>
  pictureWork?.findLast((work) => work.cardId === cardId)
