/**
 * `npm run budget` runs this script after both builds. The live build must not contain anything of the mock server. The demo
 * build must contain every marker, which proves that the search works. Otherwise the script names the files and exits with
 * status 1.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { scenarios } from '@mocks/scenarios/scenarios'
import { seedFiles } from '@mocks/db/seedFiles'
import { type BuildName, budgetFolder } from './budgetBuild'

/** True for a text that is too long to occur by chance and looks the same in JSON and in minified code. */
const isDistinctive = (text: string) => text.length >= 8 && !/["'`\\\n]|^\d+$/.test(text)

/** Strings of the mock server by kind. Each occurs in the name or content of a file. */
const MOCK_MARKERS: Record<string, string[]> = {
  'the mock worker': ['mockServiceWorker', '[MSW]', 'MOCK_ACTIVATE'],
  'people of the seed': seedFiles.people.flatMap(({ username, password, email }) => [username, password, email]),
  'cards of the seed': seedFiles.cards.map(({ title }) => title),
  scenarios: Object.values(scenarios).map(({ title }) => title),
}

type FoundMarker = { marker: string; file: string }

/** Returns the markers that a build contains, each with the first file. */
function findMarkers(name: BuildName): FoundMarker[] {
  const folder = budgetFolder(name)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => ({ path, text: `${path}\n${readFileSync(join(folder, path), 'utf8')}` }))
  const markers = Object.values(MOCK_MARKERS).flat().filter(isDistinctive)
  return markers.flatMap((marker) => {
    const file = files.find(({ text }) => text.includes(marker))
    return file ? [{ marker, file: file.path }] : []
  })
}

const unbuilt = (['live', 'mock'] as const).filter((name) => !existsSync(join(budgetFolder(name), 'index.html')))
if (unbuilt.length > 0) {
  console.error(`Missing builds: ${unbuilt.join(', ')}. npm run budget makes them first.`)
  process.exit(1)
}

const leaked = findMarkers('live')
for (const { marker, file } of leaked.slice(0, 10))
  console.error(`The live build contains the mock marker "${marker}" in ${file}.`)

const inDemo = new Set(findMarkers('mock').map(({ marker }) => marker))
const unmatchedKinds = Object.entries(MOCK_MARKERS).flatMap(([kind, markers]) => {
  const absent = markers.filter((marker) => isDistinctive(marker) && !inDemo.has(marker))
  return absent.length > 0 ? [`${kind} (${absent.length}, e.g. "${absent[0]}")`] : []
})
if (unmatchedKinds.length > 0) {
  console.error(
    `The demo build lacks markers that the live build is searched for, so the search proves nothing: ${unmatchedKinds.join('; ')}.`,
  )
}

if (leaked.length > 0 || unmatchedKinds.length > 0) process.exit(1)
console.log(`✓ the live build contains none of the ${inDemo.size} mock markers that the demo build contains`)
