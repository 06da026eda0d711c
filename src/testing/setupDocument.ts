import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { changeLanguage, loadTexts } from '@/i18n/i18n'
import { textPartNames } from '@/i18n/textParts'
import { installQuickStyles } from './computedStyle'
import { cancelFrames, installJsdomPolyfills } from './jsdomPolyfills'

// The real `setImmediate`, saved before a test installs fake timers.
const { setImmediate } = globalThis
const testingLibrary = getConfig()

/**
 * Waits until React has run the effects of found elements. After a render without an event, for example of a lazily
 * loaded part, React delays effects. On a busy machine the test would continue first, and the late effects would then
 * move keyboard focus.
 */
async function settleEffects(work: () => Promise<unknown>): Promise<unknown> {
  const result: unknown = await testingLibrary.asyncWrapper(work)
  await new Promise<void>((resolve) => setImmediate(resolve))
  return result
}

/** Prepares tests with a document: Testing Library's cleanup and limits, all texts, an empty storage. */
export async function setupDocument(): Promise<void> {
  installQuickStyles()
  // Testing Library advances fake timers only if a global `jest` exists. It calls only this function.
  Object.assign(globalThis, { jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) } })
  // Long limits for a busy machine. Waiting ends as soon as the condition is met.
  configure({
    asyncUtilTimeout: 20_000,
    asyncWrapper: settleEffects,
    // A waiting query creates an error for each attempt. Printing the page into each error took a fifth of the CPU time
    // of four screen files.
    getElementError: (message) => new Error(message ?? 'There is no such element.'),
  })

  // Test files share document, storage and language, so each test resets all three.
  beforeEach(async () => {
    installJsdomPolyfills()
    localStorage.clear()
    sessionStorage.clear()
    for (const name of Object.keys(document.documentElement.dataset)) delete document.documentElement.dataset[name]
    await changeLanguage('en')
  })
  afterEach(() => {
    cleanup()
    // React Aria keeps references to its live regions, so these stay, without their texts. All other elements are
    // removed.
    document.body.replaceChildren(...document.querySelectorAll('[data-live-announcer]:not([role=log])'))
    for (const log of document.querySelectorAll('[data-live-announcer] > *')) log.replaceChildren()
  })
  afterAll(cancelFrames)

  // Most tests render a screen behind the login, which loads all texts.
  await loadTexts(...textPartNames)
}
