import type { AppStore } from '@/app/startup/store'

/** Resolves once `isTrue` holds: checked at once and after each store change. Without success the test times out. */
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
