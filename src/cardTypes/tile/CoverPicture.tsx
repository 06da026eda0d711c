import type { ReactNode } from 'react'
import { Picture } from '../focus/Picture'

export type CoverPictureProps = {
  src: string | null
  /** 0 to 100 percent. */
  imageY: number
  fit?: 'cover' | 'contain'
  /** The designed cover of the card type. */
  fallback: ReactNode
}

/** The picture that fills a tile's 4:3 cover; decorative, since the tile has the title as text. */
export function CoverPicture(props: CoverPictureProps) {
  return <Picture {...props} alt="" width={360} height={270} />
}
