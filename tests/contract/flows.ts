/**
 * Behaviour that no single response proves: writes are stored, lists keep order and pages, shares reach the other person.
 * Each flow is data and belongs to the call that it proves: requests with expectations on their responses.
 */
import { boardFlows } from './boardFlows'
import type { Flow } from './flowSteps'
import { peopleFlows } from './peopleFlows'

export const flows: Flow[] = [...boardFlows, ...peopleFlows]
