/** Decodes HEIC where the browser cannot. Loads libheif, so that only a chosen HEIC loads it (D-0126). */
import createLibheif from 'libheif-js/libheif-wasm/libheif-bundle.mjs'

/** @throws if the content is no HEIC that libheif can decode */
export async function decodeHeic(content: ArrayBuffer): Promise<ImageBitmap> {
  const images = new (createLibheif().HeifDecoder)().decode(new Uint8Array(content))
  const image = images.find((candidate) => candidate.is_primary()) ?? images[0]
  if (!image) throw new Error('The file has no picture.')
  const pixels = new ImageData(image.get_width(), image.get_height())
  await new Promise<void>((resolve, reject) => {
    image.display(pixels, (decoded) => (decoded ? resolve() : reject(new Error('The picture cannot be decoded.'))))
  })
  for (const each of images) each.free()
  return createImageBitmap(pixels)
}
