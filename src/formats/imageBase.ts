import { createContext, useContext } from 'react'
import { type ImageSize, imageUrl } from '@/api/images'

/** Base address of the API under which the cards' pictures lie. The application provides its own; stories use none. */
export const ImageBaseContext = createContext('/api')

/** Gives the function that makes the address of a card's picture in a size (CSS px). */
export function useImageUrl(): (src: string, size: ImageSize) => string {
  const base = useContext(ImageBaseContext)
  return (src, size) => imageUrl(base, src, size)
}
