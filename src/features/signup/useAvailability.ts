import { useRef, useState } from 'react'

/** What the server says about a value of a field; `failed`: nothing, the check did not succeed. */
export type Verdict = 'free' | 'taken' | 'failed'

type Request = { answer: Promise<{ available: boolean }>; abort: () => void }

export type Availability = {
  /** Verdict on a value, or that it is being checked; undefined for a value that was not checked. */
  stateOf: (value: string) => Verdict | 'checking' | undefined
  /** Checks a value unless it is known, or being checked. A check of another value is aborted and resolves to `failed`. */
  check: (value: string) => Promise<Verdict>
  /** Aborts the check in flight and forgets the verdict. */
  forget: () => void
}

/**
 * Availability of the values of one field. The newest check wins (D-1116).
 * @param request asks the server about a value
 */
export function useAvailability(request: (value: string) => Request): Availability {
  const [state, setState] = useState<{ value: string; verdict: Verdict | 'checking' }>()
  const latest = useRef<{ value: string; verdict: Promise<Verdict>; abort: () => void }>(undefined)

  const check = (value: string) => {
    if (latest.current?.value === value) return latest.current.verdict
    latest.current?.abort()
    const { answer, abort } = request(value)
    const verdict = answer
      .then<Verdict>(({ available }) => (available ? 'free' : 'taken'))
      // Also when the store was reset meanwhile, so that there is no answer.
      .catch<Verdict>(() => 'failed')
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
