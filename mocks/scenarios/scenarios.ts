import { account } from './account'
import { board } from './board'
import { chat } from './chat'
import { network } from './network'
import type { Scenario } from './scenario'

/**
 * Scenarios by name: `?scenario=streamCut`, a story's `parameters.scenario`, or the mock panel.
 * Covers each documented failure (A-476 to A-532, B-544 to B-570, C-447 to C-477) and states that are hard to reach otherwise.
 */
export const scenarios = { ...network, ...account, ...board, ...chat }

export type ScenarioName = keyof typeof scenarios

/** The scenario of a name; `normal` for an unknown name. */
export const scenarioOf = (name: string | null | undefined): ScenarioName =>
  name && Object.hasOwn(scenarios, name) ? (name as ScenarioName) : 'normal'

/** The scenario that a mock server runs. */
export const currentScenario = ({ scenario }: { scenario: () => ScenarioName }): Scenario => scenarios[scenario()]
