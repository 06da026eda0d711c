import '@/ui/tokens.css'
import '@/ui/themes.css'
import '@/ui/base.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { browserTransport } from '@/api/core/transport'
import { createApp, type AppOptions } from '@/app/startup/createApp'
import { reportChunkLoadErrors } from '@/app/startup/chunkLoadErrors'
import { realtimeSettingsOf } from '@/app/startup/realtimeSettings'
import { languages, loadTexts } from '@/i18n/i18n'
import { textParts } from '@/i18n/textParts'
import { isStorageAllowed } from '@/lib/browserStorage'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import { requireStyleNonce } from '@/lib/styleNonce'

/**
 * Shows contract violations of a real backend, only in development. The condition must be written out here, as in `appOptions`, so that
 * builds leave the code out.
 */
const ContractPanel =
  import.meta.env.DEV && import.meta.env.VITE_API !== 'mock'
    ? lazyComponent(() => import('@/app/session/ContractPanel').then((module) => module.ContractPanel))
    : undefined

/** Returns the options for the backend of this build. No other file depends on which backend answers. */
async function appOptions(): Promise<AppOptions> {
  const common = {
    supportEmail: __ENV__.VITE_SUPPORT_EMAIL,
    idleLimit: __ENV__.VITE_IDLE_MINUTES * 60_000,
    minimumSplashMs: __ENV__.VITE_MINIMUM_SPLASH_MS,
    variant: __ENV__.VITE_VARIANT,
    isChatFeedbackOn: __ENV__.VITE_CHAT_FEEDBACK === 'on',
    basePath: import.meta.env.BASE_URL,
  }
  // The condition must be written out here: behind a helper, the mock server would become part of live builds.
  if (import.meta.env.VITE_API === 'mock') {
    const [{ startMock }, { DemoAccounts }, { contractViolations }] = await Promise.all([
      import('@mocks/runtimes/browser'),
      import('@/features/auth/DemoAccounts'),
      import('@/api/core/contractValidation'),
      loadTexts('demo'),
    ])
    const { demoAccounts, demoSecretCode, realtimeKey, readCookies } = await startMock(contractViolations)
    const isSecure = location.protocol === 'https:'
    // Written out, so that a build without a site leaves the code out.
    if (import.meta.env.VITE_SITE === 'on') (await import('@/app/startup/addedSlash')).removeAddedSlash(common.basePath)
    return {
      transport: { ...browserTransport('/api'), readCookies },
      realtime: { key: realtimeKey, host: location.hostname, isSecure },
      demoAccounts,
      demoSecretCode,
      DemoAccounts:
        import.meta.env.VITE_SITE === 'on'
          ? (await import('@/features/auth/DemoAccountsOfSite')).withSiteLinks(DemoAccounts, common.basePath)
          : DemoAccounts,
      ...common,
    }
  }
  return {
    transport: browserTransport(__ENV__.VITE_API_URL.replace(/\/$/, '')),
    realtime: realtimeSettingsOf(__ENV__, location),
    ...common,
  }
}

// Only in builds: the development server adds style sheets as `<style>` elements without a nonce.
if (import.meta.env.PROD) requireStyleNonce()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root".')

/** Replaces the whole page, because nothing is rendered yet that could show a message. */
const showText = (text: string) => {
  root.textContent = text
  root.style.cssText = 'white-space: pre-wrap; padding: 24px'
}

const start = async () => {
  const { store, router } = createApp(await appOptions())
  reportChunkLoadErrors(store)
  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
      {ContractPanel ? <ContractPanel /> : null}
    </StrictMode>,
  )
}

/** Returns the text in every language, because the user's choice cannot be read without storage. */
const storageRefusedText = async () => {
  const parts = await Promise.all(languages.map((language) => textParts.demo[language]()))
  return parts.map(({ texts }) => texts.demo.storageRefused).join('\n\n')
}

if (import.meta.env.VITE_API === 'mock' && !isStorageAllowed()) {
  // The mock server needs a service worker, cookies and IndexedDB. Browsers that refuse localStorage refuse these, too.
  showText(await storageRefusedText())
} else {
  try {
    await start()
  } catch (cause) {
    showText(cause instanceof Error ? cause.message : String(cause))
    throw cause
  }
}
