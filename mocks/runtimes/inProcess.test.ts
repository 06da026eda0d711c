import { expect, test } from 'vitest'
import { createMockClient } from './inProcess'

test('closing a client aborts its requests, so that no response arrives later', async () => {
  const { transport, signIn, close } = createMockClient({ latency: 60_000 })
  signIn('cikgu_aina')
  const answer = transport.fetch(new Request(`${transport.baseUrl}/v1/user/me`))
  close()
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
})
