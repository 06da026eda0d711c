import { nanoid } from '@reduxjs/toolkit'
import { chatApi } from '@/api/chat'
import type { ChatMessage } from '@/api/chat.contract'
import type { AppThunk } from '@/store/rootReducer'
import type { CardMessage } from './chatEvents'
import { chatEventReceived } from './chatSlice'
import { type ChatKey, formatIdOf } from './chatKeys'
import { textMessage } from './turns'

/**
 * Shows and stores a message that the client has created. If it cannot be saved, adds an error message (C-345, C-455,
 * D-3015).
 * @param shownId `localId` of the placeholder that becomes the message; by default the message is new
 */
export const storeMessage =
  (chatKey: ChatKey, made: CardMessage, shownId?: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const format_id = formatIdOf(chatKey)
    const own = (): ChatMessage =>
      textMessage({ id: nanoid(), content: '', created_at: new Date().toISOString(), format_id, from: 'other' })
    const message = { ...own(), ...made }
    const localId = shownId ?? message.id
    if (shownId === undefined) dispatch(chatEventReceived({ event: 'messageCreated', message }))
    else dispatch(chatEventReceived({ event: 'messageChanged', localId, changes: made }))
    const store = chatApi.endpoints.createChatMessage.initiate({ ...made, from: 'other', format_id }, { track: false })
    const { data, error } = await dispatch(store)
    if (data) dispatch(chatEventReceived({ event: 'messageChanged', localId, changes: { id: data.id } }))
    if (!error) return
    const failed = { ...own(), type: 'error', data: null } as const
    dispatch(chatEventReceived({ event: 'messageCreated', message: failed, textKey: 'chat.saveError' }))
  }
