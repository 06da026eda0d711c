/** Broken backends by kind of fault, each with the failure that the verifier must report. The first of a kind represents it. */
import { brokenBehaviour } from './brokenBehaviour'
import { brokenResponses } from './brokenResponses'
import type { BrokenBackends } from './faults'

export const brokenBackends: BrokenBackends = { ...brokenResponses, ...brokenBehaviour }
