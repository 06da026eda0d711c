import { once } from 'node:events'
import { createServer } from 'node:net'

/** Returns a port on which nothing listens. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}
