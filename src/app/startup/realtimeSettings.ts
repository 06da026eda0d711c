import type { Env } from '@/env'
import type { RealtimeSettings } from '@/realtime/realtime'

/**
 * Settings of the broadcaster; undefined without a key. Host and scheme default to those of the page. The port defaults to the page's port
 * on the page's host, else to the default port of the scheme.
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
