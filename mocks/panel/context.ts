import type { PersonRecord } from '../db'
import type { School } from '../school'

/** One difference between an answer and the contract, as the app found it. */
type DriftReport = { call: string; field: string; problem: string; times: number }

/** The app's list of differences from the contract. */
export type DriftSource = {
  driftReports: () => readonly DriftReport[]
  /** @returns ends it */
  onDrift: (listener: () => void) => () => void
}

/** What the panel works on. */
export type PanelContext = {
  school: School
  drift: DriftSource
  /** Who is signed in on this page. */
  person: () => PersonRecord | undefined
  /** Signs somebody in without a password and loads the page anew. */
  actAs: (person: PersonRecord) => void
  /** Keeps scenario, speed and faults for this tab. */
  remember: () => void
  /** Forgets everything that was done and loads the page anew. */
  reset: () => void
}

/** A tab as it is open: what it shows, and how it ends. */
export type OpenTab = { nodes: Node[]; close?: () => void }

/** Says something in the panel's status line. */
export type Say = (text: string) => void
