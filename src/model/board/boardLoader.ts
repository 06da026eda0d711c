import type { loadCardList as load } from './loadCardList'

let loadCardList: typeof load | undefined

/**
 * `loadCardList`, whose code comes with the board. Once it is there the loader is called at once: an `import` of loaded code still ends in a
 * task of its own, and before it the browser would paint a frame in which a press has shown nothing.
 */
export function loadBoard(args: Parameters<typeof load>[0]): void | Promise<void> {
  if (loadCardList) return loadCardList(args)
  return import('./loadCardList').then((file) => {
    loadCardList = file.loadCardList
    loadCardList(args)
  })
}
