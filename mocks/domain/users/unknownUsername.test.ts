import { expect, test } from 'vitest'
import { createMockClient } from '../../runtimes/inProcess'
import { unknownUsername } from './people'

test('the error for an unknown username lists the usernames of the seed', () => {
  const { mockServer, close } = createMockClient()
  const message = unknownUsername(mockServer, 'cikgu_ayna')
  expect(message).toContain('"cikgu_ayna"')
  for (const name of ['cikgu_aina', 'mei_ling', 'adam']) expect(message).toContain(name)
  close()
})
