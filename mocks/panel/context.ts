import type { PersonRecord } from '../db/tables'
import type { MockServer } from '../server/mockServer'

/** One difference between an answer and the contract, as the app found it. */
type ContractViolationReport = { call: string; field: string; detail: string; count: number }

/** The app's list of differences from the contract. */
export type ContractViolationSource = {
  getViolations: () => readonly ContractViolationReport[]
  /** @returns ends it */
  subscribeToViolations: (listener: () => void) => () => void
}

/** What the panel works on. */
export type PanelContext = {
  mockServer: MockServer
  violationSource: ContractViolationSource
  /** Who is signed in on this page. */
  person: () => PersonRecord | undefined
  /** Signs somebody in without a password and loads the page anew. */
  signInAs: (person: PersonRecord) => void
  /** Keeps scenario, speed and faults for this tab. */
  persistTuning: () => void
  /** Forgets everything that was done and loads the page anew. */
  reset: () => void
}

/** A tab as it is open: what it shows, and how it ends. */
export type OpenTab = { nodes: Node[]; close?: () => void }

/** Says something in the panel's status line. */
export type SetStatus = (text: string) => void
