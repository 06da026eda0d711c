import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { SLATE_TIMERS } from '../../../vite.config.ts'

/** Builds the page that shows the app's editor or one of the others. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: {
    alias: [{ find: '@', replacement: fileURLToPath(new URL('../../../src', import.meta.url)) }, ...SLATE_TIMERS],
  },
  define: { 'import.meta.env.VITE_API': JSON.stringify('live') },
  plugins: [react()],
})
