/**
 * The mock server as a process (`npm run backend`): development without a service worker, journeys in live mode.
 * Environment: PORT (8787), REALTIME_KEY, SCENARIO, LATENCY (ms), CARDS (generated cards of the first demo account),
 * CLASS (students of a generated class), SPARKS and IDEAS (number of sparks and of kinds of ideas).
 */
import { createMockHttpServer } from './httpServer'
import { scenarioOf } from '../scenarios/scenarios'
import { withGeneratedCards } from '../db/generateCards'
import { demoAccountsOf, createSeed } from '../db/seed'
import { seedFiles } from '../db/seedFiles'
import { addGeneratedClass } from '../insights/generateClass'

const realtimeKey = process.env.REALTIME_KEY ?? 'heartboard'

const { port, mockServer } = await createMockHttpServer({
  seed: withGeneratedCards(createSeed(seedFiles), Number(process.env.CARDS ?? 0)),
  port: Number(process.env.PORT ?? 8787),
  realtimeKey,
  latency: Number(process.env.LATENCY ?? 0),
  scenario: scenarioOf(process.env.SCENARIO),
  generated: { sparks: Number(process.env.SPARKS ?? 0), ideas: Number(process.env.IDEAS ?? 0) },
})

const classSize = Number(process.env.CLASS ?? 0)
if (classSize > 0) addGeneratedClass(mockServer, classSize)

console.log(`The mock server listens on http://localhost:${port}/api (realtime key "${realtimeKey}").`)
for (const { name, role, username, password } of demoAccountsOf(seedFiles))
  console.log(`  ${role} ${name}: ${username} / ${password}`)
