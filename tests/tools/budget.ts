/**
 * `npm run budget` builds the app. It measures in a browser how much gzipped JavaScript the first screens load with an empty
 * cache. It exits with status 1 if a screen exceeds its limit or loads a lazy module. It also does if there are too many files.
 */
import { type Browser, chromium } from 'playwright'
import { demoAccountsOf } from '@mocks/db/seed'
import { seedFiles } from '@mocks/db/seedFiles'
import { type BudgetBuild, type BuildName, budgetBuild } from './budgetBuild'
import { findBrowser, launchArgs } from './findBrowser'
import {
  type FirstLoad,
  measureFirstLoad,
  measurePart,
  type PartName,
  type ScreenName,
  signIn,
  type StorageState,
} from './firstLoad'
import { serveBuild, type Site, startBackend } from './serveBuild'

/** Maximum kB (1000 bytes) of gzipped JavaScript, until the screen is readable and until it fully works. */
const BUDGETS: { build: BuildName; screen: ScreenName; readable?: number; working?: number }[] = [
  { build: 'live', screen: 'login', readable: 171, working: 171 },
  { build: 'live', screen: 'board', readable: 225, working: 286 },
  { build: 'live', screen: 'landing', readable: 233, working: 300 },
  { build: 'mock', screen: 'login', readable: 256 },
  { build: 'mock', screen: 'board', readable: 312 },
  { build: 'mock', screen: 'landing', readable: 320 },
]

/** Maximum number of JavaScript files in the live build. Each file costs a request and is compressed separately (D-0094). */
const MAX_FILES = 150

type PartBudget = { part: PartName; limit: number }

/** Maximum kB of gzipped JavaScript that a press in the live build may load in addition. */
const PART_BUDGETS: PartBudget[] = [
  { part: 'focus of a text card', limit: 143 },
  { part: 'chat', limit: 34 },
  { part: 'sparks dialog', limit: 24 },
  { part: 'picture tool', limit: 16 },
]

/** Modules that no first screen may load. `isUsed` is false if no screen uses the module yet, so the build does not contain it. */
const LAZY_MODULES: { label: string; isUsed: boolean; module: RegExp }[] = [
  { label: 'the editor', isUsed: true, module: /node_modules\/slate(-\w+)*\// },
  { label: 'the game of the 503 page', isUsed: true, module: /^src\/features\/errors\/(CactusGame|cactusRun)\./ },
  {
    label: 'chat rendering',
    isUsed: true,
    module: /^src\/features\/chat\/(ChatPanel|Message|ReplyText|markdown)\.|node_modules\/marked\//,
  },
  // The worker and libheif are a build of their own, which only this module starts.
  { label: 'the conversion of pictures', isUsed: true, module: /^src\/lib\/pictures\/redrawInWorker\./ },
]

const kB = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6)
const packageOf = (module: string) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1] ?? module

/** Returns the largest packages of a chunk, such as `react-dom 180, redux 12` (kB before minification). */
function largestPackages(modules: { id: string; bytes: number }[]): string {
  const sizes = new Map<string, number>()
  for (const { id, bytes } of modules) sizes.set(packageOf(id), (sizes.get(packageOf(id)) ?? 0) + bytes)
  const sorted = [...sizes].sort(([, a], [, b]) => b - a).slice(0, 4)
  return sorted.map(([packageName, bytes]) => `${packageName} ${Math.round(bytes / 1000)}`).join(', ')
}

function printLargestFiles({ files }: FirstLoad, { modulesOf }: BudgetBuild) {
  const largest = [...files].sort((a, b) => b.bytes - a.bytes).slice(0, 10)
  for (const { path, bytes, isLate } of largest) {
    console.log(
      `  ${kB(bytes)} kB ${isLate ? '(later) ' : ''}${path}: ${largestPackages(modulesOf.get(path.slice(1)) ?? [])}`,
    )
  }
}

/**
 * Prints a size and its limit.
 * @returns a message if the size exceeds the limit
 */
function checkLimit(name: string, bytes: number, limit: number | undefined): string | undefined {
  const isOver = limit !== undefined && bytes > limit * 1000
  console.log(`${isOver ? '✗' : '✓'} ${name.padEnd(44)}${kB(bytes)} kB${limit ? `  of ${limit}` : ''}`)
  return isOver ? `${name}: ${kB(bytes).trim()} kB, the limit is ${limit} kB` : undefined
}

function findLoadedTooEarly({ files }: FirstLoad, { modulesOf }: BudgetBuild, where: string): string[] {
  const modules = files.flatMap(({ path }) => (modulesOf.get(path.slice(1)) ?? []).map(({ id }) => ({ id, path })))
  return LAZY_MODULES.flatMap(({ label, module }) => {
    const found = modules.find(({ id }) => module.test(id))
    return found ? [`${where} loads ${label}: ${found.id} in ${found.path}`] : []
  })
}

/** Returns the patterns of `LAZY_MODULES` that match no module. After a renaming, such a pattern would check nothing. */
function findUnmatchedPatterns({ modulesOf }: BudgetBuild): string[] {
  const ids = [...modulesOf.values()].flat().map(({ id }) => id)
  const unmatched = LAZY_MODULES.filter(({ isUsed, module }) => isUsed && !ids.some((id) => module.test(id)))
  return unmatched.map(
    ({ label }) => `No module of the build matches the pattern of ${label}: correct tests/tools/budget.ts`,
  )
}

/**
 * Prints the number of JavaScript files in a build.
 * @returns a message if there are too many
 */
function checkFileCount({ modulesOf }: BudgetBuild): string[] {
  const isOver = modulesOf.size > MAX_FILES
  console.log(
    `${isOver ? '✗' : '✓'} ${'JavaScript files, live'.padEnd(44)}${String(modulesOf.size).padStart(6)}     of ${MAX_FILES}`,
  )
  return isOver ? [`The live build has ${modulesOf.size} JavaScript files, the limit is ${MAX_FILES}`] : []
}

/** Serves a build to a signed-in person while `work` runs. Each measurement has its own log of requests. */
async function onSite<Result>(
  browser: Browser,
  { folder }: BudgetBuild,
  backend: string | undefined,
  work: (site: Site, state: StorageState) => Promise<Result>,
): Promise<Result> {
  const [teacher] = demoAccountsOf(seedFiles)
  if (!teacher) throw new Error('The seed has no demo account to sign in with.')
  const site = await serveBuild({ folder, backend })
  const result = await work(site, await signIn(browser, site, teacher.username, teacher.password))
  await site.close()
  return result
}

/**
 * Measures the screens of a build.
 * @returns a message for each exceeded limit
 */
function measureScreens(browser: Browser, name: BuildName, build: BudgetBuild, backend?: string): Promise<string[]> {
  return onSite(browser, build, backend, async (site, state) => {
    const violations = findUnmatchedPatterns(build)
    for (const { screen, readable, working } of BUDGETS.filter((budget) => budget.build === name)) {
      const load = await measureFirstLoad(browser, site, screen, screen === 'login' ? undefined : state)
      const where = `/${screen}, ${name}`
      const screenViolations = [
        checkLimit(`${where}: until readable`, load.readable, readable),
        checkLimit(`${where}: once interactive`, load.working, working),
        ...findLoadedTooEarly(load, build, where),
      ].filter((violation) => violation !== undefined)
      if (screenViolations.length > 0) printLargestFiles(load, build)
      violations.push(...screenViolations)
    }
    return violations
  })
}

/**
 * Measures the code that a press in the live build loads.
 * @returns a message if it exceeds the limit
 */
const measurePress = (browser: Browser, build: BudgetBuild, backend: string, { part, limit }: PartBudget) =>
  onSite(browser, build, backend, async (site, state) => {
    const violation = checkLimit(`live: ${part}`, await measurePart(browser, site, part, state), limit)
    return violation ? [violation] : []
  })

/**
 * Builds one after the other, because each build sets the environment. Measures in parallel, because most of that time is
 * waiting.
 */
async function measure(): Promise<string[]> {
  // Build without a minimum time of the loading screen. The journeys of `npm test` use the same builds and would have to wait.
  process.env.VITE_MINIMUM_SPLASH_MS = '0'
  const live = await budgetBuild('live')
  const mock = await budgetBuild('mock')
  const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArgs })
  const backend = await startBackend()
  try {
    const violations = await Promise.all([
      measureScreens(browser, 'live', live, backend.url),
      measureScreens(browser, 'mock', mock),
      ...PART_BUDGETS.map((budget) => measurePress(browser, live, backend.url, budget)),
    ])
    return [...checkFileCount(live), ...violations.flat()]
  } finally {
    backend.close()
    await browser.close()
  }
}

const violations = await measure()
for (const violation of violations) console.error(`Budget exceeded. ${violation}`)
process.exit(violations.length > 0 ? 1 : 0)
