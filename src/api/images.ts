import { baseApi, unwrapData, callRequest } from './core/baseApi'
import type { BodyOf, ResponseOf } from './core/call'
import type { Card } from './cards/card.schema'
import { insertCard, patchCard } from './cards/optimisticCards'
import { saveOptimistically } from './cards/pendingSaves'
import { type ImageResult, type ImageSource, imagesCalls } from './images.contract'
import { encodePathPart, InvalidPathError, queryString } from './core/request'

/** CSS px; rounded to whole numbers in the URL. */
export type ImageSize = { width: number; height: number }

/** `https:/api` is not absolute: for a page of that scheme it is a path. */
const ABSOLUTE = /^(https?:\/\/|data:|blob:)/

/** Whether an absolute URL is that of a call other than an image: it would be requested in the user's session. */
function isOtherCall(baseUrl: string, src: string): boolean {
  // Without a page, in Node, the base is taken as that of a local server.
  const page = globalThis.location?.href ?? 'http://localhost/'
  if (!URL.canParse(src) || !URL.canParse(`${baseUrl}/`, page)) return false
  const [url, api] = [new URL(src).href, new URL(`${baseUrl}/`, page).href]
  return url.startsWith(api) && !url.startsWith(`${api}${imagesCalls.getImage.path.replace('{src}', '')}`)
}

/**
 * URL of an image in a size. An absolute `src` (http, https, data, blob) is returned unchanged (C-400, D-3138). Empty for a path that
 * leads out of the images, such as `../../v1/user/me`: it would request another call in the user's session.
 * `imageUrl('/api', 'scenes/volcano', { width: 300, height: 300 })`
 */
export function imageUrl(baseUrl: string, src: string, { width, height }: ImageSize): string {
  if (ABSOLUTE.test(src)) return isOtherCall(baseUrl, src) ? '' : src
  const query = queryString({ width: Math.round(width), height: Math.round(height) })
  try {
    const path = src.split('/').map(encodePathPart).join('/')
    return `${baseUrl}/${imagesCalls.getImage.path.replace('{src}', () => path)}${query}`
  } catch (error) {
    if (error instanceof InvalidPathError) return ''
    throw error
  }
}

type GeneratedImage = ResponseOf<typeof imagesCalls.generateImage>['data']
type MagicImage = ResponseOf<typeof imagesCalls.makeMagicImage>['data']
type CardArg = { cardId: string }

/** Searching, generating and changing images (C-382 to C-399, D-3137). Results are temporary until `replaceImage` stores one. */
export const imagesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Images that match a card. */
    searchImages: build.query<ImageResult[], CardArg>({
      query: ({ cardId }) => callRequest(imagesCalls.searchImages, { body: { uuid: cardId } }),
      transformResponse: unwrapData(imagesCalls.searchImages),
    }),
    /** Images for a keyword. */
    findImages: build.query<ImageResult[], CardArg & { keyword: string; category?: string }>({
      query: ({ cardId, keyword, category = '' }) =>
        callRequest(imagesCalls.findImages, { body: { format_id: cardId, keyword, category } }),
      transformResponse: unwrapData(imagesCalls.findImages),
    }),
    /** For a chat message; call `announceGeneratingFormat` first. */
    generateImage: build.mutation<GeneratedImage, BodyOf<typeof imagesCalls.generateImage>>({
      query: (body) => callRequest(imagesCalls.generateImage, { body }),
      transformResponse: unwrapData(imagesCalls.generateImage),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const result = await queryFulfilled.catch(() => undefined)
        if (result) dispatch(insertCard(result.data.format, null))
      },
    }),
    announceGeneratingFormat: build.mutation<unknown, { loaderId: string }>({
      query: ({ loaderId }) =>
        callRequest(imagesCalls.announceGeneratingFormat, { body: { loaderId, formatType: 'Image' } }),
    }),
    /** Resolves to the path of a temporary image. A server may wrap it in an object (C-387, D-3137). */
    uploadImage: build.mutation<string, CardArg & { image: Blob }>({
      query: ({ cardId, image }) => callRequest(imagesCalls.uploadImage, { body: { image, uuid: cardId } }),
      transformResponse: ({ data }: ResponseOf<typeof imagesCalls.uploadImage>) =>
        typeof data === 'string' ? data : data.image,
    }),
    makeMagicImage: build.mutation<MagicImage, CardArg & { prompt: string }>({
      query: ({ cardId, prompt }) => callRequest(imagesCalls.makeMagicImage, { body: { uuid: cardId, prompt } }),
      transformResponse: unwrapData(imagesCalls.makeMagicImage),
    }),
    replaceImage: build.mutation<Card, CardArg & { image: string; source: ImageSource }>({
      query: ({ cardId, image, source }) =>
        callRequest(imagesCalls.replaceImage, { body: { uuid: cardId, image, source } }),
      transformResponse: unwrapData(imagesCalls.replaceImage),
      async onQueryStarted({ cardId }, { dispatch, queryFulfilled }) {
        const result = await queryFulfilled.catch(() => undefined)
        if (!result) return
        const { image, image_y, srcset, previewURL, updated_at } = result.data
        dispatch(patchCard(cardId, (card) => ({ ...card, image, image_y, srcset, previewURL, updated_at })))
      },
    }),
    /** Optimistic, with rollback on failure. `position` is 0 to 100 percent. */
    repositionImage: build.mutation<unknown, CardArg & { position: number }>({
      query: ({ cardId, position }) =>
        callRequest(imagesCalls.repositionImage, { body: { uuid: cardId, position_y: position } }),
      onQueryStarted: ({ cardId, position }, { dispatch, queryFulfilled }) =>
        dispatch(saveOptimistically(cardId, { image_y: position }, queryFulfilled)),
    }),
    /** Generates the image of a question or text card from its text. */
    generateCardImage: build.mutation<{ uuid: string; image: string }, CardArg & { text: string }>({
      query: ({ cardId, text }) =>
        callRequest(imagesCalls.generateCardImage, { params: { uuid: cardId }, body: { text } }),
      transformResponse: unwrapData(imagesCalls.generateCardImage),
      async onQueryStarted({ cardId }, { dispatch, queryFulfilled }) {
        const result = await queryFulfilled.catch(() => undefined)
        if (result) dispatch(patchCard(cardId, (card) => ({ ...card, image: result.data.image })))
      },
    }),
    /** Resolves to the path for the `src` of an image inside rich text. */
    saveImageInText: build.mutation<string, { image: Blob }>({
      query: ({ image }) => callRequest(imagesCalls.saveImageInText, { body: { image } }),
      transformResponse: (body: ResponseOf<typeof imagesCalls.saveImageInText>) => body.image_path,
    }),
  }),
})
