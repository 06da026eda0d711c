import { createContext } from 'react'

/** URL of a picture from its stored address; empty if the picture cannot be requested. */
export type PictureUrlOf = (src: string) => string

export const PictureUrlContext = createContext<PictureUrlOf>((src) => src)
