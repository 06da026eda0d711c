import { configureGlobal } from 'fast-check'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { resetViolations } from '@/api/core/contractValidation'
import { assertConsole, captureConsole } from './expectConsole'

// Only tests with a document load Testing Library and all texts. Its cleanup registers first and so runs last, on real timers.
if (typeof document !== 'undefined') {
  const { setupDocument } = await import('./setupDocument')
  await setupDocument()
}

// Limit in ms for a busy machine, not a waiting time.
vi.setConfig({ testTimeout: 60_000 })

// `npm test` checks properties on fixed values; `npm run test:full` draws new values.
if (!process.env.FULL_TESTS) configureGlobal({ seed: 20_261_123 })

beforeEach(({ onTestFinished }) => {
  // Registered first, so runs last: console errors of the app's cleanup also fail the test.
  onTestFinished(assertConsole)
  captureConsole()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  resetViolations()
})

// Files share modules. An import in flight at the end of a file would fail, and so would later imports of the module.
afterAll(() => vi.dynamicImportSettled())
