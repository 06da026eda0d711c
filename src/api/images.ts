import { baseApi, unwrapData, callRequest } from './core/baseApi'
import type { BodyOf, ResponseOf } from './core/call'
import type { Card } from './cards/card.schema'
import type { SendOptions } from './core/transport'
import { insertCard, patchCard } from './cards/listPatches'
import { saveOptimistically } from './cards/pendingSaves'
import { type ImageResult, type ImageSource, imagesCalls } from './images.contract'

type GeneratedImage = ResponseOf<typeof imagesCalls.generateImage>['data']
type MagicImage = ResponseOf<typeof imagesCalls.makeMagicImage>['data']
type CardArg = { cardId: string }

/**
 * Endpoints that search, generate and change images (C-382 to C-399, D-3137). Results are temporary until
 * `replaceImage` stores one.
 */
export const imagesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    searchImages: build.query<ImageResult[], CardArg>({
      query: ({ cardId }) => callRequest(imagesCalls.searchImages, { body: { uuid: cardId } }),
      transformResponse: unwrapData(imagesCalls.searchImages),
    }),
    findImages: build.query<ImageResult[], CardArg & { keyword: string; category?: string }>({
      query: ({ cardId, keyword, category = '' }) =>
        callRequest(imagesCalls.findImages, { body: { format_id: cardId, keyword, category } }),
      transformResponse: unwrapData(imagesCalls.findImages),
    }),
    /** Generates an image for a chat message. Call `announceGeneratingFormat` first. */
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
    /** Resolves to the path of a temporary image. A server may wrap the path in an object (C-387, D-3137). */
    uploadImage: build.mutation<string, CardArg & SendOptions & { image: Blob }>({
      query: ({ cardId, image, onUploadProgress }) => ({
        ...callRequest(imagesCalls.uploadImage, { body: { image, uuid: cardId } }),
        onUploadProgress,
      }),
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
    /** Updates the position optimistically, with rollback on failure. `position` is 0 (top) to 100 (bottom) percent. */
    repositionImage: build.mutation<unknown, CardArg & { position: number }>({
      query: ({ cardId, position }) =>
        callRequest(imagesCalls.repositionImage, { body: { uuid: cardId, position_y: position } }),
      onQueryStarted: ({ cardId, position }, { dispatch, queryFulfilled }) =>
        dispatch(saveOptimistically(cardId, { image_y: position }, queryFulfilled)),
    }),
    generateCardImage: build.mutation<{ uuid: string; image: string }, CardArg & { text: string }>({
      query: ({ cardId, text }) =>
        callRequest(imagesCalls.generateCardImage, { params: { uuid: cardId }, body: { text } }),
      transformResponse: unwrapData(imagesCalls.generateCardImage),
      async onQueryStarted({ cardId }, { dispatch, queryFulfilled }) {
        const result = await queryFulfilled.catch(() => undefined)
        // The server centres the picture, and shows the picture of a question (D-3137).
        const change = { image: result?.data.image, image_y: 50, srcset: null, previewURL: null }
        if (result)
          dispatch(
            patchCard(cardId, (card) =>
              Object.assign({}, card, change, card.type === 'question' && { showImage: true }),
            ),
          )
      },
    }),
    /** Resolves to the path that the `src` of an image inside rich text must contain. */
    saveImageInText: build.mutation<string, { image: Blob }>({
      query: ({ image }) => callRequest(imagesCalls.saveImageInText, { body: { image } }),
      transformResponse: (body: ResponseOf<typeof imagesCalls.saveImageInText>) => body.image_path,
    }),
  }),
})

export const { useFindImagesQuery, useSaveImageInTextMutation, useSearchImagesQuery } = imagesApi
