import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { existingBuilds, root } from '../e2e/ports'
import { budgetBuild } from '../tools/budgetBuild'

/** The site below the path `/x/`. */
export const siteFolder = join(root, 'node_modules/.cache/heartboard-site')

const npm = (...args: string[]) =>
  execFileSync('npm', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' })

/** Installs the servers of others. Builds the site, with a base that lacks both slashes. Builds both apps unless `npm run budget` has done so. */
export default async function setUp(): Promise<void> {
  process.env.VITE_MINIMUM_SPLASH_MS = '0'
  for (const folder of ['tests/contractLint', 'tests/strangers']) npm('ci', '--loglevel', 'error', '--prefix', folder)
  npm('run', '--silent', 'build:site', '--', '--base', 'x', '--out', siteFolder)
  if (existingBuilds !== undefined) return
  await budgetBuild('live')
  await budgetBuild('mock')
}
