/**
 * Changes of lists that an answer may not know of: the server answers before it has heard of a write, and RTK Query puts the answer in the
 * place of whatever the list has become since it was asked for. They are kept here, for each store, to be made once more on the answer.
 */
import type { CardListArg, CardPage } from './cardListPages'

/** A change of a list; gives the same pages when there is nothing to change. */
export type ListPatch = (pages: readonly CardPage[], arg: CardListArg) => readonly CardPage[]

type PendingPatches = {
  /** Made while writes were on their way, with those writes. */
  patchesOfPendingMutations: { patch: ListPatch; mutationIds: readonly string[] }[]
  /** Made while a list was on its way, for each such list. */
  patchesSinceRequest: Set<ListPatch[]>
}

const patchesByStore = new WeakMap<object, PendingPatches>()

/** @param storeKey belong to one store alone */
function pendingPatchesOf(storeKey: object): PendingPatches {
  const pendingPatches = patchesByStore.get(storeKey) ?? {
    patchesOfPendingMutations: [],
    patchesSinceRequest: new Set(),
  }
  patchesByStore.set(storeKey, pendingPatches)
  return pendingPatches
}

/** Forgets what the server has answered since. */
function dropSettledPatches(pendingPatches: PendingPatches, pendingMutationIds: readonly string[]): void {
  pendingPatches.patchesOfPendingMutations = pendingPatches.patchesOfPendingMutations.filter(({ mutationIds }) =>
    mutationIds.some((id) => pendingMutationIds.includes(id)),
  )
}

/**
 * Keeps a change that is made to every list now.
 * @param pendingMutationIds ids of the writes that are on their way
 */
export function recordPatch(storeKey: object, patch: ListPatch, pendingMutationIds: readonly string[]): void {
  const pendingPatches = pendingPatchesOf(storeKey)
  dropSettledPatches(pendingPatches, pendingMutationIds)
  if (pendingMutationIds.length > 0)
    pendingPatches.patchesOfPendingMutations.push({ patch, mutationIds: pendingMutationIds })
  for (const patches of pendingPatches.patchesSinceRequest) patches.push(patch)
}

/** Begins to keep what an answer that is asked for now may not know of; the function that is returned ends it and gives the changes. */
export function trackListRequest(storeKey: object, pendingMutationIds: readonly string[]): () => readonly ListPatch[] {
  const pendingPatches = pendingPatchesOf(storeKey)
  dropSettledPatches(pendingPatches, pendingMutationIds)
  const { patchesSinceRequest } = pendingPatches
  const patches = pendingPatches.patchesOfPendingMutations.map(({ patch }) => patch)
  patchesSinceRequest.add(patches)
  return () => {
    patchesSinceRequest.delete(patches)
    return patches
  }
}

/** The pages of an answer with changes that it may not know of. */
export function applyPatches(pages: readonly CardPage[], arg: CardListArg, patches: readonly ListPatch[]) {
  if (patches.length === 0) return pages
  const patched = patches.reduce((before, patch) => patch(before, arg), pages)
  if (patched === pages) return pages
  // Whether the server had counted them is not known. With one too many the end of the list is asked for; with one too few it is missed.
  const total = Math.max(...[...pages, ...patched].map(({ metadata }) => metadata.total))
  return patched.map((page) => ({ ...page, metadata: { ...page.metadata, total } }))
}
