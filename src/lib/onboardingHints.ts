import { writeItem } from './browserStorage'

/** Hints to show after the user has accepted the terms (D-0912). */
const FIRST_HINTS = ['LANDING', 'EMPTY_BOARD', 'ALL_SPARK'] as const

/**
 * Schedules the first hints for a user on this device (A-275 to A-277, D-0912, D-1106). `ONBOARDING_{hint}_{userId}` is
 * 'true' until the hint has been shown.
 */
export function makeFirstHintsDue(userId: number): void {
  for (const hint of FIRST_HINTS) writeItem('localStorage', `ONBOARDING_${hint}_${userId}`, 'true')
}

/** Schedules the hint of the assistant's first card, and cancels the hint of the empty board (B-338, D-0912). */
export function makeFirstCardHintsDue(userId: number): void {
  writeItem('localStorage', `ONBOARDING_AFTER_CREATION_${userId}`, 'true')
  writeItem('localStorage', `ONBOARDING_EMPTY_BOARD_${userId}`, 'false')
}

/** Cancels the hint of the first creation after a deletion (C-266, D-0912). */
export const clearAfterCreationHint = (userId: number) =>
  writeItem('localStorage', `ONBOARDING_AFTER_CREATION_${userId}`, 'false')
