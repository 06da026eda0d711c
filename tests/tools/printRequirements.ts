/**
 * `npm run requirements` counts the rows of docs/requirements that hold, are open or not checkable, by document and area. `--
 * --area quiz` lists the open rows of an area with their text. `-- --proofs` lists every row with its proofs. Both options can
 * be combined.
 */
import { parseArgs } from 'node:util'
import { DOCUMENTS, proofsOf, type Requirement, statusOf } from '../repo/requirementRows'
import { type Counts, countByArea, countStatuses, readRequirements } from '../repo/requirements'

const { values: options } = parseArgs({ options: { area: { type: 'string' }, proofs: { type: 'boolean' } } })
const rows = readRequirements()

const line = (name: string, { holds, open, 'n/a': notCheckable }: Counts) =>
  [name.padEnd(20), ...[holds, open, notCheckable].map((count) => String(count).padStart(6))].join('')

function printCounts(): void {
  console.log([''.padEnd(20), ...['holds', 'open', 'n/a'].map((head) => head.padStart(6))].join(''))
  for (const document of DOCUMENTS) {
    const ofDocument = rows.filter((row) => row.document === document)
    console.log(`\n${line(document, countStatuses(ofDocument))}`)
    for (const { area, counts } of countByArea(ofDocument)) console.log(line(`  ${area}`, counts))
  }
  console.log(`\n${line('all', countStatuses(rows))}`)
}

function printOpen(ofArea: readonly Requirement[]): void {
  for (const { id, requirement } of ofArea.filter((row) => statusOf(row) === 'open'))
    console.log(`${id}  ${requirement}`)
  const counts = countStatuses(ofArea)
  console.log(`\n${options.area}: ${counts.holds} hold, ${counts.open} open, ${counts['n/a']} not checkable`)
}

function printProofs(some: readonly Requirement[]): void {
  for (const row of some) {
    for (const { path, title } of proofsOf(row)) console.log(`${row.id}  ${title ? `${path} › ${title}` : path}`)
    if (statusOf(row) === 'n/a') console.log(`${row.id}  ${row.proof}`)
  }
}

const inArea = rows.filter(({ area }) => !options.area || area === options.area)
if (inArea.length === 0) {
  const areas = [...new Set(rows.map(({ area }) => area))].sort()
  console.error(`There is no area "${options.area}". The areas are ${areas.join(', ')}.`)
  process.exitCode = 1
} else if (options.proofs) printProofs(inArea)
else if (options.area) printOpen(inArea)
else printCounts()
