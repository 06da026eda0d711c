import * as z from 'zod/mini'
import { dataOf, defineCall } from './call'

/** Sharing (board 7; decisions/board 4). */
export const shareCalls = {
  changeShareStatus: defineCall({
    method: 'POST',
    path: 'share/change-status',
    section: 'board 7',
    body: z.object({ format_id: z.string() }),
    status: 200,
    response: dataOf(z.object({ format_id: z.string(), status: z.literal('read') })),
    errors: { 404: 'The card is not shared with the person.' },
  }),
}
