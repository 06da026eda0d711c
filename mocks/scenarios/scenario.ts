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
  /** Hides all cards. They return with the next scenario. */
  isBoardEmpty?: true
  /** A card that the chat is asked for never comes, and the reply does not end. */
  isCardWithheld?: true
  /** Sign-up is disabled. */
  isSignUpClosed?: true
  /** ms between two generated ideas, instead of those of `mocks/handlers/ideas.ts`. */
  ideaMs?: number
  /** The last of several requested ideas never comes; an idea that is requested alone does. */
  isLastIdeaLost?: true
  /** The last card of the chosen ideas fails with `format.failed`. */
  isLastIdeaCardFailed?: true
  /** Prompts of engagers and recommendations are accepted, but nothing is replied or stored. */
  isPromptUnanswered?: true
  /** Uploads arrive at this speed, in bytes per second. */
  uploadSpeed?: number
  /** Uploads break half way. */
  isUploadBroken?: true
  /** Number of results of every picture search. */
  imageResults?: number
  /** The picture of the first gallery item is not there. */
  isGalleryPictureMissing?: true
}
