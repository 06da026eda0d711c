import { readItem, writeItem } from './browserStorage'

/** Hints to show after the user has accepted the terms (D-0912). */
const FIRST_HINTS = ['LANDING', 'EMPTY_BOARD', 'ALL_SPARK'] as const
export type FirstHintName = (typeof FIRST_HINTS)[number]

/** localStorage key of a hint: 'true' until the hint has been shown. */
const keyOf = (hint: FirstHintName | 'AFTER_CREATION', userId: number) => `ONBOARDING_${hint}_${userId}`

/**
 * Schedules the first hints for a user on this device (A-275 to A-277, D-0912, D-1106).
 */
export function makeFirstHintsDue(userId: number): void {
  for (const hint of FIRST_HINTS) writeItem('localStorage', keyOf(hint, userId), 'true')
}

/** Schedules the hint of the assistant's first card, and cancels the hint of the empty board (B-338, D-0912). */
export function makeFirstCardHintsDue(userId: number): void {
  writeItem('localStorage', keyOf('AFTER_CREATION', userId), 'true')
  clearHint('EMPTY_BOARD', userId)
}

/** Cancels the hint of the first creation after a deletion (C-266, D-0912). */
export const clearAfterCreationHint = (userId: number) =>
  writeItem('localStorage', keyOf('AFTER_CREATION', userId), 'false')

/** True while a hint is to be shown; false without a readable flag. */
export const isHintDue = (hint: FirstHintName, userId: number): boolean =>
  readItem('localStorage', keyOf(hint, userId)) === 'true'

export const clearHint = (hint: FirstHintName, userId: number) =>
  writeItem('localStorage', keyOf(hint, userId), 'false')

/** False for the hint of the empty board, which stays due until the first card is created (D-0912). */
export const isClearedWhenSeen = (hint: FirstHintName): boolean => hint !== 'EMPTY_BOARD'
