import type { AppStore } from '@/app/startup/store'

/**
 * Resolves once `isTrue` returns true. It is checked immediately and after each change of the store. Otherwise the test
 * times out.
 */
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
