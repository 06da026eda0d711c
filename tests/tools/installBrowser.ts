import { spawnSync } from 'node:child_process'
import { findBrowser } from './findBrowser.ts'

// Runs before the tests that need a browser, so that `npm test` is one command on a machine that has none.
const isDebianRoot = process.platform === 'linux' && process.getuid?.() === 0
const attempts = [
  ['npx', ['playwright', 'install', 'chromium']],
  ...(isDebianRoot
    ? ([
        ['apt-get', ['update']],
        ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium']],
      ] as const)
    : []),
] as const

for (const [command, args] of attempts) {
  if (findBrowser()) break
  console.log(`No browser found; trying: ${command} ${args.join(' ')}`)
  spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32', timeout: 300_000 })
}

if (!findBrowser()) {
  console.error(
    'The stories and the end-to-end tests need a Chromium-family browser. Install Chrome, Chromium or Edge, or set CHROME_PATH to one.',
  )
  process.exit(1)
}
