/**
 * `npm run contract -- --base-url …` sends the cases of fixtures/contract to any backend and reports by call and by event. Exit
 * status 0: the backend fulfils the contract; 1: there are differences; 2: the run was not possible.
 */
import { writeFileSync } from 'node:fs'
import { ArgumentError, parseOptions, USAGE } from './options'
import { formatJson, formatJunit, formatTable } from './report'
import { UnreachableError, verifyBackend } from './verifyBackend'

async function main(): Promise<number> {
  const { isHelp, junit, json, ...options } = parseOptions(process.argv.slice(2))
  if (isHelp) {
    process.stdout.write(`${USAGE}\n`)
    return 0
  }
  const report = await verifyBackend(options)
  process.stdout.write(`${formatTable(report, options.only)}\n`)
  if (junit) writeFileSync(junit, formatJunit(report))
  if (json) writeFileSync(json, formatJson(report, options.only))
  return report.results.some(({ outcome }) => outcome === 'failed') ? 1 : 0
}

try {
  process.exitCode = await main()
} catch (cause) {
  if (!(cause instanceof ArgumentError || cause instanceof UnreachableError)) throw cause
  const hint = cause instanceof ArgumentError ? '\n(--help lists the options.)' : ''
  process.stderr.write(`${cause.message}${hint}\n`)
  process.exitCode = 2
}
