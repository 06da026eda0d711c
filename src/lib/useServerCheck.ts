import { useRef, useState } from 'react'

export type CheckRequest<Verdict extends string> = { answer: Promise<Verdict>; abort: () => void }

/** The server's verdicts on the value of a field. `failed`: the check got no verdict. */
export type ServerCheck<Verdict extends string> = {
  /** Returns the verdict on a value, or `checking`; undefined if the value was not checked. */
  stateOf: (value: string) => Verdict | 'failed' | 'checking' | undefined
  /**
   * Checks a value, unless it is known or being checked. Aborts the check of another value, which then resolves to
   * `failed`.
   */
  check: (value: string) => Promise<Verdict | 'failed'>
  /** Aborts the check in flight and forgets the verdict. */
  forget: () => void
}

/**
 * Lets the server check the values of one field. Only the newest check counts (D-1116).
 * @param request sends a value to the server for checking
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
    // A request may reject, for example after a reset of the store. The check then counts as failed.
    const verdict = answer.catch(() => 'failed' as const)
    const own = { value, verdict, abort }
    latest.current = own
    setState({ value, verdict: 'checking' })
    void verdict.then((result) => {
      if (latest.current !== own) return
      setState({ value, verdict: result })
      // A failed check may be repeated.
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
