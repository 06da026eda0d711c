import type { Concern } from './concern'

/**
 * `unsure`: a statement about oneself that the assistant does not understand. `stay`: a message after a reply of care that asks
 * for nothing new.
 */
export type CareReason = Concern | 'unsure' | 'stay'

export type CareText = { title: string; markdown: string }
