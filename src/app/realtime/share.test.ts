import { expect, test, vi } from 'vitest'
import { expectConsole } from '@/testing/expectConsole'
import type { ListenerContext } from './listenerContext'
import { listenToShares } from './share'

type Handlers = Record<'shared.user' | 'removed.user', (payload: { format_ids: string[] }) => void>

test('a failing share event does not stop later share events', async () => {
  expectConsole(/^\[realtime\] A share event could not be applied/)
  let handlers: Handlers | undefined
  const dispatch = vi.fn(() => Promise.resolve())
  listenToShares({
    realtime: { subscribe: (...[, , subscribed]: [unknown, unknown, Handlers]) => (handlers = subscribed) },
    store: { dispatch },
    userId: 12,
    applyAfterDrag: (change: () => void) => change(),
    onRequiredChannelSettled: () => undefined,
  } as unknown as ListenerContext)

  dispatch.mockRejectedValueOnce(new Error('no network'))
  handlers?.['shared.user']({ format_ids: ['a'] })
  handlers?.['shared.user']({ format_ids: ['b', 'c'] })
  await expect.poll(() => dispatch.mock.calls.length).toBe(3)
})
