import type { ReadableStore } from '@/lib/createExternalStore'
import type { PersonRecord } from '../db/tables'
import type { MockServer } from '../server/mockServer'

/** A violation of the contract that the app found when it validated a response. */
type ContractViolationReport = { call: string; field: string; detail: string; count: number }

export type ContractViolations = ReadableStore<readonly ContractViolationReport[]>

/** The mock server, and what the mock panel can ask the browser runtime to do. */
export type PanelContext = {
  mockServer: MockServer
  violations: ContractViolations
  /** Returns the signed-in person; undefined if nobody is signed in. */
  person: () => PersonRecord | undefined
  /** Signs a person in without a password and reloads the page. */
  signInAs: (person: PersonRecord) => void
  /** Stores scenario, speed and faults for this browser tab. */
  persistTuning: () => void
  /** Restores the seed and reloads the page. */
  reset: () => void
}

/** The content of a tab of the mock panel. `close` is called when the user leaves the tab. */
export type OpenTab = { nodes: Node[]; close?: () => void }

export type SetStatus = (text: string) => void
