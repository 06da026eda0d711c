import * as z from 'zod/mini'
import { dataEnvelope, defineCalls } from './core/call'
import { cardSchema } from './cards/card.schema'
import { IMAGE_PATH } from './imageUrl'

/** Source of an image (C-173). */
export const imageSourceSchema = z.enum(['image_search', 'magic_images', 'user_upload'])
export type ImageSource = z.output<typeof imageSourceSchema>

/** One result of an image search (C-175, C-176). */
export const imageResultSchema = z.object({
  image: z.string(),
  webformatURL: z.string(),
  largeImageURL: z.string(),
  /** Separated by commas. */
  tags: z.string(),
})
export type ImageResult = z.output<typeof imageResultSchema>

const prompt = z.string().check(z.minLength(1))
/** 0 to 100. */
const percent = z.number().check(z.minimum(0), z.maximum(100))

/**
 * Calls for images (C-382 to C-402; `/file/image/{src}`: C-400, D-3138). `getImage` has no endpoint, because files are
 * loaded by `imageUrl`.
 */
export const imagesCalls = defineCalls({
  getImage: {
    method: 'GET',
    path: IMAGE_PATH,
    query: z.object({
      /** In CSS px. */
      width: z.optional(z.coerce.number()),
      /** In CSS px. */
      height: z.optional(z.coerce.number()),
      /** Present (and empty) if the image should be saved instead of shown. */
      download: z.optional(z.string()),
    }),
    status: 200,
    response: z.instanceof(Blob),
  },
  /** Generates an image from a prompt, for a chat message. */
  generateImage: {
    method: 'POST',
    path: 'format/image/generate',
    isErrorLocal: true,
    isAi: true,
    body: z.object({ prompt, loaderId: z.string() }),
    status: 201,
    response: dataEnvelope(
      z.object({ loaderId: z.string(), image: z.string(), prompt: z.string(), format: cardSchema }),
    ),
  },
  /** Announces the loader of an image, before the image is requested. */
  announceGeneratingFormat: {
    method: 'POST',
    path: 'callback/format-generating',
    isErrorLocal: true,
    body: z.object({ loaderId: z.string(), formatType: z.literal('Image') }),
    status: 200,
    response: dataEnvelope(
      z.object({ loaderId: z.string(), formatType: z.literal('Image'), status: z.literal('GENERATING') }),
    ),
  },
  /** Uploads at most 10 MB and returns the path of a temporary image. */
  uploadImage: {
    method: 'POST',
    path: 'format/image/upload',
    isErrorLocal: true,
    encoding: 'multipart',
    body: z.object({ image: z.instanceof(Blob), uuid: z.string() }),
    status: 201,
    /** The path itself, or an object that contains it (C-387, D-3137). */
    response: dataEnvelope(z.union([z.string(), z.object({ image: z.string() })])),
  },
  /** Finds images for a card. The server derives keywords from the card's content. */
  searchImages: {
    method: 'POST',
    path: 'format/image/imageSearch',
    isErrorLocal: true,
    body: z.object({ uuid: z.string() }),
    status: 200,
    response: dataEnvelope(z.array(imageResultSchema)),
  },
  makeMagicImage: {
    method: 'POST',
    path: 'format/image/magic',
    isErrorLocal: true,
    isAi: true,
    body: z.object({ uuid: z.string(), prompt }),
    status: 200,
    response: dataEnvelope(
      z.object({ uuid: z.string(), image: z.string(), prompt: z.string(), source: z.literal('magic_images') }),
    ),
  },
  replaceImage: {
    method: 'POST',
    path: 'format/image/replace',
    isErrorLocal: true,
    body: z.object({ uuid: z.string(), image: z.string(), source: imageSourceSchema }),
    status: 200,
    response: dataEnvelope(cardSchema),
  },
  /** The server stores `position_y` as the card's `image_y` (C-394, D-3027). */
  repositionImage: {
    method: 'POST',
    path: 'format/image/reposition',
    isErrorLocal: true,
    body: z.object({ uuid: z.string(), position_y: percent }),
    status: 200,
    response: dataEnvelope(z.object({ uuid: z.string(), position_y: percent, image_y: percent })),
  },
  /** Finds images for a keyword. An empty category means all categories. */
  findImages: {
    method: 'POST',
    path: 'format/image/find',
    isErrorLocal: true,
    body: z.object({ format_id: z.string(), keyword: z.string(), category: z.optional(z.string()) }),
    status: 200,
    response: dataEnvelope(z.array(imageResultSchema)),
  },
  /** Generates the image of a question or text card. */
  generateCardImage: {
    method: 'POST',
    path: 'format/generateImage/generate/{uuid}',
    isErrorLocal: true,
    isAi: true,
    body: z.object({ text: z.string().check(z.minLength(1)) }),
    status: 200,
    response: dataEnvelope(z.object({ uuid: z.string(), image: z.string() })),
  },
  /** Uploads an image for use inside rich text, at most 5 MB. */
  saveImageInText: {
    method: 'POST',
    path: 'format/saveImageInText',
    isErrorLocal: true,
    encoding: 'multipart',
    body: z.object({ image: z.instanceof(Blob) }),
    status: 201,
    response: z.object({ image_path: z.string(), data: z.object({ image_path: z.string() }) }),
  },
})
