/**
 * `npm run contract:lint` gives the documents of `fixtures/contract` to the tools of integrators: Redocly's linter, AsyncAPI's parser,
 * the type generator openapi-typescript with a strict compiler, and Prism as validating proxy before the mock server. Exit status
 * 1: a tool reports an error or a warning.
 */
import { asyncApiProblems, generatedTypesProblems, redoclyProblems } from './documents'
import { prismProblems } from './proxiedCases'

const CHECKS = {
  'redocly lint openapi.json': redoclyProblems,
  'openapi-typescript and tsc --strict': generatedTypesProblems,
  'AsyncAPI parser asyncapi.json': asyncApiProblems,
  'prism proxy: every recorded success': prismProblems,
}

let count = 0
for (const [title, check] of Object.entries(CHECKS)) {
  const problems = await check()
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${title}`)
  for (const problem of problems) console.log(`    ${problem}`)
  count += problems.length
}
console.log(count === 0 ? '0 errors, 0 warnings.' : `${count} errors and warnings.`)
process.exitCode = count === 0 ? 0 : 1
