import type { loadCardList as load } from './loadCardList'

let loadCardList: typeof load | undefined

/**
 * Lazy `loadCardList`. Calls loaded code synchronously: even a cached `import` resolves in a later task. The browser would paint a frame
 * without the effect of the press.
 */
export function loadBoard(args: Parameters<typeof load>[0]): void | Promise<void> {
  if (loadCardList) return loadCardList(args)
  return import('./loadCardList').then((file) => {
    loadCardList = file.loadCardList
    loadCardList(args)
  })
}
