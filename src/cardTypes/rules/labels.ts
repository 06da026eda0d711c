import type { Translate } from '@/i18n/i18n'
import type { TextKey } from '@/i18n/textParts'
import type { Card } from '@/api/cards/card.schema'
import { decodeEntities } from './decode'
import { getCardTypeDefinition } from '../definitions'
import { isContainer } from './isContainer'
import { shareChip } from './shareChip'

/**
 * This is a Map, because the server could send a subtype named like an inherited property of an object, such as
 * `constructor`.
 */
const SUBTYPE_KEYS: ReadonlyMap<string, TextKey> = new Map([
  ['Memorization Technique', 'formats.subtype.memorizationTechnique'],
  ['Study Aid', 'formats.subtype.studyAid'],
  ['Introduction to New Materials', 'formats.subtype.introductionToNewMaterials'],
  ['Introduction', 'formats.subtype.introduction'],
  ['Memorization', 'formats.subtype.memorization'],
])

/**
 * Matches text keys of types and subtypes that have a short name (D-0091). The captured group is the key in
 * `formats.short`.
 */
const SHORT_NAME = /\.(intro|memorization|study|lesson|hill)|(insight)$/
type ShortName = 'intro' | 'memorization' | 'study' | 'lesson' | 'hill' | 'insight'

/** Number of characters that fit on a tile of 220 px. */
const TAB_LENGTH = 22

/**
 * Returns the text key of the card's subtype or, without a subtype, of its type. Returns null for a subtype that has no
 * text key (D-2111).
 */
function typeKey(card: Card): TextKey | null {
  const { subtype } = card
  if (typeof subtype !== 'string' || !subtype) return getCardTypeDefinition(card).labelKey
  return SUBTYPE_KEYS.get(subtype) ?? null
}

/** Returns the label of the card's subtype or, without a subtype, of its type (D-2111). */
export function typeLabel(card: Card, t: Translate): string {
  const key = typeKey(card)
  return key ? t(key) : decodeEntities(card.subtype ?? '')
}

/** Returns the label for a tile. It is a short name if the tile has a share chip or the label is too long. */
export function tabLabel(card: Card, t: Translate): string {
  const label = typeLabel(card, t)
  if (!shareChip(card) && label.length <= TAB_LENGTH) return label
  const [, start, end] = SHORT_NAME.exec(typeKey(card) ?? '') ?? []
  const name = (start ?? end) as ShortName | undefined
  return name ? t(`formats.short.${name}`) : label
}

/** Returns the title with decoded entities, or a placeholder if it is empty. */
export function cardTitle(card: Card, t: Translate): string {
  return decodeEntities(card.title).trim() || t('formats.card.untitled')
}

/** Returns '6 cards' or '6 questions' for a container with a known count, 'Done' for an answered question, else null. */
export function countLabel(card: Card, t: Translate): string | null {
  if (card.type === 'question' && card.is_answered) return t('formats.question.done')
  if (!isContainer(card) || !Number.isFinite(card.childCount)) return null
  return t(card.type === 'quiz' ? 'formats.questions' : 'formats.cards', { count: card.childCount })
}

/** Returns '2 marks' for a question with known marks, otherwise null. */
export function marksLabel(card: Card, t: Translate): string | null {
  return card.type === 'question' && Number.isFinite(card.marks)
    ? t('formats.question.marks', { count: card.marks })
    : null
}

/** Returns the accessible name of a card's button: '{title}, {type}[, n cards][, Done][, share status]'. */
export function cardAccessibleName(card: Card, t: Translate): string {
  const chip = shareChip(card)
  return [cardTitle(card, t), typeLabel(card, t), countLabel(card, t), chip && t(chip.labelKey)]
    .filter(Boolean)
    .join(', ')
}
