import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Builds the page on which a card is streamed, and the same words as plain text. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: { alias: { '@': fileURLToPath(new URL('../../../src', import.meta.url)) } },
  define: { 'import.meta.env.VITE_API': JSON.stringify('live') },
  plugins: [react()],
})
