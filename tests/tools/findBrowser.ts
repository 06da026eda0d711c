import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { chromium } from 'playwright'

const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'microsoft-edge', 'msedge']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  `${process.env.LOCALAPPDATA ?? ''}\\Google\\Chrome\\Application\\chrome.exe`,
]

/** Flags for a browser that runs without a screen, as root, and without calling home. */
export const launchArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

function onPath(name: string): string | undefined {
  try {
    const command = process.platform === 'win32' ? 'where' : 'which'
    const found = execFileSync(command, [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return found.split(/\r?\n/)[0]
  } catch {
    return undefined
  }
}

/** Ubuntu's `chromium-browser` without its snap is a script that only says what to install. */
function isStandIn(path: string): boolean {
  const isScript = process.platform === 'linux' && statSync(path).size < 10_000
  return isScript && readFileSync(path, 'utf8').includes('/snap/bin/chromium') && !existsSync('/snap/bin/chromium')
}

/**
 * The Chromium-family browser that stories and end-to-end tests run in: CHROME_PATH, else a system browser, else
 * Playwright's own. Undefined when none is installed (`tests/tools/installBrowser.ts` then installs one).
 */
export function findBrowser(): string | undefined {
  const asked = process.env.CHROME_PATH
  if (asked && existsSync(asked)) return asked
  for (const name of NAMES) {
    const path = onPath(name)
    if (path && !isStandIn(path)) return path
  }
  return [...PLACES, chromium.executablePath()].find((path) => existsSync(path))
}
