import { resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

/**
 * TCP ports of the end-to-end tests, chosen not to collide with development servers. A second run beside one sets E2E_PORT. They lie below the
 * range from which systems give ports to outgoing connections: a closed connection keeps its port for a minute, in which no server can have it.
 */
export const demoPort = Number(process.env.E2E_PORT || 27_311)
export const livePort = demoPort + 1
export const backendPort = demoPort + 2

/** From the root, as all folders here: `npm run budget` has a build of each kind there, on which `npm test` runs the journeys. */
export const budgetBuilds = 'node_modules/.cache/heartboard-budget'

/** Builds that exist already; without them the journeys make their own. */
export const existingBuilds = process.env.E2E_BUILDS

/** A second run beside one has its own. */
const ownBuilds = `node_modules/.cache/heartboard-e2e${process.env.E2E_PORT ? `-${demoPort}` : ''}`
const builds = existingBuilds ?? ownBuilds

/** The live build of the journeys: `npm run build` with the realtime key of the mock server built in. */
export const liveFolder = `${builds}/live`
export const demoFolder = `${builds}/mock`
/** The demo built for a path of a host. */
export const hostedFolder = `${ownBuilds}/hosted`
