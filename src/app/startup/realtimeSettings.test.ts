import { describe, expect, test } from 'vitest'
import { parseEnv } from '@/env'
import { realtimeSettingsOf } from './realtimeSettings'

describe('the broadcaster', () => {
  const page = { protocol: 'http:', hostname: 'school.example', port: '8080' }
  const settingsOf = (variables: Record<string, string>) =>
    realtimeSettingsOf(parseEnv({ VITE_API: 'live', ...variables }), page)

  test('is off without a key', () => {
    expect(settingsOf({ VITE_REALTIME_HOST: 'live.example' })).toBeUndefined()
  })

  test('is where the page is when only the key is set', () => {
    expect(settingsOf({ VITE_REALTIME_KEY: 'key' })).toEqual({
      key: 'key',
      host: 'school.example',
      port: 8080,
      isSecure: false,
    })
  })

  test('is at the host, port and scheme that are set', () => {
    const set = { VITE_REALTIME_KEY: 'key', VITE_REALTIME_HOST: 'live.example', VITE_REALTIME_PORT: '6001' }
    const where = { key: 'key', host: 'live.example', port: 6001 }
    expect(settingsOf({ ...set, VITE_REALTIME_SCHEME: 'wss' })).toEqual({ ...where, isSecure: true })
    expect(settingsOf({ ...set, VITE_REALTIME_SCHEME: 'https' })).toEqual({ ...where, isSecure: true })
    expect(settingsOf({ ...set, VITE_REALTIME_SCHEME: 'ws' })).toEqual({ ...where, isSecure: false })
  })

  test('on another host has the port of its scheme, not that of the page', () => {
    expect(
      settingsOf({ VITE_REALTIME_KEY: 'key', VITE_REALTIME_HOST: 'live.example', VITE_REALTIME_SCHEME: 'wss' }),
    ).toEqual({
      key: 'key',
      host: 'live.example',
      port: undefined,
      isSecure: true,
    })
  })
})
