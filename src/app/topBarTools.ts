import type { ComponentType } from 'react'
import { BoardTools } from './BoardTools'

/** Tools of the top bar by name; a route names its own in `staticData` (src/app/routeStaticData.ts). */
export const topBarTools = { board: BoardTools } satisfies Record<string, ComponentType>

export type TopBarToolsName = keyof typeof topBarTools
