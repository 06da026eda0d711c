import { resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

/**
 * TCP ports of the end-to-end tests, different from those of development servers. A second parallel run sets E2E_PORT. They are
 * below the range for outgoing connections, because a closed connection blocks its port for a minute.
 */
export const demoPort = Number(process.env.E2E_PORT || 27_311)
export const livePort = demoPort + 1
export const backendPort = demoPort + 2

/**
 * Folder of the builds of `npm run budget`, on which `npm test` runs the journeys. Like all folders here, it is relative to the
 * root.
 */
export const budgetBuilds = 'node_modules/.cache/heartboard-budget'

/** Folder of existing builds. If undefined, the journeys make their own. */
export const existingBuilds = process.env.E2E_BUILDS

/** A second parallel run has builds of its own. */
const ownBuilds = `node_modules/.cache/heartboard-e2e${process.env.E2E_PORT ? `-${demoPort}` : ''}`
const builds = existingBuilds ?? ownBuilds

/** The live build of the journeys: `npm run build` with the realtime key of the mock server. */
export const liveFolder = `${builds}/live`
export const demoFolder = `${builds}/mock`
/** The demo, built for a host on which it is not at the root path. */
export const hostedFolder = `${ownBuilds}/hosted`
