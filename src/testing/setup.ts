import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { resetViolations } from '@/api/core/contractValidation'
import { changeLanguage } from '@/i18n/i18n'
import { installJsdomPolyfills } from './jsdomPolyfills'
import { assertConsole, captureConsole } from './expectConsole'

// Testing Library moves a fake clock on only when it is jest's; this is the one function it asks for.
Object.assign(globalThis, { jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) } })

// Most tests draw a screen that in the app stands behind the login, where all texts are loaded.
if (typeof document !== 'undefined') await changeLanguage('en')

// Waiting ends as soon as the thing is there; these limits only say when to give up on a busy machine.
configure({ asyncUtilTimeout: 5000, getElementError: (message) => new Error(message ?? 'There is no such element.') })
vi.setConfig({ testTimeout: 15_000 })

beforeEach(({ onTestFinished }) => {
  // Registered first, so it runs last: what is said while a test's app closes counts too.
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
