/**
 * Saves of this editor and the versions of others that crossed them (D-0070). The last write wins on the server. A version stored between a
 * save and its base is overwritten; only the later editor can tell.
 */
import type { Card } from '@/api/cards/card.schema'
import { isSame, savableFields, type SavableFields } from './savableFields'

/** Fields of a card with the time at which the server stored them; an event may carry some fields only. */
export type Version = SavableFields & { updated_at: string }

export const versionOf = ({ updated_at, ...fields }: Partial<Card> & Pick<Card, 'updated_at'>): Version => ({
  ...savableFields(fields),
  updated_at,
})

export type OwnSave = {
  fields: SavableFields
  /** `updated_at` of the version that the save was based on. */
  from: string | undefined
  /** `updated_at` of the save itself; undefined while it is in flight. */
  to?: string
  /** Other values that are not somebody else's: before the save, cleaned by the server, or offered already. */
  known: readonly SavableFields[]
}

/** Number of saves kept for comparison with late events. */
export const MAX_SAVES = 10

const timeOf = (updatedAt: string | undefined) => (updatedAt === undefined ? -Infinity : Date.parse(updatedAt))

/** True if the server stored the version later than `other`, an `updated_at`. */
export const isLater = (version: Version, other: string | undefined): boolean =>
  timeOf(version.updated_at) > timeOf(other)

/** Fields of a save for which a version stored meanwhile has somebody else's value. */
export function crossedFields({ fields, from, to, known }: OwnSave, version: Version): SavableFields {
  const time = timeOf(version.updated_at)
  if (time < timeOf(from) || (to !== undefined && time > timeOf(to))) return {}
  return Object.fromEntries(
    Object.keys(fields).flatMap((name) => {
      const field = name as keyof SavableFields
      if (!(field in version)) return []
      const isKnown = [fields, ...known].some((values) => field in values && isSame(values[field], version[field]))
      return isKnown ? [] : [[field, version[field]]]
    }),
  )
}
