/** Tests a run that includes irreversible calls: with FULL_TESTS=1 all of them, otherwise those about contacts, groups and accounts. */
import { expect, onTestFinished, test } from 'vitest'
import type { CallName } from '../../src/api/calls'
import { createFaultyProxy } from './faultyProxy'
import { jsonReply } from './faults'
import { formatFailure } from './report'
import { startVerifiedServer } from './verifiedServer'
import { verifyBackend } from './verifyBackend'

const CONTACTS_GROUPS_ACCOUNTS: CallName[] = [
  'addContact',
  'acceptContact',
  'rejectContact',
  'removeContact',
  'addGroup',
  'editGroup',
  'removeGroup',
  'signUp',
  'setSession',
  'verifyUser',
  'resendVerification',
  'changePassword',
  'deleteMe',
]

test('a run with --allow-destructive fails nowhere, leaves no record and names what it changed for good', {
  timeout: 300_000,
}, async () => {
  const { port, mockServer, close } = await startVerifiedServer()
  onTestFinished(close)
  const { contacts, groups, people } = mockServer.db
  const ids = () => [contacts, groups, people].map((table) => new Set([...table.all()].map(({ id }) => id)))
  const before = ids()
  const { results, notRemoved, lastingChanges } = await verifyBackend({
    baseUrl: `http://localhost:${port}/api`,
    isDestructive: true,
    only: process.env.FULL_TESTS ? undefined : CONTACTS_GROUPS_ACCOUNTS,
  })
  expect(results.filter(({ outcome }) => outcome === 'failed').map(formatFailure)).toEqual([])
  expect(notRemoved).toEqual([])
  expect(ids().flatMap((now, table) => [...now].filter((id) => !before[table]?.has(id)))).toEqual([])
  expect(results.flatMap(({ reason }) => reason ?? [])).not.toContain('a preparing request has no requester')
  expect(lastingChanges).toContain('the account cikgu_aina is deleted, with its cards')
  expect(lastingChanges).toContain('the account mei_ling has the password padi-menguning')
})

test('an account that the backend does not delete is named in the report', { timeout: 60_000 }, async () => {
  const server = await startVerifiedServer()
  onTestFinished(server.close)
  const refusal = () => jsonReply({ message: 'Server Error' }, 500)
  const proxy = await createFaultyProxy(server.port, { respondInstead: { deleteMe: refusal } })
  onTestFinished(() => proxy.close())
  const seeded = new Set([...server.mockServer.db.people.all()].map(({ username }) => username))
  const baseUrl = `http://localhost:${proxy.port}/api`
  const { notRemoved } = await verifyBackend({ baseUrl, isDestructive: true, only: ['signUp'] })
  const left = [...server.mockServer.db.people.all()]
    .map(({ username }) => username)
    .filter((name) => !seeded.has(name))
  expect(left.length).toBeGreaterThan(2)
  expect(left.filter((username) => !notRemoved.some((text) => text.includes(`the account ${username}`)))).toEqual([])
})
