import debounce from 'es-toolkit/compat/debounce'
import throttle from 'es-toolkit/compat/throttle'

/**
 * Stands for `lodash/throttle` in slate-react (D-0125), whose handler of selection changes calls itself while the nodes of the text are out of
 * date. lodash runs such a call `ms` later; es-toolkit may run it at once, without end.
 * Without the alias each key of a fast typist leaves a timeout behind: lodash's `flush` does not clear its own (lodash/lodash#5780, fixed in no
 * release). Goes with the alias in `vite.config.ts` when slate-react leaves lodash or lodash publishes the fix.
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
