import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const SOURCE = fileURLToPath(new URL('../../../src', import.meta.url))

/** Where to insert a render counter into components. `$&` is the matched code. */
const COUNTED: Record<string, { at: RegExp; counter: string }> = {
  '/cardTypes/tile/CardTile.tsx': {
    at: /function CardTile\(props: CardTileProps\) \{/,
    counter: "$& globalThis.countRender?.('tile', props.card.id);",
  },
  '/features/board/grid/GridCell.tsx': {
    at: /function GridCell\(\{[^}]*\.\.\.tile \}: GridCellProps\) \{/,
    counter: "$& globalThis.countRender?.('cell', tile.card.id);",
  },
}

/** Counts how often the board renders tiles and cells. Only this build contains the counters. */
function countRenders(): Plugin {
  const counted = new Set<string>()
  return {
    name: 'bench-count-renders',
    enforce: 'pre',
    transform(code, id) {
      const path = id.replace(SOURCE, '').replace(/\?.*$/, '')
      const component = COUNTED[path]
      if (!component?.at.test(code)) return null
      counted.add(path)
      return { code: code.replace(component.at, component.counter), map: null }
    },
    buildEnd() {
      const missing = Object.keys(COUNTED).filter((path) => !counted.has(path))
      if (missing.length > 0) this.error(`The bench can no longer count the renders of ${missing.join(', ')}.`)
    },
  }
}

/** Builds the page that shows the app's board or a dnd-kit board of the same cards. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: { alias: { '@': SOURCE } },
  define: { 'import.meta.env.VITE_API': JSON.stringify('live') },
  plugins: [countRenders(), react()],
})
