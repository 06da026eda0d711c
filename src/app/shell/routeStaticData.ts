import { type StaticDataRouteOption, useMatches } from '@tanstack/react-router'

/** Returns the merged static data of the matched routes. An inner route overrides outer ones. */
export const useRouteStaticData = (): StaticDataRouteOption =>
  useMatches({
    select: (matches) => {
      const merged: StaticDataRouteOption = {}
      for (const { staticData } of matches) Object.assign(merged, staticData)
      return merged
    },
    structuralSharing: true,
  })
