import { shuffle } from 'es-toolkit'
import type { ResponseOf } from '@/api/core/call'
import type { engagersCalls } from '@/api/engagers.contract'

export type Engager = ResponseOf<typeof engagersCalls.getEngagers>['data'][number]

/** Engager of the shown list; exactly one is selected (C-161, D-3135). */
export type ListedEngager = Engager & { selected: boolean }

const select = (engagers: readonly Engager[], place: number): ListedEngager[] =>
  engagers.map((engager, index) => ({ ...engager, selected: index === place }))

const selectedPlace = (list: readonly ListedEngager[]) => list.findIndex(({ selected }) => selected)

/** Shuffles the engagers and selects the first (C-168, C-169). */
export const shuffleEngagers = (engagers: readonly Engager[]): ListedEngager[] => select(shuffle(engagers), 0)

/** Selects the next engager; the first follows the last (C-255). */
export const selectNext = (list: readonly ListedEngager[]): ListedEngager[] =>
  select(list, list.length > 0 ? (selectedPlace(list) + 1) % list.length : 0)

/**
 * Takes over engagers from the server, as after a change of the language: known ones keep order and selection, new ones follow, missing
 * ones go.
 */
export function updateEngagers(list: readonly ListedEngager[], engagers: readonly Engager[]): ListedEngager[] {
  if (list.length === 0) return shuffleEngagers(engagers)
  const places = new Map(list.map(({ id }, place) => [id, place]))
  const placeOf = ({ id }: Engager) => places.get(id) ?? list.length
  const ordered = engagers.toSorted((a, b) => placeOf(a) - placeOf(b))
  const selectedId = list[selectedPlace(list)]?.id
  return select(
    ordered,
    Math.max(
      0,
      ordered.findIndex(({ id }) => id === selectedId),
    ),
  )
}

type Rest = {
  count: number
  isPaused: boolean
  isHovered: boolean
  isFocused: boolean
  isReadAloud: boolean
  isPageHidden: boolean
  isReplying: boolean
  isMotionReduced: boolean
}

/** True while the shown engager stays (D-3135). */
export const isResting = ({ count, ...reasons }: Rest): boolean => count < 2 || Object.values(reasons).some(Boolean)
