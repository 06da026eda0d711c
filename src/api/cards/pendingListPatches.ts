/**
 * Optimistic patches that a list response may lack. The server may answer a list request before it handles a pending
 * mutation, and RTK Query then replaces the patched cache entry. So patches are recorded here and applied to the
 * response again.
 */
import { QueryStatus } from '@reduxjs/toolkit/query'
import type { RootWithApi } from '../core/apiThunk'
import { baseApi } from '../core/baseApi'
import { perApp } from '../core/perApp'
import type { Services } from '../core/services'
import type { CardListArg, CardPage } from './cardListPages'

/** A patch of a list. It returns the same pages if nothing changes. */
export type ListPatch = (pages: readonly CardPage[], arg: CardListArg) => readonly CardPage[]

type PendingPatches = {
  /** Patches made while mutations were in flight, each with the request ids of those mutations. */
  patchesOfPendingMutations: { patch: ListPatch; mutationIds: readonly string[] }[]
  /** Patches made since a list was requested, one array for each list request in flight. */
  patchesSinceRequest: Set<ListPatch[]>
}

const pendingPatchesOf = perApp(
  (): PendingPatches => ({ patchesOfPendingMutations: [], patchesSinceRequest: new Set() }),
)

/** Removes the patches whose mutations have all ended. */
function dropSettledPatches(pendingPatches: PendingPatches, pendingMutationIds: readonly string[]): void {
  pendingPatches.patchesOfPendingMutations = pendingPatches.patchesOfPendingMutations.filter(({ mutationIds }) =>
    mutationIds.some((id) => pendingMutationIds.includes(id)),
  )
}

/**
 * Records a patch that is being applied to every list.
 * @param pendingMutationIds request ids of the mutations in flight
 */
export function recordPatch(services: Services, patch: ListPatch, pendingMutationIds: readonly string[]): void {
  const pendingPatches = pendingPatchesOf(services)
  dropSettledPatches(pendingPatches, pendingMutationIds)
  if (pendingMutationIds.length > 0)
    pendingPatches.patchesOfPendingMutations.push({ patch, mutationIds: pendingMutationIds })
  for (const patches of pendingPatches.patchesSinceRequest) patches.push(patch)
}

/**
 * Starts to record the patches that the response of a list request may lack. Returns a function that stops recording
 * and returns the patches.
 */
export function trackListRequest(
  services: Services,
  pendingMutationIds: readonly string[],
): () => readonly ListPatch[] {
  const pendingPatches = pendingPatchesOf(services)
  dropSettledPatches(pendingPatches, pendingMutationIds)
  const { patchesSinceRequest } = pendingPatches
  const patches = pendingPatches.patchesOfPendingMutations.map(({ patch }) => patch)
  patchesSinceRequest.add(patches)
  return () => {
    patchesSinceRequest.delete(patches)
    return patches
  }
}

/** Applies patches that a response may lack. */
export function applyPatches(pages: readonly CardPage[], arg: CardListArg, patches: readonly ListPatch[]) {
  if (patches.length === 0) return pages
  const patched = patches.reduce((before, patch) => patch(before, arg), pages)
  if (patched === pages) return pages
  // It is unknown whether the server's total includes the patches. A total that is too high costs one more request at
  // the end; one that is too low hides the last cards.
  const total = Math.max(...[...pages, ...patched].map(({ metadata }) => metadata.total))
  return patched.map((page) => ({ ...page, metadata: { ...page.metadata, total } }))
}

export const selectPendingMutationIds = (state: RootWithApi): string[] =>
  Object.entries(state[baseApi.reducerPath].mutations).flatMap(([id, mutation]) =>
    mutation?.status === QueryStatus.pending ? [id] : [],
  )
