import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { ArgumentError, parseOptions } from './options'

const URL_ARGS = ['--base-url', 'https://school.example/api/']

test('accounts are keyed by the usernames of the fixtures', () => {
  const people = [
    '--username',
    'farah',
    '--password',
    'petang',
    '--second-username',
    'li_na',
    '--second-password',
    '9753',
  ]
  expect(parseOptions([...URL_ARGS, ...people, '--only', 'getMe, getCards', '--read-only'])).toMatchObject({
    baseUrl: 'https://school.example/api',
    accounts: {
      cikgu_aina: { username: 'farah', password: 'petang' },
      mei_ling: { username: 'li_na', password: '9753' },
    },
    only: ['getMe', 'getCards'],
    isReadOnly: true,
  })
})

test('without credentials the accounts of the fixtures are used', () => {
  expect(parseOptions(URL_ARGS).accounts).toBeUndefined()
})

test.each([
  [[], '--base-url is missing'],
  [['--base-url', 'school.example'], '--base-url must be a URL'],
  [[...URL_ARGS, '--realtime', 'https://school.example'], '--realtime must be a URL that starts with ws://'],
  [[...URL_ARGS, '--username', 'farah'], '--username and --password go together'],
  [[...URL_ARGS, '--only', 'getEverything'], 'there is no call "getEverything"'],
  [[...URL_ARGS, '--step', '7'], '--step must be a number from 1 to 6, not "7"'],
  [[...URL_ARGS, '--people', 'nowhere.json'], '--people nowhere.json cannot be used'],
  [[...URL_ARGS, '--read-only', '--allow-destructive'], 'contradict each other'],
  [[...URL_ARGS, '--verbose'], "Unknown option '--verbose'"],
])('%s is rejected', (args, message) => {
  expect(() => parseOptions(args)).toThrow(ArgumentError)
  expect(() => parseOptions(args)).toThrow(message)
})

test('bad arguments and an unreachable backend exit with status 2 and a readable error', { timeout: 60_000 }, () => {
  const verify = (...args: string[]) =>
    spawnSync('npx', ['tsx', 'tests/contract/verify.ts', ...args], { encoding: 'utf8' })
  const silent = verify()
  expect([silent.status, silent.stderr]).toEqual([2, expect.stringContaining('--base-url is missing')])
  const alone = verify('--base-url', 'http://localhost:1/api')
  expect([alone.status, alone.stderr]).toEqual([2, expect.stringContaining('No response from http://localhost:1/api')])
})
