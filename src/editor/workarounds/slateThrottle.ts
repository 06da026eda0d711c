import debounce from 'es-toolkit/compat/debounce'
import throttle from 'es-toolkit/compat/throttle'

/**
 * Replaces `lodash/throttle` in slate-react (D-0125). slate-react's selection handler calls the throttled function
 * again while the DOM is out of date. lodash runs such a call `ms` later. es-toolkit may run it immediately, and so
 * without end. Without this replacement, each key of a fast typist leaks a timeout, because lodash's `flush` does not
 * clear its timer (lodash/lodash#5780, fix unreleased). Remove it, with the alias in `vite.config.ts`, when slate-react
 * no longer uses lodash or lodash releases the fix.
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
