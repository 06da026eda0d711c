import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { resetViolations } from '@/api/core/contractValidation'
import { loadTexts } from '@/i18n/i18n'
import { textPartNames } from '@/i18n/textParts'
import { installJsdomPolyfills } from './jsdomPolyfills'
import { assertConsole, captureConsole } from './expectConsole'

// Testing Library advances fake timers only when it finds jest; this is the one function it calls.
Object.assign(globalThis, { jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) } })

// Most tests render a screen behind the login, where all texts are loaded.
if (typeof document !== 'undefined') await loadTexts(...textPartNames)

// Generous limits for a busy machine: waiting ends as soon as the condition holds.
configure({ asyncUtilTimeout: 5000, getElementError: (message) => new Error(message ?? 'There is no such element.') })
vi.setConfig({ testTimeout: 15_000 })

beforeEach(({ onTestFinished }) => {
  // Registered first, so it runs last: console output of the app's cleanup counts as well.
  onTestFinished(assertConsole)
  captureConsole()
  if (typeof window === 'undefined') return
  installJsdomPolyfills()
  localStorage.clear()
  sessionStorage.clear()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  if (typeof window !== 'undefined') cleanup()
  resetViolations()
})
