import { engagersApi } from '@/api/engagers'
import type { BodyOf } from '@/api/core/call'
import type { engagersCalls } from '@/api/engagers.contract'
import type { AppThunk } from '@/store/rootReducer'
import { promptOnChannel } from './promptOnChannel'

/**
 * Sends the prompt of an engager; the reply arrives on the channel (C-256, C-352, D-3135).
 * @param stackId open stack; null: My Board
 */
export const engage =
  (
    { text, type, full_text_type }: BodyOf<typeof engagersCalls.engage>,
    stackId: string | null,
  ): AppThunk<Promise<void>> =>
  (dispatch) =>
    dispatch(
      promptOnChannel({
        content: text,
        message: { type: 'engager', data: { type, full_text_type } },
        context: { focusedId: null, stackId, selectedIds: [] },
        send: () => dispatch(engagersApi.endpoints.engage.initiate({ text, type, full_text_type })),
      }),
    )
