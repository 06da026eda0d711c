import { useRef, useState } from 'react'

export type CheckRequest<Verdict extends string> = { answer: Promise<Verdict>; abort: () => void }

/** Server's verdicts on the value of a field. `failed`: the check got no verdict. */
export type ServerCheck<Verdict extends string> = {
  /** Verdict on a value, or `checking`; undefined for an unchecked value. */
  stateOf: (value: string) => Verdict | 'failed' | 'checking' | undefined
  /** Checks a value unless known or being checked. Aborts a check of another value, which resolves to `failed`. */
  check: (value: string) => Promise<Verdict | 'failed'>
  /** Aborts the check in flight and forgets the verdict. */
  forget: () => void
}

/**
 * Server's verdict on the values of one field. The newest check wins (D-1116).
 * @param request asks the server about a value
 */
export function useServerCheck<Verdict extends string>(
  request: (value: string) => CheckRequest<Verdict>,
): ServerCheck<Verdict> {
  const [state, setState] = useState<{ value: string; verdict: Verdict | 'failed' | 'checking' }>()
  const latest = useRef<{ value: string; verdict: Promise<Verdict | 'failed'>; abort: () => void }>(undefined)

  const check = (value: string) => {
    if (latest.current?.value === value) return latest.current.verdict
    latest.current?.abort()
    const { answer, abort } = request(value)
    // A request can reject, for example after a reset of the store: count the check as failed.
    const verdict = answer.catch(() => 'failed' as const)
    const own = { value, verdict, abort }
    latest.current = own
    setState({ value, verdict: 'checking' })
    void verdict.then((result) => {
      if (latest.current !== own) return
      setState({ value, verdict: result })
      // A failed check can be repeated.
      if (result === 'failed') latest.current = undefined
    })
    return verdict
  }

  return {
    stateOf: (value) => (state?.value === value ? state.verdict : undefined),
    check,
    forget() {
      latest.current?.abort()
      latest.current = undefined
      setState(undefined)
    },
  }
}
