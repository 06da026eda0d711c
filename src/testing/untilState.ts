import type { AppStore } from '@/app/startup/store'

/** Resolves with the first change of the store that makes it true, or at once; only the deadline of the test ends the wait. */
export const untilState = ({ subscribe }: Pick<AppStore, 'subscribe'>, isTrue: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const unsubscribe = subscribe(check)
    function check() {
      if (!isTrue()) return
      unsubscribe()
      resolve()
    }
    check()
  })
