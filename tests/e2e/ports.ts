import { resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

/**
 * TCP ports of the end-to-end tests, apart from development servers; a second parallel run sets E2E_PORT.
 * Below the range for outgoing connections: a closed connection blocks a port for a minute.
 */
export const demoPort = Number(process.env.E2E_PORT || 27_311)
export const livePort = demoPort + 1
export const backendPort = demoPort + 2

/** Builds of `npm run budget`, on which `npm test` runs the journeys. Paths from the root, as all folders here. */
export const budgetBuilds = 'node_modules/.cache/heartboard-budget'

/** Existing builds; undefined: the journeys make builds. */
export const existingBuilds = process.env.E2E_BUILDS

/** A second parallel run has separate builds. */
const ownBuilds = `node_modules/.cache/heartboard-e2e${process.env.E2E_PORT ? `-${demoPort}` : ''}`
const builds = existingBuilds ?? ownBuilds

/** The live build of the journeys: `npm run build` with the realtime key of the mock server built in. */
export const liveFolder = `${builds}/live`
export const demoFolder = `${builds}/mock`
/** The demo, built to be hosted below a path. */
export const hostedFolder = `${ownBuilds}/hosted`
