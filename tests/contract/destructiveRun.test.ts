/** Tests a run that includes irreversible calls: with FULL_TESTS=1 all of them, otherwise only those about contacts and groups. */
import { expect, onTestFinished, test } from 'vitest'
import type { CallName } from '../../src/api/calls'
import { formatFailure } from './report'
import { startVerifiedServer } from './verifiedServer'
import { verifyBackend } from './verifyBackend'

const CONTACTS_AND_GROUPS: CallName[] = [
  'addContact',
  'acceptContact',
  'rejectContact',
  'removeContact',
  'addGroup',
  'editGroup',
  'removeGroup',
]

test('a run with --allow-destructive fails nowhere and leaves no contact and no group', {
  timeout: 300_000,
}, async () => {
  const { port, mockServer, close } = await startVerifiedServer()
  onTestFinished(close)
  const ids = () =>
    [mockServer.db.contacts, mockServer.db.groups].map((table) => new Set([...table.all()].map(({ id }) => id)))
  const before = ids()
  const { results, notRemoved } = await verifyBackend({
    baseUrl: `http://localhost:${port}/api`,
    isDestructive: true,
    only: process.env.FULL_TESTS ? undefined : CONTACTS_AND_GROUPS,
  })
  expect(results.filter(({ outcome }) => outcome === 'failed').map(formatFailure)).toEqual([])
  expect(notRemoved).toEqual([])
  expect(ids().flatMap((now, table) => [...now].filter((id) => !before[table]?.has(id)))).toEqual([])
})
