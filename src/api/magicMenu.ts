import { baseApi, callRequest } from './core/baseApi'
import type { ResponseOf } from './core/call'
import { chatCalls } from './chat.contract'

type MenuBody = ResponseOf<typeof chatCalls.getMagicMenu>
export type MagicMenu = MenuBody['data']
export type MenuEntry = MagicMenu['chats'][number]

/** The hashtag menu; its own file, because the code loads with the menu. */
export const magicMenuApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fetched once, at the first opening, and again in another language; an older server has the path without version (C-334, C-336). */
    getMagicMenu: build.query<MagicMenu, void>({
      async queryFn(_arg, _api, _options, send) {
        const versioned = await send(callRequest(chatCalls.getMagicMenu))
        const isMissing = versioned.error?.kind === 'http' && versioned.error.status === 404
        const { data, error, meta } = isMissing ? await send(callRequest(chatCalls.getMagicMenuUnversioned)) : versioned
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `send` has checked the body against the contract
        return error ? { error, meta } : { data: (data as MenuBody).data, meta }
      },
      providesTags: ['Menu'],
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
    }),
  }),
})
