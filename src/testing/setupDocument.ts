import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { changeLanguage, loadTexts } from '@/i18n/i18n'
import { textPartNames } from '@/i18n/textParts'
import { installQuickStyles } from './computedStyle'
import { cancelFrames, installJsdomPolyfills } from './jsdomPolyfills'

// Taken before a test replaces the timers with fake timers.
const { setImmediate } = globalThis
const testingLibrary = getConfig()

/**
 * Lets React run the effects of found elements, as happens before a person can react. React schedules effects after a render without an
 * event, e.g. of a lazily loaded part. A test on a busy machine would run ahead, and later effects would take the focus.
 */
async function settleEffects(work: () => Promise<unknown>): Promise<unknown> {
  const result: unknown = await testingLibrary.asyncWrapper(work)
  await new Promise<void>((resolve) => setImmediate(resolve))
  return result
}

/** Prepares tests with a document: Testing Library's cleanup and limits, all texts, an empty storage. */
export async function setupDocument(): Promise<void> {
  installQuickStyles()
  // Testing Library advances fake timers only with jest; calls this one function.
  Object.assign(globalThis, { jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) } })
  // Generous limits for a busy machine: waiting ends as soon as the condition holds.
  configure({
    asyncUtilTimeout: 20_000,
    asyncWrapper: settleEffects,
    // A waiting query creates an error per attempt. The page as text took a fifth of the CPU time of four screen files.
    getElementError: (message) => new Error(message ?? 'There is no such element.'),
  })

  // Test files share the document and the texts.
  beforeEach(async () => {
    installJsdomPolyfills()
    localStorage.clear()
    sessionStorage.clear()
    for (const name of Object.keys(document.documentElement.dataset)) delete document.documentElement.dataset[name]
    await changeLanguage('en')
  })
  afterEach(() => {
    cleanup()
    // React Aria keeps references to its announcing elements; everything else has to go.
    document.body.replaceChildren(...document.querySelectorAll('[data-live-announcer]:not([role=log])'))
    for (const log of document.querySelectorAll('[data-live-announcer] > *')) log.replaceChildren()
  })
  afterAll(cancelFrames)

  // Most tests render a screen behind the login, which loads all texts.
  await loadTexts(...textPartNames)
}
