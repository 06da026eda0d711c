import type { Card } from '@/api/cards/card.schema'
import { type CardChange, cardChangeSchema } from '@/api/cards/cards.contract'

export type SavableFields = CardChange
export type SavableField = keyof SavableFields

export const SAVABLE = Object.keys(cardChangeSchema.shape) as SavableField[]

export const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b)

export const fieldsWhere = (fields: SavableFields, isIncluded: (field: SavableField) => boolean): SavableFields =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => isIncluded(field as SavableField)))

/** Returns the fields that a full save sends, from a card or a part of one. */
export const savableFields = (card: Partial<Card>): SavableFields =>
  Object.fromEntries(SAVABLE.flatMap((field) => (field in card ? [[field, (card as SavableFields)[field]]] : [])))
