import { baseApi, unwrapData, callRequest } from './core/baseApi'
import type { ResponseOf } from './core/call'
import { noteCreatedCard } from './firstCard'
import { galleryCalls, type GalleryItem } from './gallery.contract'

/** New card on the board. */
export type SavedContent = ResponseOf<typeof galleryCalls.saveGalleryContent>['data']

/** Endpoints for starter content (C-360, C-361, D-3136). */
export const galleryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getGallery: build.query<GalleryItem[], void>({
      query: () => callRequest(galleryCalls.getGallery),
      transformResponse: unwrapData(galleryCalls.getGallery),
      providesTags: ['Gallery'],
    }),
    /**
     * Copies an item with its contents to the user's board. The card itself arrives in a live event, like every card
     * created elsewhere.
     */
    saveGalleryContent: build.mutation<SavedContent, { itemId: string }>({
      query: ({ itemId }) => callRequest(galleryCalls.saveGalleryContent, { body: { format_id: itemId } }),
      transformResponse: unwrapData(galleryCalls.saveGalleryContent),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        if (await queryFulfilled.catch(() => undefined)) dispatch(noteCreatedCard())
      },
    }),
  }),
})
