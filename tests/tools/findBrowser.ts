import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { chromium } from 'playwright'

/** Debian's Chromium without windows. A page takes a quarter less CPU time in it than in the ordinary browser. */
export const HEADLESS_SHELL = 'chromium-headless-shell'
const COMMANDS = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'microsoft-edge', 'msedge']
const INSTALL_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  `${process.env.LOCALAPPDATA ?? ''}\\Google\\Chrome\\Application\\chrome.exe`,
]

/**
 * Chromium features to switch off. Those of the address field would start two pages per window, which take a tenth of a
 * journey's CPU time. The other entries repeat Playwright's own list, because only the last `--disable-features` counts.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** Flags for a browser without windows. It also runs as root and sends no telemetry. */
export const launchArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures.join(',')}`,
]

function findOnPath(name: string): string | undefined {
  try {
    const command = process.platform === 'win32' ? 'where' : 'which'
    const found = execFileSync(command, [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return found.split(/\r?\n/)[0]
  } catch {
    return undefined
  }
}

/** True for Ubuntu's `chromium-browser` if the snap is not installed. It is then a script that only prints an instruction. */
function isSnapStub(path: string): boolean {
  const isScript = process.platform === 'linux' && statSync(path).size < 10_000
  return isScript && readFileSync(path, 'utf8').includes('/snap/bin/chromium') && !existsSync('/snap/bin/chromium')
}

/**
 * Finds the browser for stories and end-to-end tests: CHROME_PATH, or an installed browser of the Chromium family, or
 * Playwright's own. Returns undefined if there is none; `tests/tools/installBrowser.ts` then installs one.
 * @param isForUsers true: for measurements, prefers a browser that people use to one without windows
 */
export function findBrowser({ isForUsers = false } = {}): string | undefined {
  const configuredPath = process.env.CHROME_PATH
  if (configuredPath && existsSync(configuredPath)) return configuredPath
  for (const name of isForUsers ? [...COMMANDS, HEADLESS_SHELL] : [HEADLESS_SHELL, ...COMMANDS]) {
    const path = findOnPath(name)
    if (path && !isSnapStub(path)) return path
  }
  return [...INSTALL_PATHS, chromium.executablePath()].find((path) => existsSync(path))
}
