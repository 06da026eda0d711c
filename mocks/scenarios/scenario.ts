import type { Fault, LiveFault } from '../server/faults'

/** Headings of the scenario list in the mock panel, in display order. */
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
  /**
   * A few words for the mock panel. Must differ from every text of the app, because `assertNoMockInLiveBuild` searches live
   * builds for titles.
   */
  title: string
  /** Delay in ms that is added to every response. */
  latency?: number
  faults?: Fault[]
  liveFaults?: LiveFault[]
  /** Refuses new sockets and drops open sockets. */
  isSocketDown?: true
  /** Removes all cards. The cards of the seed return with the next scenario. */
  isBoardEmpty?: true
  /** A card that the chat is asked for never comes, and the reply does not end. */
  isCardWithheld?: true
  /** Sign-up is disabled. */
  isSignUpClosed?: true
}
