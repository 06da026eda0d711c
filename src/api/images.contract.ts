import * as z from 'zod/mini'
import { defineCall } from './call'

/** Pictures (chat 7, `/file/image/{src}`; decisions/chat O-38). Shown by URL, so that no endpoint fetches them. */
export const imagesCalls = {
  getImage: defineCall({
    method: 'GET',
    path: 'file/image/{src}',
    section: 'chat 7',
    query: z.object({
      /** CSS px. */
      width: z.optional(z.coerce.number()),
      /** CSS px. */
      height: z.optional(z.coerce.number()),
      /** Present (empty) when the picture is to be saved instead of shown. */
      download: z.optional(z.string()),
    }),
    status: 200,
    response: z.instanceof(Blob),
    errors: { 404: 'There is no such picture.' },
  }),
}
