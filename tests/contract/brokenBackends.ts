/** Broken backends by kind of fault, each with the failure that the verifier must report. */
import { brokenBehaviour } from './brokenBehaviour'
import { brokenLists } from './brokenLists'
import { brokenResponses } from './brokenResponses'
import type { BrokenBackends } from './faults'

export const brokenBackends: BrokenBackends = { ...brokenResponses, ...brokenLists, ...brokenBehaviour }
