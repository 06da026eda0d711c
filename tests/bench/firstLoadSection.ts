import type { Browser } from 'playwright'
import { type FirstLoad, measureFirstLoad, type ScreenName, signIn } from '../tools/firstLoad'
import { serveBuild, startBackend } from '../tools/serveBuild'
import { buildApp } from './builds'
import { teacher } from './people'
import type { Row } from './report'

/** Limits in kB (1000 bytes) of gzip. */
const LIMITS: Partial<Record<string, number>> = {
  'live login readable': 180,
  'live board readable': 250,
  'live board working': 300,
  'live landing readable': 228,
  'live landing working': 300,
  'mock board readable': 330,
  'mock landing readable': 320,
}

function rowsOf(kind: 'live' | 'mock', screen: ScreenName, load: FirstLoad): Row[] {
  const late = load.files.filter(({ isLate }) => isLate)
  const count = load.files.length - late.length
  const largest = [...load.files].sort((a, b) => b.bytes - a.bytes).slice(0, 3)
  const names = largest.map(({ path, bytes }) => `${path.split('/').at(-1)} ${Math.round(bytes / 1000)}`).join(', ')
  return [
    {
      name: `/${screen}, ${kind}: until readable`,
      figure: load.readable / 1000,
      unit: 'kB',
      limit: LIMITS[`${kind} ${screen} readable`],
      detail: `${count} files; largest: ${names}`,
    },
    {
      name: `/${screen}, ${kind}: once interactive`,
      figure: load.working / 1000,
      unit: 'kB',
      limit: LIMITS[`${kind} ${screen} working`],
      detail: late.length > 0 ? `later: ${late.map(({ path }) => path.split('/').at(-1)).join(', ')}` : 'nothing later',
    },
  ]
}

/** Measures the gzipped JavaScript that the first screens load with an empty cache. */
export async function measureFirstLoads(browser: Browser): Promise<Row[]> {
  const rows: Row[] = []
  const backend = await startBackend()
  for (const kind of ['live', 'mock'] as const) {
    const site = await serveBuild({ folder: await buildApp(kind), backend: kind === 'live' ? backend.url : undefined })
    rows.push(...rowsOf(kind, 'login', await measureFirstLoad(browser, site, 'login')))
    const state = await signIn(browser, site, teacher.username, teacher.password)
    rows.push(...rowsOf(kind, 'board', await measureFirstLoad(browser, site, 'board', state)))
    rows.push(...rowsOf(kind, 'landing', await measureFirstLoad(browser, site, 'landing', state)))
    await site.close()
  }
  backend.close()
  return rows
}
