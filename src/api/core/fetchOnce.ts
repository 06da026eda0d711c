import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { StartQueryActionCreatorOptions } from '@reduxjs/toolkit/query'

type SubscribedRequest = Promise<unknown> & { unsubscribe: () => void }

/**
 * One request for what a query has now, cached or not; its response updates the cache. Subscribed while it is in flight: RTK Query aborts
 * and removes an entry without subscribers when its cache lifetime ends or its tags are invalidated, and the request then resolves to no
 * data and no error.
 */
export const fetchOnce =
  <Arg, Request extends SubscribedRequest, State, Extra>(
    endpoint: {
      initiate: (arg: Arg, options: StartQueryActionCreatorOptions) => ThunkAction<Request, State, Extra, UnknownAction>
    },
    arg: NoInfer<Arg>,
  ): ThunkAction<Request, State, Extra, UnknownAction> =>
  (dispatch) => {
    const request = dispatch(endpoint.initiate(arg, { forceRefetch: true }))
    void request.finally(request.unsubscribe)
    return request
  }
