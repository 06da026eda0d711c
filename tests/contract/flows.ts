/**
 * Behaviour that no single response proves: writes are stored, lists keep order and pages, shares reach the other person. Each flow is
 * data: requests with expectations. A flow belongs to the proven call.
 */
import { boardFlows } from './boardFlows'
import type { Flow } from './flowSteps'
import { peopleFlows } from './peopleFlows'

export const flows: Flow[] = [...boardFlows, ...peopleFlows]
