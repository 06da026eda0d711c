import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { RealtimeStatus } from '@/realtime/realtime'

const connection = createSlice({
  name: 'connection',
  initialState: { status: 'off' as RealtimeStatus, hasBeenConnected: false },
  reducers: {
    connectionChanged(state, { payload }: PayloadAction<RealtimeStatus>) {
      state.status = payload
      if (payload === 'connected') state.hasBeenConnected = true
      if (payload === 'off') state.hasBeenConnected = false
    },
  },
  selectors: {
    /** True while a connection that once stood is gone; the first attempt is nobody's worry. */
    selectIsReconnecting: ({ status, hasBeenConnected }) => hasBeenConnected && status === 'connecting',
  },
})

export const connectionReducer = connection.reducer
export const { connectionChanged } = connection.actions
export const { selectIsReconnecting } = connection.selectors
