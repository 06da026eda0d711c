/**
 * `npm run contract -- --base-url …` sends the cases of fixtures/contract to any backend and reports by call and by event. Exit
 * status 0: the backend fulfils the contract; 1: there are differences; 2: the run was not possible.
 */
import { writeFileSync } from 'node:fs'
import { ArgumentError, parseOptions, usageOf } from './options'
import { formatJson, formatJunit, formatTable } from './report'
import { stepsOf } from './progress'
import { steps } from '../../fixtures/contract/steps'
import { UnreachableError, verifyBackend } from './verifyBackend'

async function main(): Promise<number> {
  const { isHelp, junit, json, ...options } = parseOptions(process.argv.slice(2))
  if (isHelp) {
    process.stdout.write(
      `${usageOf(import.meta.url.endsWith('.ts') ? 'npm run contract --' : 'heartboard-contract')}\n`,
    )
    return 0
  }
  const listed = options.only ?? (options.step && stepsOf(options).flatMap((step) => steps[step].calls))
  const report = await verifyBackend(options).catch((cause: unknown) => {
    if (junit && cause instanceof UnreachableError) writeFileSync(junit, formatJunit(cause.report))
    throw cause
  })
  process.stdout.write(`${formatTable(report, listed)}\n`)
  if (junit) writeFileSync(junit, formatJunit(report))
  if (json) writeFileSync(json, formatJson(report, listed))
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
