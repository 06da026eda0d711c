import type { Env } from '@/env'
import type { RealtimeSettings } from '@/realtime/realtime'

/**
 * Where the broadcaster is; undefined without a key. What is not set is the page's own. The page's port belongs to the page's host: a
 * broadcaster of another host is on the scheme's own.
 */
export function realtimeSettingsOf(
  env: Env,
  page: Pick<Location, 'protocol' | 'hostname' | 'port'>,
): RealtimeSettings | undefined {
  if (!env.VITE_REALTIME_KEY) return undefined
  const { VITE_REALTIME_HOST: ownHost, VITE_REALTIME_PORT: ownPort } = env
  const scheme = env.VITE_REALTIME_SCHEME ?? page.protocol.slice(0, -1)
  return {
    key: env.VITE_REALTIME_KEY,
    host: ownHost ?? page.hostname,
    port: ownPort ?? (ownHost ? undefined : Number(page.port) || undefined),
    isSecure: scheme === 'https' || scheme === 'wss',
  }
}
