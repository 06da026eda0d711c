/** `npm run browser` installs a browser if it finds none, so that `npm test` works on any machine. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { findBrowser, HEADLESS_SHELL } from './findBrowser'

/** Time in ms after which the script stops an installation and tries the next one. */
const ATTEMPT_TIMEOUT_MS = 300_000

type Attempt = { command: string; args: string[] }

const isLinuxRoot = process.platform === 'linux' && process.getuid?.() === 0

/** True for Debian, whose Chromium package installs all libraries. Ubuntu's package of the same name is only a stub. */
function isDebian(): boolean {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
}

function attempts(): Attempt[] {
  const aptOptions = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1', '-o', 'DPkg::Lock::Timeout=60']
  const debian = [
    { command: 'apt-get', args: ['update', ...aptOptions] },
    // Older Debian releases have no headless shell, so ordinary Chromium is tried next.
    ...[HEADLESS_SHELL, 'chromium'].map((name) => ({
      command: 'apt-get',
      args: ['install', '-y', '--no-install-recommends', ...aptOptions, name],
    })),
  ]
  const playwright = createRequire(import.meta.url)
    .resolve('playwright/package.json')
    .replace('package.json', 'cli.js')
  const playwrightInstall = { command: process.execPath, args: [playwright, 'install', '--no-shell', 'chromium'] }
  if (!isLinuxRoot) return [playwrightInstall]
  // Without a password prompt, only root can install the system's libraries.
  const withLibraries = { ...playwrightInstall, args: [...playwrightInstall.args, '--with-deps'] }
  return [...(isDebian() ? debian : []), withLibraries, playwrightInstall]
}

const configuredPath = process.env.CHROME_PATH
if (configuredPath && !existsSync(configuredPath))
  console.warn(`CHROME_PATH is ${configuredPath}, which does not exist; searching elsewhere.`)

if (!findBrowser()) {
  for (const { command, args } of attempts()) {
    console.log(`No browser found; trying: ${command} ${args.join(' ')}`)
    // apt must not ask questions, because stdin is closed.
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
