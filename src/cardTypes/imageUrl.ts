import { createContext, useContext } from 'react'
import { type ImageSize, imageUrl } from '@/api/images'

/** Gives the address of a card's picture in a size (CSS px). */
export type ImageUrlBuilder = (src: string, size: ImageSize) => string

/** Where pictures come from: the app's API, or drawings at hand in tests and stories. */
export const ImageUrlContext = createContext<ImageUrlBuilder>((src, size) => imageUrl('/api', src, size))

export const useImageUrl = (): ImageUrlBuilder => useContext(ImageUrlContext)
