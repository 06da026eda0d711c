import { type StaticDataRouteOption, useMatches } from '@tanstack/react-router'

/** Merged static data of the matched routes; an inner route overrides the outer routes. */
export const useRouteStaticData = (): StaticDataRouteOption =>
  useMatches({
    select: (matches) => {
      const merged: StaticDataRouteOption = {}
      for (const { staticData } of matches) Object.assign(merged, staticData)
      return merged
    },
    structuralSharing: true,
  })
