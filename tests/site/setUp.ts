import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { existingBuilds, root } from '../e2e/ports'
import { budgetBuild } from '../tools/budgetBuild'

/** The site below the path `/x/`. */
export const siteFolder = join(root, 'node_modules/.cache/heartboard-site')

/** Builds the site, with a base that lacks both slashes. Builds the live app unless `npm run budget` has done so. */
export default async function setUp(): Promise<void> {
  process.env.VITE_MINIMUM_SPLASH_MS = '0'
  execFileSync('npm', ['run', '--silent', 'build:site', '--', '--base', 'x', '--out', siteFolder], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (existingBuilds === undefined) await budgetBuild('live')
}
