/** Runs before the tests that need a browser, so that `npm test` is one command on a machine that has none. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { findBrowser } from './findBrowser'

/** ms after which an attempt that stands still is given up. */
const ATTEMPT_TIMEOUT_MS = 300_000

type Attempt = { command: string; args: string[] }

const isLinuxRoot = process.platform === 'linux' && process.getuid?.() === 0

/** Debian's own Chromium brings the libraries that it needs; Ubuntu's package of that name is an empty one. */
function isDebian(): boolean {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
}

function attempts(): Attempt[] {
  const aptOptions = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1', '-o', 'DPkg::Lock::Timeout=60']
  const debian = [
    { command: 'apt-get', args: ['update', ...aptOptions] },
    { command: 'apt-get', args: ['install', '-y', '--no-install-recommends', ...aptOptions, 'chromium'] },
  ]
  const playwright = createRequire(import.meta.url)
    .resolve('playwright/package.json')
    .replace('package.json', 'cli.js')
  const playwrightInstall = { command: process.execPath, args: [playwright, 'install', '--no-shell', 'chromium'] }
  if (!isLinuxRoot) return [playwrightInstall]
  // Only root can add the system's libraries without being asked for a password.
  const withLibraries = { ...playwrightInstall, args: [...playwrightInstall.args, '--with-deps'] }
  return [...(isDebian() ? debian : []), withLibraries, playwrightInstall]
}

const configuredPath = process.env.CHROME_PATH
if (configuredPath && !existsSync(configuredPath))
  console.warn(`CHROME_PATH names ${configuredPath}, which is not there; looking elsewhere.`)

if (!findBrowser()) {
  for (const { command, args } of attempts()) {
    console.log(`No browser was found; trying: ${command} ${args.join(' ')}`)
    // Nobody can answer a question here.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync(command, args, {
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout: ATTEMPT_TIMEOUT_MS,
      killSignal: 'SIGKILL',
    })
    if (findBrowser()) break
  }
}

const browser = findBrowser()
if (!browser) {
  console.error(
    'The stories and the end-to-end tests need a Chromium-family browser, and none could be installed. Install Chrome, Chromium or Edge, or set CHROME_PATH to one.',
  )
  process.exit(1)
}
console.log(`The tests run in ${browser}`)
