import { describe, expect, test } from 'vitest'
import { realtimeSettingsOf } from '../src/app/startup/realtimeSettings'
import { parseEnv } from '../src/env'
import { contentSecurityPolicy } from './contentSecurityPolicy'

/** Returns the sources that each directive of the policy allows, for these environment variables. */
function sourcesOf(variables: Record<string, string>): Record<string, string[]> {
  const policy = contentSecurityPolicy(parseEnv({ VITE_API: 'live', ...variables }))
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

test('page, API and broadcaster of one origin need nothing but that origin', () => {
  expect(sourcesOf({ VITE_REALTIME_KEY: 'key' })).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'style-src-attr': ["'none'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'connect-src': ["'self'"],
    'frame-src': ['https://www.youtube-nocookie.com'],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  })
})

test('an API of another origin is named for calls and images, without its path', () => {
  const sources = sourcesOf({ VITE_API_URL: 'https://api.school.example:8443/v2/api' })
  expect(sources['connect-src']).toEqual(["'self'", 'https://api.school.example:8443'])
  expect(sources['img-src']).toEqual(["'self'", 'data:', 'blob:', 'https://api.school.example:8443'])
})

test('origins of images are named for images alone', () => {
  const sources = sourcesOf({ VITE_IMAGE_ORIGINS: 'https://i.ytimg.com  https://*.pixabay.com' })
  expect(sources['img-src']).toEqual(["'self'", 'data:', 'blob:', 'https://i.ytimg.com', 'https://*.pixabay.com'])
  expect(sources['connect-src']).toEqual(["'self'"])
})

describe('a broadcaster of its own host', () => {
  const page = { protocol: 'https:', hostname: 'school.example', port: '' }

  test.each([
    [{}, 'ws://live.example', 'wss://live.example'],
    [{ VITE_REALTIME_SCHEME: 'wss' }, 'wss://live.example', 'wss://live.example'],
    [
      { VITE_REALTIME_SCHEME: 'https', VITE_REALTIME_PORT: '6001' },
      'wss://live.example:6001',
      'wss://live.example:6001',
    ],
    [{ VITE_REALTIME_SCHEME: 'http', VITE_REALTIME_PORT: '6001' }, 'ws://live.example:6001', 'ws://live.example:6001'],
  ])('%j is named as %s; the app connects to %s', (variables, source, address) => {
    const all = { VITE_REALTIME_KEY: 'key', VITE_REALTIME_HOST: 'live.example', ...variables }
    expect(sourcesOf(all)['connect-src']).toEqual(["'self'", source])
    const settings = realtimeSettingsOf(parseEnv({ VITE_API: 'live', ...all }), page)
    const port = settings?.port ? `:${settings.port}` : ''
    expect(`${settings?.isSecure ? 'wss' : 'ws'}://${settings?.host}${port}`).toBe(address)
  })

  test('is not named without a key, because nothing connects to it', () => {
    expect(sourcesOf({ VITE_REALTIME_HOST: 'live.example' })['connect-src']).toEqual(["'self'"])
  })
})

test('a port without a host stops the build with one readable error', () => {
  expect(() => sourcesOf({ VITE_REALTIME_KEY: 'key', VITE_REALTIME_PORT: '6001' })).toThrow(
    /^The environment of Heartboard .*\.env\.example.*\n {2}VITE_REALTIME_HOST: must .+$/,
  )
})
