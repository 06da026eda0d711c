import { configureGlobal } from 'fast-check'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { resetViolations } from '@/api/core/contractValidation'
import { assertConsole, captureConsole } from './expectConsole'

// Only tests with a document load Testing Library and all texts. Testing Library's cleanup is registered first, so it
// runs last, with real timers.
if (typeof document !== 'undefined') {
  const { setupDocument } = await import('./setupDocument')
  await setupDocument()
}

// Node 20 has no navigator, from which the store reads the browser's languages.
if (typeof navigator === 'undefined') Object.defineProperty(globalThis, 'navigator', { value: { languages: ['en'] } })

// Limit in ms for a busy machine. Tests do not wait this long.
vi.setConfig({ testTimeout: 60_000 })

// `npm test` checks properties with fixed values; `npm run test:full` uses new values.
if (!process.env.FULL_TESTS) configureGlobal({ seed: 20_261_123 })

beforeEach(({ onTestFinished }) => {
  // Registered first, so it runs last: console errors of the app's cleanup also fail the test.
  onTestFinished(assertConsole)
  captureConsole()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  resetViolations()
})

// Test files share modules. An import that is in flight at the end of a file would fail, and so would later imports of
// the module.
afterAll(() => vi.dynamicImportSettled())
