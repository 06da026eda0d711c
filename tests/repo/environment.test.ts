import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv as parseVariables } from 'node:util'
import { loadConfigFromFile } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const example = parseVariables(readFileSync(`${ROOT}/.env.example`, 'utf8'))

/** Reads the project's Vite configuration as a start in this mode does. */
async function loadConfig(mode: string, variables: Record<string, string | undefined>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  const loaded = await loadConfigFromFile({ command: 'serve', mode }, `${ROOT}/vite.config.ts`, undefined, 'silent')
  return loaded?.config
}

afterEach(() => {
  vi.unstubAllEnvs()
})

test.each([
  ['development', 'mock'],
  ['demo', 'mock'],
  ['production', 'live'],
])('a copy of .env.example starts mode %s with VITE_API=%s', async (mode, api) => {
  const config = await loadConfig(mode, example)
  expect(config?.define).toEqual({ 'import.meta.env.VITE_API': JSON.stringify(api) })
})

test('mode live forwards /api to an absolute VITE_API_URL', async () => {
  const config = await loadConfig('live', { ...example, VITE_API_URL: 'http://localhost:8787/api' })
  expect(config?.define).toMatchObject({ 'import.meta.env.VITE_API_URL': '"/api"' })
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
