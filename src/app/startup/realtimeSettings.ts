import type { PageEnv } from '@/env'
import type { RealtimeSettings } from '@/realtime/realtime'

/**
 * Returns the settings of the realtime connection; undefined without a key. Host and scheme are those of the page by
 * default. By default, the port is the page's port on the page's own host, and the default port of the scheme on
 * another host.
 */
export function realtimeSettingsOf(
  env: PageEnv,
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
