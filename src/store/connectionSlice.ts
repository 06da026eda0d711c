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
    /**
     * Dispatched when every required channel has been joined or refused, and the requests for missed events have been
     * sent.
     */
    channelsSettled(state) {
      state.areChannelsSettled = true
    },
    /** Dispatched when a call got no response. The app then repeats `v1/user/me` until the server responds (D-0911). */
    responseMissed(state) {
      state.isServerUnreachable = true
    },
    /**
     * True while the open card itself shows that the server does not respond. The snackbar about the server is then
     * hidden.
     */
    silenceShownInPlace(state, { payload }: PayloadAction<boolean>) {
      state.isSilenceShownInPlace = payload
    },
    /** Time of the next reset of the daily AI quota, in ISO 8601; null if unknown (D-3125). */
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
    /** True while an earlier connection is lost; false during the first attempt. */
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

/**
 * True if no live event can be missed: every required channel has been joined or refused, and no query is in flight.
 */
export const selectIsRealtimeReady = ({ connection: { areChannelsSettled }, api }: RealtimeState): boolean =>
  areChannelsSettled && Object.values(api.queries).every((query) => query?.status !== QueryStatus.pending)
