import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const SOURCE = fileURLToPath(new URL('../../../src', import.meta.url))

/** Where a component of the app says that it has been called; `$&` is the code that stands there. */
const COUNTED: Record<string, { at: RegExp; tell: string }> = {
  '/cardTypes/CardTile.tsx': {
    at: /function CardTile\(props: CardTileProps\) \{/,
    tell: "$& globalThis.countRender?.('tile', props.card.id);",
  },
  '/features/board/grid/GridCell.tsx': {
    at: /function GridCell\(\{ index, total, geometry, \.\.\.tile \}: GridCellProps\) \{/,
    tell: "$& globalThis.countRender?.('cell', tile.card.id);",
  },
}

/** Counts how often the tiles and cells of the board are drawn, in this build alone. */
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
      return { code: code.replace(component.at, component.tell), map: null }
    },
    buildEnd() {
      const missing = Object.keys(COUNTED).filter((path) => !counted.has(path))
      if (missing.length > 0) this.error(`The bench can no longer count how often ${missing.join(', ')} is drawn.`)
    },
  }
}

/** The page with the app's board, or a board of dnd-kit with the same cards. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: { alias: { '@': SOURCE } },
  define: { 'import.meta.env.VITE_API': JSON.stringify('live') },
  plugins: [countRenders(), react()],
})
