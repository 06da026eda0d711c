/** Backend of a run, and the proxy in front of a live backend (`npm run dev:live`). */
import { loadEnv, type ProxyOptions } from 'vite'
import { parseEnv } from '../src/env.ts'

/** Modes on the mock server, unless VITE_API says otherwise; `live` and `production` talk to a real backend. */
const MOCK_MODES = ['development', 'demo', 'test']

/** API base of the client in mode `live`, where Vite proxies the backend. */
const FORWARDED_API = '/api'

/** Aborts the page's response when the backend aborts; the proxy alone would keep the page waiting. */
const forwardAborts: ProxyOptions['configure'] = (proxy) => {
  proxy.on('proxyRes', (answer, _, page) => {
    answer.on('close', () => !answer.complete && page.destroy())
  })
}

/**
 * Forwards the API and the live events to the backend, so that the browser sees one origin. Across origins a page cannot read the
 * anti-forgery cookie.
 * @param apiUrl absolute API base of the backend, e.g. `http://localhost:8787/api`
 */
function forwardTo(apiUrl: string): Record<string, ProxyOptions> {
  const { origin, pathname } = new URL(apiUrl)
  const base = pathname.replace(/\/$/, '')
  // Turns the backend's cookies into the page's own, for any domain.
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
 * Reads `.env` and the shell; empty values count as not set.
 * @returns `env`: values for the page; `proxy`: in mode `live`, for an absolute API base
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
