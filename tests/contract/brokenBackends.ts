/** All broken backends by kind of fault. Each names the failure that the verifier must report. */
import { brokenBehaviour } from './brokenBehaviour'
import { brokenLists } from './brokenLists'
import { brokenResponses } from './brokenResponses'
import type { BrokenBackends } from './faults'

export const brokenBackends: BrokenBackends = { ...brokenResponses, ...brokenLists, ...brokenBehaviour }
