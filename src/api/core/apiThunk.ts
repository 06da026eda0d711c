import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { baseApi } from './baseApi'
import type { Services } from './services'

export type RootWithApi = { [baseApi.reducerPath]: ReturnType<typeof baseApi.reducer> }
/** A thunk of this layer, which knows only the API's state. The layers above use `AppThunk`. */
export type ApiThunk<Result = void> = ThunkAction<Result, RootWithApi, Services, UnknownAction>
