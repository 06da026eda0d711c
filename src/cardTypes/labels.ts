import type { Translate } from '@/i18n/i18n'
import type { TextKey } from '@/i18n/textParts'
import type { Card } from '@/api/cards/card.schema'
import { decodeEntities } from './decode'
import { getCardTypeDefinition } from './definitions'
import { isContainer } from './isContainer'
import { shareChip } from './shareChip'

/** A map, not an object: a subtype is the server's text and may be named like an inherited property, e.g. `constructor`. */
const SUBTYPE_KEYS: ReadonlyMap<string, TextKey> = new Map([
  ['Memorization Technique', 'formats.subtype.memorizationTechnique'],
  ['Study Aid', 'formats.subtype.studyAid'],
  ['Introduction to New Materials', 'formats.subtype.introductionToNewMaterials'],
  ['Introduction', 'formats.subtype.introduction'],
  ['Memorization', 'formats.subtype.memorization'],
])

/** What has a shorter name on a tile (D-0091). */
const SHORT_KEYS: ReadonlyMap<TextKey, TextKey> = new Map([
  ['formats.type.intro', 'formats.short.intro'],
  ['formats.subtype.introduction', 'formats.short.intro'],
  ['formats.subtype.introductionToNewMaterials', 'formats.short.intro'],
  ['formats.type.memorization', 'formats.short.memorization'],
  ['formats.subtype.memorization', 'formats.short.memorization'],
  ['formats.subtype.memorizationTechnique', 'formats.short.memorization'],
  ['formats.type.studyaid', 'formats.short.studyaid'],
  ['formats.subtype.studyAid', 'formats.short.studyaid'],
  ['formats.type.lessonplan', 'formats.short.lessonplan'],
  ['formats.type.hillchart', 'formats.short.hillchart'],
  ['formats.type.selfquestioninsight', 'formats.short.insight'],
  ['formats.type.schoolquestioninsight', 'formats.short.insight'],
  ['formats.type.studentquestioninsight', 'formats.short.insight'],
  ['formats.type.classquestioninsight', 'formats.short.insight'],
  ['formats.type.groupinsight', 'formats.short.insight'],
])

/** Characters that fit on a tile 220 px wide. */
const TAB_LENGTH = 22

/** The key of a subtype that has a text, else of the type; null for a subtype without a text (D-2111). */
function typeKey(card: Card): TextKey | null {
  const { subtype } = card
  if (typeof subtype !== 'string' || !subtype) return getCardTypeDefinition(card).labelKey
  return SUBTYPE_KEYS.get(subtype) ?? null
}

/** The label of the card's subtype if it has one, else of its type (D-2111). */
export function typeLabel(card: Card, t: Translate): string {
  const key = typeKey(card)
  return key ? t(key) : decodeEntities(card.subtype ?? '')
}

/** The label on a tile: a short name beside the share chip, and for a label that is too long without one. */
export function tabLabel(card: Card, t: Translate): string {
  const label = typeLabel(card, t)
  const key = typeKey(card)
  const shortKey = key && SHORT_KEYS.get(key)
  return shortKey && (shareChip(card) || label.length > TAB_LENGTH) ? t(shortKey) : label
}

/** The title with entities decoded; a placeholder when it is empty. */
export function cardTitle(card: Card, t: Translate): string {
  return decodeEntities(card.title).trim() || t('formats.card.untitled')
}

/** '6 cards' or '6 questions' for a container with a known count, else null. */
export function countLabel(card: Card, t: Translate): string | null {
  if (!isContainer(card) || !Number.isFinite(card.childCount)) return null
  return t(card.type === 'quiz' ? 'formats.questions' : 'formats.cards', { count: card.childCount })
}

/** '2 marks' for a question with known marks, else null. */
export function marksLabel(card: Card, t: Translate): string | null {
  return card.type === 'question' && Number.isFinite(card.marks)
    ? t('formats.question.marks', { count: card.marks })
    : null
}

/** The accessible name of a card's button: '{title}, {type}[, n cards][, share status]'. */
export function cardAccessibleName(card: Card, t: Translate): string {
  const chip = shareChip(card)
  return [cardTitle(card, t), typeLabel(card, t), countLabel(card, t), chip && t(chip.labelKey)]
    .filter(Boolean)
    .join(', ')
}
