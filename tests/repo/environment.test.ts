import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv as parseVariables } from 'node:util'
import { loadConfigFromFile, type UserConfig } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const example = parseVariables(readFileSync(`${ROOT}/.env.example`, 'utf8'))

/** Loads the project's Vite configuration as Vite does in this mode. */
async function loadConfig(mode: string, variables: Record<string, string | undefined>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  const loaded = await loadConfigFromFile({ command: 'serve', mode }, `${ROOT}/vite.config.ts`, undefined, 'silent')
  return loaded?.config
}

const pageEnvironment = (config?: UserConfig): unknown => JSON.parse(String(config?.define?.__ENV__))

afterEach(() => {
  vi.unstubAllEnvs()
})

test.each([
  ['development', 'mock'],
  ['demo', 'mock'],
  ['production', 'live'],
])('a copy of .env.example starts mode %s with VITE_API=%s', async (mode, api) => {
  const config = await loadConfig(mode, example)
  expect(config?.define?.['import.meta.env.VITE_API']).toBe(JSON.stringify(api))
  expect(pageEnvironment(config)).toMatchObject({ VITE_API: api, VITE_API_URL: '/api' })
})

test('mode live forwards /api to an absolute VITE_API_URL', async () => {
  const config = await loadConfig('live', { ...example, VITE_API_URL: 'http://localhost:8787/api' })
  expect(pageEnvironment(config)).toMatchObject({ VITE_API: 'live', VITE_API_URL: '/api' })
  expect(config?.server?.proxy).toMatchObject({ '^/api/': { target: 'http://localhost:8787' } })
})

test.each(['', 'http://', 'http://bad host', 'ftp://school.example'])(
  'mode live stops at VITE_API_URL=%j with one readable error',
  async (url) => {
    await expect(loadConfig('live', { ...example, VITE_API_URL: url })).rejects.toThrow(
      /^The environment of Heartboard .*\.env\.example.*\n {2}VITE_API_URL: must .+$/,
    )
  },
)
