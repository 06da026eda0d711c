/**
 * The school on a port: the same handlers as a real HTTP and WebSocket server, to develop against without a worker and to run the
 * end-to-end journey in live mode. `npm run backend`; PORT (8787), REALTIME_KEY, SCENARIO, LATENCY (ms) and CARDS (so many more
 * on the first demo account's board) are read from the environment.
 */
import { createMockHttpServer } from './httpServer'
import { scenarioOf } from '../scenarios/scenarios'
import { withGeneratedCards } from '../db/generateCards'
import { demoAccountsOf, createSeed } from '../db/seed'
import { seedFiles } from '../db/seedFiles'

const realtimeKey = process.env.REALTIME_KEY ?? 'heartboard'

const { port } = await createMockHttpServer({
  seed: withGeneratedCards(createSeed(seedFiles), Number(process.env.CARDS ?? 0)),
  port: Number(process.env.PORT ?? 8787),
  realtimeKey,
  latency: Number(process.env.LATENCY ?? 0),
  scenario: scenarioOf(process.env.SCENARIO),
})

console.log(`The pretend school answers on http://localhost:${port}/api (realtime key "${realtimeKey}").`)
for (const { name, role, username, password } of demoAccountsOf(seedFiles))
  console.log(`  ${role} ${name}: ${username} / ${password}`)
