import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Returns the error of a query, unless it is still in the cache from an earlier attempt. Such an old error triggers a
 * new request instead.
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
