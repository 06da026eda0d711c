import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { countRenders } from '../countRenders.ts'

const SOURCE = fileURLToPath(new URL('../../../src', import.meta.url))

/** Builds the page that shows the app's board or a dnd-kit board of the same cards. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: { alias: { '@': SOURCE } },
  define: { 'import.meta.env.VITE_API': JSON.stringify('live') },
  plugins: [
    countRenders({
      '/cardTypes/tile/CardTile.tsx': {
        at: /function CardTile\(props: CardTileProps\) \{/,
        counter: "$& globalThis.countRender?.('tile', props.card.id);",
      },
      '/features/board/grid/GridCell.tsx': {
        at: /function GridCell\(\{[^}]*\.\.\.tile \}: GridCellProps\) \{/,
        counter: "$& globalThis.countRender?.('cell', tile.card.id);",
      },
    }),
    react(),
  ],
})
