import type { ReactNode } from 'react'
import { Picture } from '../focus/Picture'
import { PICTURE_SIZES } from '../rules/pictureSizes'

export type CoverPictureProps = {
  src: string | null
  /** Vertical position of the visible section, 0 (top) to 100 (bottom) percent. */
  imageY: number
  fit?: 'cover' | 'contain'
  /** Cover designed for the card type. */
  fallback: ReactNode
}

/** Shows the picture on a tile's 4:3 cover. It has an empty `alt`, because the tile shows the title as text. */
export function CoverPicture(props: CoverPictureProps) {
  return <Picture {...props} alt="" {...PICTURE_SIZES.small.asked} />
}
