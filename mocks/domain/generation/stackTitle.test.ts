import { expect, onTestFinished, test } from 'vitest'
import { calls } from '@/api/calls'
import { buildRequest, type CallRequest } from '@/api/core/request'
import { createMockClient } from '../../runtimes/inProcess'
import { titleFor } from './stackTitle'

test.each([
  [['Inside a Volcano', 'Volcano Words', 'Why Volcanoes Erupt'], 'Volcano'],
  [['Food Chains &amp; Food Webs', 'Food Chains Check'], 'Food Chains'],
  [['Arctic: Ice on Water', 'My Haiku'], 'Arctic and My Haiku'],
  [['', 'My Haiku'], 'My Haiku'],
  [['', ''], ''],
])('the title of a stack of %j is "%s"', (titles, title) => {
  expect(titleFor(titles)).toBe(title)
})

test('a new stack gets a generated title after a delay, unless it was renamed before', async () => {
  const client = createMockClient({ jobDelayFactor: 0 })
  onTestFinished(() => client.close())
  client.signIn('cikgu_aina')
  const ask = async (request: CallRequest) =>
    (await client.transport.fetch(buildRequest(client.transport, request))).json() as Promise<{
      data: { id: string }
    }>
  const stackOf = async (...titles: string[]) => {
    const body = (title: string) => ({ type: 'text', data: { title }, position: 0, stack_board_id: null })
    const ids: string[] = []
    for (const title of titles) ids.push((await ask({ call: calls.createCard, body: body(title) })).data.id)
    return (await ask({ call: calls.generateStack, body: { children_ids: ids, parent_id: null } })).data.id
  }
  const titleOf = (id: string) => client.mockServer.db.cards.get(id)?.title

  const id = await stackOf('Glacier Words', 'How a Glacier Moves')
  await expect.poll(() => titleOf(id)).toBe('Glacier')

  const pending: (() => void)[] = []
  client.mockServer.enqueueJob = (_, work) => void pending.push(work)
  const [named, unnamed] = [await stackOf('Whale Song', 'Whale Diary'), await stackOf('Squid Ink', 'Squid Eyes')]
  await ask({ call: calls.updateCard, params: { uuid: named }, body: { title: 'Deep Sea' } })
  for (const work of pending) work()
  await expect.poll(() => titleOf(unnamed)).toBe('Squid')
  expect(titleOf(named)).toBe('Deep Sea')
})
