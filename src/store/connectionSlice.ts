import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { QueryStatus } from '@reduxjs/toolkit/query'
import type { baseApi } from '@/api/core/baseApi'
import type { RealtimeStatus } from '@/realtime/realtime'

const connection = createSlice({
  name: 'connection',
  initialState: { status: 'off' as RealtimeStatus, hasBeenConnected: false, areChannelsSettled: false },
  reducers: {
    connectionChanged(state, { payload }: PayloadAction<RealtimeStatus>) {
      state.status = payload
      if (payload === 'connected') state.hasBeenConnected = true
      if (payload === 'off') state.hasBeenConnected = false
      if (payload !== 'connected') state.areChannelsSettled = false
    },
    /** Every required channel has been joined or refused, and what may have been missed before is being refetched. */
    channelsSettled(state) {
      state.areChannelsSettled = true
    },
  },
  selectors: {
    /** True while an established connection is lost; the first connection attempt is not reported. */
    selectIsReconnecting: ({ status, hasBeenConnected }) => hasBeenConnected && status === 'connecting',
  },
})

export const connectionReducer = connection.reducer
export const { connectionChanged, channelsSettled } = connection.actions
export const { selectIsReconnecting } = connection.selectors

type RealtimeState = {
  connection: ReturnType<typeof connection.getInitialState>
  [baseApi.reducerPath]: ReturnType<typeof baseApi.reducer>
}

/** True when no live event can be missed: all required channels have settled and the refetch that follows has been answered. */
export const selectIsRealtimeReady = ({ connection: { areChannelsSettled }, api }: RealtimeState): boolean =>
  areChannelsSettled && Object.values(api.queries).every((query) => query?.status !== QueryStatus.pending)
