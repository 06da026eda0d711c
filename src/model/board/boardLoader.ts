import type { loadCardList as load } from './loadCardList'

let loadCardList: typeof load | undefined

/**
 * Lazy version of `loadCardList`. Once the code is loaded, it is called synchronously. Even a cached `import()`
 * resolves in a later task, so the browser would paint a frame without the effect of the press.
 */
export function loadBoard(args: Parameters<typeof load>[0]): void | Promise<void> {
  if (loadCardList) return loadCardList(args)
  return import('./loadCardList').then((file) => {
    loadCardList = file.loadCardList
    loadCardList(args)
  })
}
