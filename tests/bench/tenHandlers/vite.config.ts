import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig, type Plugin } from 'vite'
import appConfig from '../../../vite.config.ts'

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** Imports of the mock server to replace, by the file that imports them. */
const SWAPS = [
  { importer: '/mocks/runtimes/browser.ts', source: '../handlers/handlers', file: pathOf('handlers.ts') },
  { importer: '/mocks/server/router.ts', source: '../../src/api/calls', file: pathOf('calls.ts') },
]

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
        this.error('The mock no longer imports its handlers as expected: the bench would compare it with itself.')
    },
  }
}

/** Builds the app with a mock server that knows only ten calls. Run it from the project's root. */
export default defineConfig((env) => mergeConfig(appConfig(env), { plugins: [keepTen()] }))
