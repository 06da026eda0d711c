import { createContext } from 'react'

/** URL of a picture from its address as it is stored in the text; empty when it cannot be requested. */
export type PictureUrlOf = (src: string) => string

export const PictureUrlContext = createContext<PictureUrlOf>((src) => src)
