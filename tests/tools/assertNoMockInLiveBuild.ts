/**
 * `npm run budget` runs it too: the live build (`dist`) holds nothing of the pretend school, and the demo build (`dist-demo`) holds
 * everything that is looked for, so that the search would find it. Ends with status 1 and the places otherwise.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { scenarios } from '../../mocks/scenarios/scenarios'
import { seedFiles } from '../../mocks/db/seedFiles'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const LIVE = 'dist'
const DEMO = 'dist-demo'

/** Long enough not to appear by chance, and the same in JSON and in minified code. */
const isDistinctive = (text: string) => text.length >= 8 && !/["'`\\\n]|^\d+$/.test(text)

/** What the pretend school is known by; each is a part of a file's name or text. */
const MOCK_MARKERS: Record<string, string[]> = {
  'the mock worker': ['mockServiceWorker', '[MSW]', 'MOCK_ACTIVATE'],
  'people of the school': seedFiles.people.flatMap(({ username, password, email }) => [username, password, email]),
  'cards of the school': seedFiles.cards.map(({ title }) => title),
  scenarios: Object.values(scenarios).map(({ title }) => title),
}

type FoundMarker = { trace: string; file: string }

/** The traces in a folder, each with the first file that bears it. */
function findMarkers(folder: string): FoundMarker[] {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(ROOT, folder, name)).isFile())
    .map((name) => ({ name, text: `${name}\n${readFileSync(join(ROOT, folder, name), 'utf8')}` }))
  const traces = Object.values(MOCK_MARKERS).flat().filter(isDistinctive)
  return traces.flatMap((trace) => {
    const file = files.find(({ text }) => text.includes(trace))
    return file ? [{ trace, file: `${folder}/${file.name}` }] : []
  })
}

const missing = [LIVE, DEMO].filter((folder) => !existsSync(join(ROOT, folder, 'index.html')))
if (missing.length > 0) {
  console.error(`There is no ${missing.join(' and no ')} to look into: run npm run build and npm run build:demo first.`)
  process.exit(1)
}

const leaked = findMarkers(LIVE)
for (const { trace, file } of leaked.slice(0, 10))
  console.error(`The live build holds "${trace}" of the pretend school, in ${file}.`)

const inDemo = new Set(findMarkers(DEMO).map(({ trace }) => trace))
const unmatchedKinds = Object.entries(MOCK_MARKERS).flatMap(([kind, traces]) => {
  const absent = traces.filter((trace) => isDistinctive(trace) && !inDemo.has(trace))
  return absent.length > 0 ? [`${kind} (${absent.length}, e.g. "${absent[0]}")`] : []
})
if (unmatchedKinds.length > 0) {
  console.error(
    `The demo build lacks what the live build is searched for, so the search proves nothing: ${unmatchedKinds.join('; ')}.`,
  )
}

if (leaked.length > 0 || unmatchedKinds.length > 0) process.exit(1)
console.log(`✓ ${LIVE} holds none of the ${inDemo.size} traces of the pretend school that ${DEMO} holds`)
