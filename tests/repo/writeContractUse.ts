/**
 * `npm run contract:use` notes for each call and live event the test in which the app uses it, from the last runs of
 * Vitest and Playwright. Runs of part of the tests add their calls and events, and replace no test of another part.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { readResults, RUNNERS } from '../tools/testResults'
import tests from './contractUse.json'
import { contractNames } from './contractTable'
import { chooseTests, type ContractUse } from './contractUse'

const root = new URL('../../', import.meta.url)
const use: ContractUse = Object.assign({}, ...readResults(RUNNERS).map((result) => result.use))
const existing = Object.entries(tests).filter(([, test]) => existsSync(new URL(test, root)))
const chosen = chooseTests(contractNames, Object.fromEntries(existing), use)
writeFileSync(new URL('contractUse.json', import.meta.url), `${JSON.stringify(chosen, null, 2)}\n`)
for (const name of contractNames) if (!chosen[name]) console.warn(`No test has the app use "${name}" yet.`)
