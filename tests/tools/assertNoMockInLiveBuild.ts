/**
 * Part of `npm run budget`: the live build (`dist`) contains no marker of the mock server, and the demo build (`dist-demo`) contains all
 * of them, which proves that the search works. Exits with status 1 and the locations otherwise.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { scenarios } from '../../mocks/scenarios/scenarios'
import { seedFiles } from '../../mocks/db/seedFiles'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const LIVE = 'dist'
const DEMO = 'dist-demo'

/** Long enough not to occur by chance, and written the same in JSON and in minified code. */
const isDistinctive = (text: string) => text.length >= 8 && !/["'`\\\n]|^\d+$/.test(text)

/** Strings of the mock server by kind; each occurs in a file name or file content. */
const MOCK_MARKERS: Record<string, string[]> = {
  'the mock worker': ['mockServiceWorker', '[MSW]', 'MOCK_ACTIVATE'],
  'people of the seed': seedFiles.people.flatMap(({ username, password, email }) => [username, password, email]),
  'cards of the seed': seedFiles.cards.map(({ title }) => title),
  scenarios: Object.values(scenarios).map(({ title }) => title),
}

type FoundMarker = { marker: string; file: string }

/** The markers found in a folder, each with the first file that contains it. */
function findMarkers(folder: string): FoundMarker[] {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(ROOT, folder, name)).isFile())
    .map((name) => ({ name, text: `${name}\n${readFileSync(join(ROOT, folder, name), 'utf8')}` }))
  const markers = Object.values(MOCK_MARKERS).flat().filter(isDistinctive)
  return markers.flatMap((marker) => {
    const file = files.find(({ text }) => text.includes(marker))
    return file ? [{ marker, file: `${folder}/${file.name}` }] : []
  })
}

const missing = [LIVE, DEMO].filter((folder) => !existsSync(join(ROOT, folder, 'index.html')))
if (missing.length > 0) {
  console.error(`Missing builds: ${missing.join(', ')}. Run npm run build and npm run build:demo first.`)
  process.exit(1)
}

const leaked = findMarkers(LIVE)
for (const { marker, file } of leaked.slice(0, 10))
  console.error(`The live build contains the mock marker "${marker}" in ${file}.`)

const inDemo = new Set(findMarkers(DEMO).map(({ marker }) => marker))
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
console.log(`✓ ${LIVE} contains none of the ${inDemo.size} mock markers that ${DEMO} contains`)
