import { useEffect, useEffectEvent, useState } from 'react'

/**
 * The error of a query since its argument was first shown. An error that an earlier try left in the cache is no news: the query is sent
 * again instead.
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
