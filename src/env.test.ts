import { expect, test } from 'vitest'
import { parseEnv } from './env'

const problems = (variables: Record<string, unknown>): string => {
  try {
    parseEnv(variables)
  } catch (cause) {
    return (cause as Error).message
  }
  return ''
}

test('only VITE_API is required; the other variables have defaults', () => {
  expect(parseEnv({ VITE_API: 'mock' })).toEqual({
    VITE_API: 'mock',
    VITE_API_URL: '/api',
    VITE_IMAGE_ORIGINS: [],
    VITE_SUPPORT_EMAIL: 'support@example.com',
    VITE_MINIMUM_SPLASH_MS: 1500,
    VITE_CHAT_FEEDBACK: 'on',
    VITE_VARIANT: 'education',
    VITE_SITE: 'off',
    VITE_IDLE_MINUTES: 30,
  })
})

test('every variable is parsed, numeric ones to numbers', () => {
  const variables = {
    VITE_API: 'live',
    VITE_API_URL: 'https://school.example/api',
    VITE_IMAGE_ORIGINS: 'https://a.example http://b.example:8080',
    VITE_PUBLIC_ORIGIN: 'https://school.example',
    VITE_REALTIME_KEY: 'key',
    VITE_REALTIME_HOST: 'ws.school.example',
    VITE_REALTIME_PORT: '6001',
    VITE_REALTIME_SCHEME: 'wss',
    VITE_SUPPORT_EMAIL: 'help@school.example',
    VITE_MINIMUM_SPLASH_MS: '0',
    VITE_CHAT_FEEDBACK: 'off',
    VITE_VARIANT: 'workplace',
    VITE_SITE: 'on',
    VITE_IDLE_MINUTES: '0.5',
  }
  expect(parseEnv(variables)).toEqual({
    ...variables,
    VITE_IMAGE_ORIGINS: ['https://a.example', 'http://b.example:8080'],
    VITE_REALTIME_PORT: 6001,
    VITE_MINIMUM_SPLASH_MS: 0,
    VITE_IDLE_MINUTES: 0.5,
  })
})

test('an empty value counts as not set', () => {
  const empty = {
    VITE_API: 'live',
    VITE_API_URL: '',
    VITE_IMAGE_ORIGINS: '',
    VITE_REALTIME_PORT: '',
    VITE_REALTIME_SCHEME: '',
    VITE_IDLE_MINUTES: '',
  }
  expect(parseEnv(empty)).toEqual(parseEnv({ VITE_API: 'live' }))
})

test('the variables that Vite adds are removed', () => {
  expect(parseEnv({ VITE_API: 'mock', MODE: 'test', BASE_URL: '/' })).not.toHaveProperty('MODE')
})

test.each([
  ['VITE_API', undefined],
  ['VITE_API', 'fake'],
  ['VITE_API_URL', 'school.example/api'],
  ['VITE_API_URL', 'ftp://school.example/api'],
  ['VITE_API_URL', 'http://'],
  ['VITE_API_URL', 'http:///api'],
  ['VITE_API_URL', 'http://bad host'],
  ['VITE_IMAGE_ORIGINS', 'i.ytimg.com'],
  ['VITE_IMAGE_ORIGINS', 'https://a.example/images'],
  ['VITE_IMAGE_ORIGINS', 'https://a.example; script-src *'],
  ['VITE_REALTIME_HOST', 'wss://live.example'],
  ['VITE_REALTIME_HOST', 'live.example:6001'],
  ['VITE_REALTIME_HOST', 'live.example; script-src *'],
  ['VITE_REALTIME_PORT', '0'],
  ['VITE_REALTIME_PORT', '65536'],
  ['VITE_REALTIME_PORT', '80.5'],
  ['VITE_REALTIME_PORT', 'eighty'],
  ['VITE_REALTIME_SCHEME', 'ftp'],
  ['VITE_MINIMUM_SPLASH_MS', '-1'],
  ['VITE_CHAT_FEEDBACK', 'yes'],
  ['VITE_VARIANT', 'school'],
  ['VITE_IDLE_MINUTES', '0'],
  ['VITE_IDLE_MINUTES', '-1'],
  ['VITE_IDLE_MINUTES', 'soon'],
])('%s rejects %s', (name, value) => {
  expect(problems({ VITE_API: 'live', [name]: value })).toMatch(new RegExp(`^  ${name}: .+`, 'm'))
})

test.each([
  ['VITE_API_URL', '/school/api'],
  ['VITE_API_URL', 'http://localhost:8787/api'],
  ['VITE_IMAGE_ORIGINS', 'https://*.pixabay.com https://i.ytimg.com'],
  ['VITE_REALTIME_HOST', 'localhost'],
  ['VITE_REALTIME_HOST', '10.0.0.7'],
  ['VITE_REALTIME_PORT', '1'],
  ['VITE_REALTIME_PORT', '65535'],
  ['VITE_REALTIME_SCHEME', 'ws'],
  ['VITE_REALTIME_SCHEME', 'http'],
  ['VITE_REALTIME_SCHEME', 'https'],
])('%s accepts %s', (name, value) => {
  expect(problems({ VITE_API: 'live', [name]: value })).toBe('')
})

test('one error lists every invalid variable and names .env.example', () => {
  const message = problems({ VITE_API: 'fake', VITE_REALTIME_PORT: 'x', VITE_IDLE_MINUTES: '-1' })
  expect(message.split('\n')).toHaveLength(4)
  expect(message).toContain('.env.example')
  for (const name of ['VITE_API', 'VITE_REALTIME_PORT', 'VITE_IDLE_MINUTES']) expect(message).toContain(`  ${name}: `)
})

test.each([
  ['VITE_API', 'fake', /mock.*live/],
  ['VITE_REALTIME_SCHEME', 'ftp', /wss/],
  ['VITE_REALTIME_PORT', '65536', /65535/],
])('the error lists the allowed values of %s', (name, value, hint) => {
  expect(problems({ VITE_API: 'live', [name]: value })).toMatch(hint)
})

test('a variable with a default can be required', () => {
  expect(() => parseEnv({ VITE_API: 'live', VITE_API_URL: '' }, ['VITE_API_URL'])).toThrow(
    '  VITE_API_URL: must be set',
  )
  expect(parseEnv({ VITE_API: 'live', VITE_API_URL: '/school' }, ['VITE_API_URL']).VITE_API_URL).toBe('/school')
})
