import type { Fault } from '../server/faults'

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
  /** Nobody new may sign up. */
  isSignUpClosed?: true
}
