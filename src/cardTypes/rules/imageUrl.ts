import { createContext, useContext } from 'react'
import { type ImageSize, imageUrl } from '@/api/imageUrl'

/** Size at which pictures inside a text are requested: the width of an open card. */
export const PICTURE_SIZE: ImageSize = { width: 880, height: 660 }

/** Returns the URL of a card's picture at a size in CSS px. */
export type ImageUrlBuilder = (src: string, size: ImageSize) => string

/** Builds picture URLs: of the API in the app, of generated inline SVGs in tests and stories. */
export const ImageUrlContext = createContext<ImageUrlBuilder>((src, size) => imageUrl('/api', src, size))

export const useImageUrl = (): ImageUrlBuilder => useContext(ImageUrlContext)
