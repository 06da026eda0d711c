/**
 * Changes of lists that an answer may not know of: the server answers before it has heard of a write, and RTK Query puts the answer in the
 * place of whatever the list has become since it was asked for. They are kept here, for each store, to be made once more on the answer.
 */
import type { CardPage } from './cardPages'
import type { CardListArg } from './loadedCards'

/** A change of a list; gives the same pages when there is nothing to change. */
export type ChangePages = (pages: readonly CardPage[], arg: CardListArg) => readonly CardPage[]

type Unheard = {
  /** Made while a write was unanswered. */
  sinceWrite: ChangePages[]
  /** Made while a list was on its way, for each such list. */
  sinceAsked: Set<ChangePages[]>
}

const byStore = new WeakMap<object, Unheard>()

/** @param store something that belongs to one store alone */
function unheardOf(store: object): Unheard {
  const unheard = byStore.get(store) ?? { sinceWrite: [], sinceAsked: new Set() }
  byStore.set(store, unheard)
  return unheard
}

/** Keeps a change that is made to every list now. */
export function keepChange(store: object, change: ChangePages, isWriting: boolean): void {
  const unheard = unheardOf(store)
  if (isWriting) unheard.sinceWrite.push(change)
  else unheard.sinceWrite = []
  for (const changes of unheard.sinceAsked) changes.push(change)
}

/** Begins to keep what an answer that is asked for now may not know of; the function that is returned ends it and gives the changes. */
export function askedForList(store: object, isWriting: boolean): () => readonly ChangePages[] {
  const { sinceWrite, sinceAsked } = unheardOf(store)
  const changes = isWriting ? [...sinceWrite] : []
  sinceAsked.add(changes)
  return () => {
    sinceAsked.delete(changes)
    return changes
  }
}

/** The pages of an answer with changes that it may not know of. */
export function withChanges(pages: readonly CardPage[], arg: CardListArg, changes: readonly ChangePages[]) {
  if (changes.length === 0) return pages
  const changed = changes.reduce((before, change) => change(before, arg), pages)
  if (changed === pages) return pages
  // Whether the server had counted them is not known. With one too many the end of the list is asked for; with one too few it is missed.
  const total = Math.max(...[pages, changed].map((some) => some.at(-1)?.metadata.total ?? 0))
  return changed.map((page) => ({ ...page, metadata: { ...page.metadata, total } }))
}
