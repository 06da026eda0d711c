/**
 * Checks behaviour that a single response cannot show: writes are stored, lists have order and pages, shares reach the other
 * person. A flow is data: a list of requests with expectations. The report lists a flow under its `call`.
 */
import { boardFlows } from './boardFlows'
import type { Flow } from './flowSteps'
import { peopleFlows } from './peopleFlows'

export const flows: Flow[] = [...boardFlows, ...peopleFlows]
