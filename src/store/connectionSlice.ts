import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { QueryStatus } from '@reduxjs/toolkit/query'
import type { baseApi } from '@/api/core/baseApi'
import type { RealtimeStatus } from '@/realtime/realtime'
import { sessionEnded } from './sessionEvents'

const connection = createSlice({
  name: 'connection',
  initialState: {
    status: 'off' as RealtimeStatus,
    hasBeenConnected: false,
    areChannelsSettled: false,
    isServerUnreachable: false,
    isSilenceShownInPlace: false,
    quotaResetAt: null as string | null,
  },
  reducers: {
    connectionChanged(state, { payload }: PayloadAction<RealtimeStatus>) {
      state.status = payload
      if (payload === 'connected') state.hasBeenConnected = true
      if (payload === 'off') state.hasBeenConnected = false
      if (payload !== 'connected') state.areChannelsSettled = false
    },
    /** Every required channel has been joined or refused, and the refetch of what may have been missed before has been sent. */
    channelsSettled(state) {
      state.areChannelsSettled = true
    },
    /** A call got no response: `v1/user/me` is asked again until it is answered (D-0911). */
    responseMissed(state) {
      state.isServerUnreachable = true
    },
    /** The open card says that the server does not answer, until it closes or is saved. */
    silenceShownInPlace(state, { payload }: PayloadAction<boolean>) {
      state.isSilenceShownInPlace = payload
    },
    /** When the server resets the daily AI quota, ISO 8601; null when it has not said (D-3125). */
    quotaResetAnnounced(state, { payload }: PayloadAction<string | null>) {
      state.quotaResetAt = payload
    },
    serverReached(state) {
      state.isServerUnreachable = false
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, (state) => {
      state.isServerUnreachable = false
      state.quotaResetAt = null
    })
  },
  selectors: {
    /** True while an established connection is lost; the first connection attempt is not reported. */
    selectIsReconnecting: ({ status, hasBeenConnected }) => hasBeenConnected && status === 'connecting',
    selectQuotaResetAt: ({ quotaResetAt }) => quotaResetAt,
    selectIsSilenceShownInPlace: ({ isSilenceShownInPlace }) => isSilenceShownInPlace,
    selectIsServerUnreachable: ({ isServerUnreachable }) => isServerUnreachable,
  },
})

export const connectionReducer = connection.reducer
export const {
  connectionChanged,
  channelsSettled,
  responseMissed,
  serverReached,
  silenceShownInPlace,
  quotaResetAnnounced,
} = connection.actions
export const { selectIsReconnecting, selectIsServerUnreachable, selectIsSilenceShownInPlace, selectQuotaResetAt } =
  connection.selectors

type RealtimeState = {
  connection: ReturnType<typeof connection.getInitialState>
  [baseApi.reducerPath]: ReturnType<typeof baseApi.reducer>
}

/** True when no live event can be missed: all required channels have settled and the refetch that follows has been answered. */
export const selectIsRealtimeReady = ({ connection: { areChannelsSettled }, api }: RealtimeState): boolean =>
  areChannelsSettled && Object.values(api.queries).every((query) => query?.status !== QueryStatus.pending)
