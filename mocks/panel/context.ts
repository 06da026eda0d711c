import type { ReadableStore } from '@/lib/createExternalStore'
import type { PersonRecord } from '../db/tables'
import type { MockServer } from '../server/mockServer'

/** A contract violation, as reported by the app's response validation. */
type ContractViolationReport = { call: string; field: string; detail: string; count: number }

/** The app's list of contract violations. */
export type ContractViolations = ReadableStore<readonly ContractViolationReport[]>

/** The mock server, and the services of the browser runtime that the panel calls. */
export type PanelContext = {
  mockServer: MockServer
  violations: ContractViolations
  /** The signed-in person; undefined for a visitor. */
  person: () => PersonRecord | undefined
  /** Signs a person in without a password and reloads the page. */
  signInAs: (person: PersonRecord) => void
  /** Stores scenario, speed and faults per tab. */
  persistTuning: () => void
  /** Discards all changes to the seed and reloads the page. */
  reset: () => void
}

/** Content and clean-up of an open tab. */
export type OpenTab = { nodes: Node[]; close?: () => void }

/** Sets the text of the panel's status line. */
export type SetStatus = (text: string) => void
