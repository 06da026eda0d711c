import type { Concern } from './concern'

/** `unsure`: an unknown statement about oneself. `stay`: a message after a reply of care, without a request of its own. */
export type CareReason = Concern | 'unsure' | 'stay'

export type CareText = { title: string; markdown: string }
