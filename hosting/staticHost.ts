/** Adds the files that a static host needs beside the app (D-0055). */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Licences of everything in a build. Vite writes those of the packages, and `staticHost` adds the typefaces. */
export const LICENCES_FILE = 'licenses.md'

/** Packages that only a worker bundles. Vite's list of licences leaves them out, and their licences demand to be passed on. */
const WORKER_PACKAGES = ['node_modules/libheif-js']

const packageFolderOf = (file: string) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0]

function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string
    version: string
    license: string
  }
  const file = readdirSync(folder).find((candidate) => /^licen[cs]e/i.test(candidate))
  if (!file) throw new Error(`${name} has no licence file, so that its files must not be published.`)
  return `\n## ${name} - ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`
}

/**
 * Adds files to a build of the app. `404.html` is a copy of the app, for hosts that serve it for unknown paths. Vite's list of
 * licences lacks packages of workers and those that contribute no code, such as typefaces, so their licences are added.
 */
export const staticHost = (): Plugin => ({
  name: 'heartboard-static-host',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const page = bundle['index.html']
      const licences = bundle[LICENCES_FILE]
      // Storybook is built with the same Vite configuration and has no such page. Skip it.
      if (page?.type !== 'asset') return
      if (licences?.type !== 'asset') throw new Error(`The build has no ${LICENCES_FILE}.`)
      this.emitFile({ type: 'asset', fileName: '404.html', source: page.source })
      const files = Object.values(bundle).flatMap((file) => (file.type === 'asset' ? file.originalFileNames : []))
      const packages = files.map(packageFolderOf).filter((folder) => folder !== undefined)
      const folders = new Set([...packages, ...WORKER_PACKAGES])
      licences.source = [String(licences.source), ...[...folders].sort().map(licenceOf)].join('')
    },
  },
})
