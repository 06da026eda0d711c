/** `npm run bench` measures the built app and prints a table. Arguments select sections: `npm run bench -- stream`. */
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { findBrowser, launchArgs } from '../tools/findBrowser'
import { measureBoard } from './boardSection'
import { measureCardStream } from './cardStreamSection'
import { measureChat } from './chatSection'
import { measureDrag } from './dragSection'
import { measureEditor } from './editorSection'
import { measureFirstLoads } from './firstLoadSection'
import { measureHostile } from './hostileSection'
import { measureInsights } from './insightsSection'
import { measureMachine } from './machineSection'
import { measureMock } from './mockSection'
import { currentLoad, hasFailed, machineOf, type Row, type Section, tableOf, writeResults } from './report'
import { measureNotifications } from './notificationsSection'
import { measurePictures } from './picturesSection'
import { measurePresses } from './pressesSection'
import { measureLandingPresses, measureSparks } from './sparksSection'
import { measureStream } from './streamSection'

const measures = {
  machine: { title: 'Speed of this machine', measure: measureMachine },
  first: { title: 'First-load JavaScript, gzip', measure: measureFirstLoads },
  board: { title: 'From navigation to a usable board, mock build', measure: measureBoard },
  presses: { title: 'First press of what loads late, live build, median of 5', measure: measurePresses },
  drag: { title: 'Dragging, changing and scrolling many cards, median of 3', measure: measureDrag },
  editor: { title: 'Writing in a long text: processor time of the main thread, median of 5', measure: measureEditor },
  cardStream: { title: 'Content streamed into an open card, 2,000 tokens/s, median of 3', measure: measureCardStream },
  insights: { title: 'Results of a class: longest task, in processor time, median of 3', measure: measureInsights },
  mock: { title: 'Latency of the mock, all handlers registered', measure: measureMock },
  chat: { title: 'A conversation of 1,000 messages beside one of 10, median of 3', measure: measureChat },
  notifications: { title: 'Scrolling 5,000 notifications', measure: measureNotifications },
  pictures: { title: 'Pictures of a card: an iPhone photo, and 200 results', measure: measurePictures },
  sparks: { title: 'Sparks and ideas: processor time of the main thread, median of 3', measure: measureSparks },
  landing: {
    title: 'First press on the landing and in its dialog, live build, median of 5',
    measure: measureLandingPresses,
  },
  hostile: { title: 'Content of others: longest task, in processor time', measure: measureHostile },
  stream: { title: 'Streamed reply, 12,000 characters at 200 words/s, median of 3', measure: measureStream },
}
type Name = keyof typeof measures
const isName = (name: string): name is Name => name in measures

const requestedNames = process.argv.slice(2)
const unknown = requestedNames.filter((name) => !isName(name))
if (unknown.length > 0)
  throw new Error(`There is no section "${unknown.join('", "')}"; there are ${Object.keys(measures).join(', ')}.`)
const names = (Object.keys(measures) as Name[]).filter(
  (name) => requestedNames.length === 0 || requestedNames.includes(name),
)

// The Vite configuration finds the environment and folders from the working directory.
process.chdir(fileURLToPath(new URL('../../', import.meta.url)))

/** Returns the row of a section that threw. It makes the run fail at its end, after the other sections. */
const failedRow = (detail: string): Row => ({ name: 'Error', figure: 1, unit: '', limit: 0, detail })

const browser = await chromium.launch({ executablePath: findBrowser({ isForUsers: true }), args: launchArgs })
const machine = machineOf(browser.version())
const sections: Section[] = []
try {
  for (const name of names) {
    const { title, measure } = measures[name]
    console.error(`${title} …`)
    const before = currentLoad()
    const rows = await measure(browser).catch((error: unknown) => {
      console.error(error)
      return [failedRow(String(error))]
    })
    const load = Math.max(before, currentLoad())
    const section = { title, command: `npm run bench -- ${name}`, load, rows }
    sections.push(section)
    // Print each section at once, so that an interrupted run leaves results, too.
    console.error(tableOf([section], machine, new Date().toISOString()))
  }
} finally {
  await browser.close()
}

const date = new Date().toISOString()
console.log(tableOf(sections, machine, date))
console.log(`\nWritten to ${writeResults(sections, machine, date).pathname}`)
process.exit(hasFailed(sections) ? 1 : 0)
