import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig, type Plugin } from 'vite'
import appConfig from '../../../vite.config.ts'

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** What the mock imports and what it gets instead, by the file that imports it. */
const SWAPS = [
  { importer: '/mocks/runtimes/browser.ts', source: '../handlers/handlers', file: pathOf('handlers.ts') },
  { importer: '/mocks/server/router.ts', source: '../../src/api/core/calls', file: pathOf('calls.ts') },
]

/** Leaves ten calls of the mock. */
function keepTen(): Plugin {
  const swapped = new Set<string>()
  return {
    name: 'bench-ten-handlers',
    enforce: 'pre',
    resolveId(source, importer) {
      const swap = SWAPS.find((candidate) => candidate.source === source && importer?.endsWith(candidate.importer))
      if (!swap) return null
      swapped.add(swap.file)
      return swap.file
    },
    buildEnd() {
      if (swapped.size < SWAPS.length)
        this.error('The mock no longer imports its handlers as before: the bench would compare it with itself.')
    },
  }
}

/** The mock build with ten calls. Run from the project's root. */
export default defineConfig((env) => mergeConfig(appConfig(env), { plugins: [keepTen()] }))
