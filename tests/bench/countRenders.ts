import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const SOURCE = fileURLToPath(new URL('../../src', import.meta.url))

/** Where to insert a render counter into a component. `$&` in `counter` is the matched code. */
export type CountedComponent = { at: RegExp; counter: string }

/**
 * Counts how often components render. Only a build with this plugin contains the counters.
 * @param components by path from `src`
 */
export function countRenders(components: Record<string, CountedComponent>): Plugin {
  const counted = new Set<string>()
  return {
    name: 'bench-count-renders',
    enforce: 'pre',
    transform(code, id) {
      const path = id.replace(SOURCE, '').replace(/\?.*$/, '')
      const component = components[path]
      if (!component?.at.test(code)) return null
      counted.add(path)
      return { code: code.replace(component.at, component.counter), map: null }
    },
    buildEnd() {
      const missing = Object.keys(components).filter((path) => !counted.has(path))
      if (missing.length > 0) this.error(`The bench can no longer count the renders of ${missing.join(', ')}.`)
    },
  }
}
