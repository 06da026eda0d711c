/**
 * Finds versions of others that a save of this editor overwrote (D-0070). On the server, the last write wins. A version stored between a
 * save's base and the save is lost there; only this editor can notice.
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
  /** Further values that are not somebody else's: from before the save, as cleaned by the server, or already offered. */
  known: readonly SavableFields[]
}

/** Number of saves kept for comparison with late events. */
export const MAX_SAVES = 10

const timeOf = (updatedAt: string | undefined) => (updatedAt === undefined ? -Infinity : Date.parse(updatedAt))

/** True if the server stored the version later than `other`, an `updated_at`. */
export const isLater = (version: Version, other: string | undefined): boolean =>
  timeOf(version.updated_at) > timeOf(other)

/** Somebody else's values in a version stored between the save's base and the save, for the fields of the save. */
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
