import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { StartQueryActionCreatorOptions } from '@reduxjs/toolkit/query'

type SubscribedRequest = Promise<unknown> & { unsubscribe: () => void }

/**
 * Requests the current data of a query once, even if it is cached. The response updates the cache. The request is
 * subscribed while in flight. RTK Query aborts and removes an entry without subscribers when its cache lifetime ends or
 * its tags are invalidated. The request would then resolve without data or error.
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
