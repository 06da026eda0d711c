/** Part of libheif-js that the app calls. The package has types only for its generated bindings. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  type RgbaPicture = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number }
  type HeifImage = {
    is_primary: () => boolean
    get_width: () => number
    get_height: () => number
    /** Fills the picture with pixels, upright. Calls back with null if it cannot be decoded. */
    display: (picture: RgbaPicture, done: (picture: RgbaPicture | null) => void) => void
    free: () => void
  }
  type Libheif = { HeifDecoder: new () => { decode: (content: Uint8Array) => HeifImage[] } }
  const createLibheif: () => Libheif
  export default createLibheif
}
