import { baseApi } from '../core/baseApi'
import type { ApiThunk, RootWithApi } from '../core/apiThunk'

const pictureKeywordApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Search words that the server has named for the picture of a card; kept until the session ends (B-523). */
    pictureKeyword: build.query<string | null, { cardId: string }>({
      queryFn: () => ({ data: null }),
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
    }),
  }),
})

/** Keeps the words of the live event `keyword` for the image search. */
export const keepPictureKeyword =
  (cardId: string, keyword: string): ApiThunk =>
  (dispatch) =>
    void dispatch(pictureKeywordApi.util.upsertQueryData('pictureKeyword', { cardId }, keyword))

/** Returns the words that the image search begins with; null if the server has named none. */
export const selectPictureKeyword = (state: RootWithApi, cardId: string): string | null =>
  pictureKeywordApi.endpoints.pictureKeyword.select({ cardId })(state).data ?? null
