import { resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

/**
 * TCP ports of the end-to-end tests, chosen not to collide with development servers. A second run beside one sets E2E_PORT. They lie below the
 * range from which systems give ports to outgoing connections: a closed connection keeps its port for a minute, in which no server can have it.
 */
export const demoPort = Number(process.env.E2E_PORT || 27_311)
export const livePort = demoPort + 1
export const backendPort = demoPort + 2

/** From the root; a second run beside one has its own builds. */
const builds = `node_modules/.cache/heartboard-e2e${process.env.E2E_PORT ? `-${demoPort}` : ''}`

/** The live build of the journeys: `npm run build` with the realtime key of the mock server built in. */
export const liveFolder = `${builds}/live`
export const demoFolder = `${builds}/demo`
/** The demo built for a path of a host. */
export const hostedFolder = `${builds}/hosted`
