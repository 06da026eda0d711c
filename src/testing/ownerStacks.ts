import React from 'react'

/**
 * React's development build records a stack trace for every element it creates, a seventh of the CPU time of a component test, and leaves
 * them out past a limit per second. From now on they always are: nobody reads those of a test, whose warnings name their component anyway.
 */
export function omitOwnerStacks(): void {
  const internals = (React as unknown as Record<string, unknown>)
    .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE
  if (typeof internals !== 'object' || internals === null) return
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set() {
      // React counts and resets it; it stays past the limit.
    },
    configurable: true,
  })
}
