import { createContext } from 'react'

/** Returns the URL of a picture from its stored address; empty if the picture must not be requested. */
export type PictureUrlOf = (src: string) => string

export const PictureUrlContext = createContext<PictureUrlOf>((src) => src)
