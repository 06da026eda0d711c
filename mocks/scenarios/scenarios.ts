import { account } from './account'
import { board } from './board'
import { chat } from './chat'
import { network } from './network'
import type { Scenario } from './scenario'

/**
 * All scenarios by name, for `?scenario=streamCut`, a story's `args.scenario` and the mock panel. They cover each documented
 * failure (A-476 to A-532, B-544 to B-570, C-447 to C-477) and states that are hard to reach otherwise.
 */
export const scenarios = { ...network, ...account, ...board, ...chat }

export type ScenarioName = keyof typeof scenarios

/** Returns the name if it is a scenario, otherwise `normal`. */
export const scenarioOf = (name: string | null | undefined): ScenarioName =>
  name && Object.hasOwn(scenarios, name) ? (name as ScenarioName) : 'normal'

/** The scenario that a mock server runs. */
export const currentScenario = ({ scenario }: { scenario: () => ScenarioName }): Scenario => scenarios[scenario()]
