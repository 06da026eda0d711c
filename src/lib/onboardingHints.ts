import { writeItem } from './browserStorage'

/** Hints that the acceptance of the terms makes due (D-0912). */
const FIRST_HINTS = ['LANDING', 'EMPTY_BOARD', 'ALL_SPARK'] as const

/**
 * Makes the first hints due for a person on this device: `ONBOARDING_{hint}_{userId}` is 'true' while its hint is still to be shown
 * (A-275 to A-277, D-0912, D-1106).
 */
export function makeFirstHintsDue(userId: number): void {
  for (const hint of FIRST_HINTS) writeItem('localStorage', `ONBOARDING_${hint}_${userId}`, 'true')
}

/** The first card that the assistant has made: its hint is due, and that of the empty board is not any more (B-338, D-0912). */
export function makeFirstCardHintsDue(userId: number): void {
  writeItem('localStorage', `ONBOARDING_AFTER_CREATION_${userId}`, 'true')
  writeItem('localStorage', `ONBOARDING_EMPTY_BOARD_${userId}`, 'false')
}

/** After a deletion the hint of the first creation is not due any more (C-266, D-0912). */
export const clearAfterCreationHint = (userId: number) =>
  writeItem('localStorage', `ONBOARDING_AFTER_CREATION_${userId}`, 'false')
