import debounce from 'es-toolkit/compat/debounce'
import throttle from 'es-toolkit/compat/throttle'

/**
 * Replaces `lodash/throttle` in slate-react (D-0125), whose selection handler calls itself while the DOM is out of date. Such a
 * call runs `ms` later in lodash; in es-toolkit the call may run at once, endlessly.
 * Without the alias each key of a fast typist leaks a timeout. The cause: lodash's `flush` does not clear its timer
 * (lodash/lodash#5780, unreleased fix). Remove with the alias in `vite.config.ts` when slate-react drops lodash or lodash releases the fix.
 * @param ms minimum time between two runs
 */
export default function slateThrottle(run: () => void, ms: number) {
  let isRunning = false
  const throttled = throttle(() => {
    isRunning = true
    try {
      run()
    } finally {
      isRunning = false
    }
  }, ms)
  const retry = debounce(throttled, ms)
  return Object.assign(() => (isRunning ? retry() : throttled()), {
    flush: () => throttled.flush(),
    cancel: () => {
      retry.cancel()
      throttled.cancel()
    },
  })
}
