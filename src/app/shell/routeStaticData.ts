import { type StaticDataRouteOption, useMatches } from '@tanstack/react-router'

/** What the route on screen wants of the Shell; an inner route overrides the routes around it. */
export const useRouteStaticData = (): StaticDataRouteOption =>
  useMatches({
    select: (matches) => {
      const merged: StaticDataRouteOption = {}
      for (const { staticData } of matches) Object.assign(merged, staticData)
      return merged
    },
    structuralSharing: true,
  })
