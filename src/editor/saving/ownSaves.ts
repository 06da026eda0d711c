/**
 * Finds another person's versions that this editor has overwritten (D-0070). On the server, the last save wins. A
 * version stored after the save's base, but before the save, is lost there. Only this editor can notice that.
 */
import type { Card } from '@/api/cards/card.schema'
import { isSame, savableFields, type SavableFields } from './savableFields'

/** Fields of a card with the time at which the server stored them. An event may contain only some fields. */
export type Version = SavableFields & { updated_at: string }

export const versionOf = ({ updated_at, ...fields }: Partial<Card> & Pick<Card, 'updated_at'>): Version => ({
  ...savableFields(fields),
  updated_at,
})

export type OwnSave = {
  fields: SavableFields
  /** `updated_at` of the version on which the save was based. */
  from: string | undefined
  /** `updated_at` of the save itself; undefined while it is in flight. */
  to?: string
  /**
   * Other values that are not another person's: from before the save, as sanitised by the server, or already offered.
   */
  known: readonly SavableFields[]
}

/** Number of past saves that are compared with late events. */
export const MAX_SAVES = 10

const timeOf = (updatedAt: string | undefined) => (updatedAt === undefined ? -Infinity : Date.parse(updatedAt))

/** True if the server stored the version after `other`, which is an `updated_at`. */
export const isLater = (version: Version, other: string | undefined): boolean =>
  timeOf(version.updated_at) > timeOf(other)

/**
 * Returns another person's values for the fields of a save, if the server stored them between the save's base and the
 * save.
 */
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
