import { type StaticDataRouteOption, useMatches } from '@tanstack/react-router'
import type { TopBarToolsName } from './topBarTools'

declare module '@tanstack/react-router' {
  /** What the app shows around the screen of a route and of the routes below it; nothing of it by default. */
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be merged
  interface StaticDataRouteOption {
    /** Buttons of the top bar. */
    tools?: TopBarToolsName
    /** The top bar searches the board. */
    hasBoardSearch?: boolean
    hasChat?: boolean
    /** Open to everybody: the guard lets visitors pass, who see the screen without the Shell. */
    isPublic?: boolean
    /** The route shows something over the screen that is there, such as a card in focus: it comes and goes without a transition. */
    isOverlay?: boolean
  }
}

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
