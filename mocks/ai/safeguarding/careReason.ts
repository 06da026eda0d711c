import type { Concern } from './concern'

/** `unsure`: an unknown statement about oneself. `stay`: what goes on from a reply of care without asking for anything of its own. */
export type CareReason = Concern | 'unsure' | 'stay'

export type CareText = { title: string; markdown: string }
