/** Decides which backend the app talks to, and configures the proxy to a live backend (`npm run dev:live`). */
import { loadEnv, type ProxyOptions } from 'vite'
import { parseEnv } from '../src/env.ts'

/** In these modes the app uses the mock server, unless VITE_API says otherwise. `live` and `production` use a real backend. */
const MOCK_MODES = ['development', 'demo', 'test']

/** The base path of the API in mode `live`. Vite forwards it to the backend. */
const FORWARDED_API = '/api'

/** Aborts the response to the page when the backend aborts. By itself the proxy would leave the page waiting. */
const forwardAborts: ProxyOptions['configure'] = (proxy) => {
  proxy.on('proxyRes', (answer, _, page) => {
    answer.on('close', () => !answer.complete && page.destroy())
  })
}

/**
 * Forwards the API and the live events to the backend, so that the browser sees a single origin. A page cannot read an
 * anti-forgery cookie of another origin.
 * @param apiUrl absolute base URL of the backend's API, such as `http://localhost:8787/api`
 */
function forwardTo(apiUrl: string): Record<string, ProxyOptions> {
  const { origin, pathname } = new URL(apiUrl)
  const base = pathname.replace(/\/$/, '')
  // Removes the domain from the backend's cookies. They then belong to the page's own domain.
  const backend: ProxyOptions = {
    target: origin,
    changeOrigin: true,
    cookieDomainRewrite: '',
    configure: forwardAborts,
  }
  return {
    [`^${FORWARDED_API}/`]: { ...backend, rewrite: (path) => base + path.slice(FORWARDED_API.length) },
    '^/app/': { ...backend, ws: true },
  }
}

/**
 * Reads `.env` and the environment of the shell. Empty values count as not set.
 * @returns `env` for the page; `proxy` only in mode `live` if the API base is an absolute URL
 * @throws Error that names every wrong variable, before anything is served or built
 */
export function readBackend(mode: string) {
  const variables = loadEnv(mode, process.cwd(), 'VITE_')
  const api = variables.VITE_API || (MOCK_MODES.includes(mode) ? 'mock' : 'live')
  const isLive = mode === 'live' && api === 'live'
  const env = parseEnv({ ...variables, VITE_API: api }, isLive ? ['VITE_API_URL'] : [])
  if (!isLive || !URL.canParse(env.VITE_API_URL)) return { env }
  return { env: { ...env, VITE_API_URL: FORWARDED_API }, proxy: forwardTo(env.VITE_API_URL) }
}
