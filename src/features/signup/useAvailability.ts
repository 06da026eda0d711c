import { type CheckRequest, type ServerCheck, useServerCheck } from '@/lib/useServerCheck'

/** The server's answer about a value that must not be in use. */
type Verdict = 'free' | 'taken'

export type Availability = ServerCheck<Verdict>

type Request = { answer: Promise<{ available: boolean }>; abort: () => void }

/**
 * Checks whether the values of one field are available.
 * @param request starts the request for a value
 */
export const useAvailability = (request: (value: string) => Request): Availability =>
  useServerCheck((value): CheckRequest<Verdict> => {
    const { answer, abort } = request(value)
    return { answer: answer.then(({ available }) => (available ? 'free' : 'taken')), abort }
  })
