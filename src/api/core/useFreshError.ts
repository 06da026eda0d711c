import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Error of a query, unless it is left in the cache from an earlier attempt: an old error triggers a new request instead.
 * @param argKey the argument of the query as a string
 */
export function useFreshError<Failure>(
  argKey: string,
  error: Failure | undefined,
  refetch: () => unknown,
): Failure | undefined {
  const [first, setFirst] = useState({ argKey, error })
  if (first.argKey !== argKey) setFirst({ argKey, error })
  const retry = useEffectEvent(() => void refetch())
  useEffect(() => {
    if (first.error !== undefined) retry()
  }, [first])
  return error === first.error ? undefined : error
}
