import { createContext, useContext } from 'react'
import { type ImageSize, imageUrl } from '@/api/imageUrl'

/** Size in which pictures inside a text are requested: the width of an open card. */
export const PICTURE_SIZE: ImageSize = { width: 880, height: 660 }

/** Builds the URL of a card's picture in a size (CSS px). */
export type ImageUrlBuilder = (src: string, size: ImageSize) => string

/** The image source: the API in the app, generated inline SVGs in tests and stories. */
export const ImageUrlContext = createContext<ImageUrlBuilder>((src, size) => imageUrl('/api', src, size))

export const useImageUrl = (): ImageUrlBuilder => useContext(ImageUrlContext)
