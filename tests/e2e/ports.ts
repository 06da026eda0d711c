import { resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

/** TCP ports of the end-to-end tests, chosen not to collide with development servers. A second run beside one sets E2E_PORT. */
export const demoPort = Number(process.env.E2E_PORT || 47_311)
export const livePort = demoPort + 1
export const backendPort = demoPort + 2

/** From the root: the live build of the journeys. `npm run build` with the realtime key of the mock server built in. */
export const liveFolder = 'node_modules/.cache/heartboard-e2e/live'
export const demoFolder = 'node_modules/.cache/heartboard-e2e/demo'
