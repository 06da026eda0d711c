import { configureGlobal } from 'fast-check'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { resetViolations } from '@/api/core/contractValidation'
import { assertConsole, captureConsole } from './expectConsole'

// Only tests with a document pay for Testing Library and all texts. Its cleanup is registered first, so it runs last: on real timers.
if (typeof document !== 'undefined') {
  const { setupDocument } = await import('./setupDocument')
  await setupDocument()
}

// Generous limit for a busy machine.
vi.setConfig({ testTimeout: 60_000 })

// `npm test` checks properties on the same values in each run; `npm run test:full` draws new ones.
if (!process.env.FULL_TESTS) configureGlobal({ seed: 20_261_123 })

beforeEach(({ onTestFinished }) => {
  // Registered first, so it runs last: console output of the app's cleanup counts as well.
  onTestFinished(assertConsole)
  captureConsole()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  resetViolations()
})

// Files share modules. An import that is in flight when a file ends would fail, and with it each later import of that module.
afterAll(() => vi.dynamicImportSettled())
