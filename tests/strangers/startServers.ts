/**
 * Starts soketi, and a backend that publishes to it, as one process for a journey. Prints their addresses as one line of JSON, then runs
 * until its standard input ends.
 */
import { createMockHttpServer } from '@mocks/runtimes/httpServer'
import { REALTIME_SECRET } from '@mocks/server/createMockServer'
import { findNode20, startSoketi } from './soketi'

const node = findNode20()
if (!node) throw new Error('Soketi needs Node 20, and there is no package of it for this machine.')
const key = process.env.REALTIME_KEY ?? ''
const soketi = await startSoketi({ node, key, secret: REALTIME_SECRET })
const { port } = await createMockHttpServer({
  port: 0,
  realtimeKey: key,
  onBroadcast: (sent) => soketi.publish(sent),
})
process.once('exit', () => soketi.stop())
process.stdin.resume().once('end', () => process.exit())
process.stdout.write(`${JSON.stringify({ backend: `http://localhost:${port}`, broadcaster: soketi.url })}\n`)
