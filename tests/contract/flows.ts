/**
 * Behaviour that no single response proves: writes are stored, lists keep order and pages, shares reach the other person.
 * A flow is data: requests with expectations. The report lists a flow under its `call`.
 */
import { boardFlows } from './boardFlows'
import type { Flow } from './flowSteps'
import { peopleFlows } from './peopleFlows'

export const flows: Flow[] = [...boardFlows, ...peopleFlows]
