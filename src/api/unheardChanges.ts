/**
 * Changes of lists that an answer may not know of: the server answers before it has heard of a write, and RTK Query puts the answer in the
 * place of whatever the list has become since it was asked for. They are kept here, for each store, to be made once more on the answer.
 */
import type { CardPage } from './cardPages'
import type { CardListArg } from './loadedCards'

/** A change of a list; gives the same pages when there is nothing to change. */
export type ChangePages = (pages: readonly CardPage[], arg: CardListArg) => readonly CardPage[]

type Unheard = {
  /** Made while writes were on their way, with those writes. */
  duringWrites: { change: ChangePages; writes: readonly string[] }[]
  /** Made while a list was on its way, for each such list. */
  sinceAsked: Set<ChangePages[]>
}

const byServices = new WeakMap<object, Unheard>()

/** @param services belong to one store alone */
function unheardOf(services: object): Unheard {
  const unheard = byServices.get(services) ?? { duringWrites: [], sinceAsked: new Set() }
  byServices.set(services, unheard)
  return unheard
}

/** Forgets what the server has answered since. */
function forgetAnswered(unheard: Unheard, pending: readonly string[]): void {
  unheard.duringWrites = unheard.duringWrites.filter(({ writes }) => writes.some((id) => pending.includes(id)))
}

/**
 * Keeps a change that is made to every list now.
 * @param pending ids of the writes that are on their way
 */
export function keepChange(services: object, change: ChangePages, pending: readonly string[]): void {
  const unheard = unheardOf(services)
  forgetAnswered(unheard, pending)
  if (pending.length > 0) unheard.duringWrites.push({ change, writes: pending })
  for (const changes of unheard.sinceAsked) changes.push(change)
}

/** Begins to keep what an answer that is asked for now may not know of; the function that is returned ends it and gives the changes. */
export function askedForList(services: object, pending: readonly string[]): () => readonly ChangePages[] {
  const unheard = unheardOf(services)
  forgetAnswered(unheard, pending)
  const { sinceAsked } = unheard
  const changes = unheard.duringWrites.map(({ change }) => change)
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
  const total = Math.max(...[...pages, ...changed].map(({ metadata }) => metadata.total))
  return changed.map((page) => ({ ...page, metadata: { ...page.metadata, total } }))
}
