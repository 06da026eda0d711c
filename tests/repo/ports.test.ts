import { expect, test } from 'vitest'
import { backendPort, demoPort, livePort } from '../e2e/ports'

/** The first port that the system uses for outgoing connections: 32768 on Linux, 49152 on macOS and Windows. */
const FIRST_EPHEMERAL_PORT = 32_768

test('no outgoing connection can have a port of the end-to-end tests', () => {
  expect(Math.max(demoPort, livePort, backendPort)).toBeLessThan(FIRST_EPHEMERAL_PORT)
})
