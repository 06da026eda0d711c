import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { changeLanguage, loadTexts } from '@/i18n/i18n'
import { textPartNames } from '@/i18n/textParts'
import { installQuickStyles } from './computedStyle'
import { cancelFrames, installJsdomPolyfills } from './jsdomPolyfills'

// Not that of fake timers.
const { setImmediate } = globalThis
const testingLibrary = getConfig()

/**
 * Lets React run the effects of what a query has found, as it does before a person can react: it schedules them after a render that follows no
 * event, such as that of a lazily loaded part. On a busy machine a test would go on before them, and lose what it focuses to them.
 */
async function settleEffects(work: () => Promise<unknown>): Promise<unknown> {
  const result: unknown = await testingLibrary.asyncWrapper(work)
  await new Promise<void>((resolve) => setImmediate(resolve))
  return result
}

/** What tests with a document need: Testing Library's cleanup and limits, all texts, an empty storage. */
export async function setupDocument(): Promise<void> {
  installQuickStyles()
  // Testing Library advances fake timers only when it finds jest; this is the one function it calls.
  Object.assign(globalThis, { jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) } })
  // Generous limits for a busy machine: waiting ends as soon as the condition holds.
  configure({
    asyncUtilTimeout: 20_000,
    asyncWrapper: settleEffects,
    // A query that waits makes an error for each attempt: the page as text in each was a fifth of the CPU time of four files of screens.
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
    // React Aria remembers the elements that it announces in; everything else has to go.
    document.body.replaceChildren(...document.querySelectorAll('[data-live-announcer]:not([role=log])'))
    for (const log of document.querySelectorAll('[data-live-announcer] > *')) log.replaceChildren()
  })
  afterAll(cancelFrames)

  // Most tests render a screen behind the login, where all texts are loaded.
  await loadTexts(...textPartNames)
}
