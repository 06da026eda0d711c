import type { Fault } from '../server/faults'
import { account } from './account'
import { board } from './board'
import { chat } from './chat'
import { network } from './network'

/** Headings of the panel's list, in its order. */
export const SCENARIO_GROUPS = [
  'Network',
  'Sign-in',
  'Account',
  'People',
  'Board',
  'Focus',
  'Sharing',
  'Chat',
  'Ideas',
  'Pictures',
] as const

export type Scenario = {
  group: (typeof SCENARIO_GROUPS)[number]
  /** What it shows, in a few words for the panel; never a text of the app, by which the live build is searched. */
  title: string
  /** ms added to every answer. */
  latency?: number
  faults?: Fault[]
  /** Refuse new sockets and drop those that are open. */
  isSocketDown?: true
  /** Start from a world in which nobody has a card. */
  isBoardEmpty?: true
  /** Nobody new may sign up (access 2, sign-up). */
  isSignUpClosed?: true
}

/**
 * Situations by name: `?scenario=streamCut`, a story's `parameters.scenario`, or the mock panel. There is one for each documented
 * failure of the three documents (access 8, board 8, chat 8) and for the states that are hard to come by.
 */
export const scenarios = { ...network, ...account, ...board, ...chat }

export type ScenarioName = keyof typeof scenarios

/** The scenario of a name, or the normal one for a name nobody knows. */
export const scenarioOf = (name: string | null | undefined): ScenarioName =>
  name && Object.hasOwn(scenarios, name) ? (name as ScenarioName) : 'normal'
