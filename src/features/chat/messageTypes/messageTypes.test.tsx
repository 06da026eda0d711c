import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import type { ChatMessage } from '@/api/chat.contract'
import { conversation, messages, renderChat } from '@/testing/renderChat'
import { storeMessage } from '@mocks/chat/history'
import { sendSampleMessage } from '@mocks/chat/sampleMessages'
import { channelName, channels } from '@/api/channels'
import { LazyReplyMessage } from './lazyReplyMessage'

// The app loads this chunk while the user types a question. The first load can take longer than a test waits.
beforeAll(() => LazyReplyMessage.preload(), 60_000)

async function openOnChannel() {
  const app = await renderChat({ isWithoutRealtime: false })
  const { mockServer } = app.session
  // `renderChat` does not wait for the subscription to the channel `magic`, and earlier events are lost.
  const channel = channelName(channels.magic, { userId: 12 })
  await waitFor(() => expect(mockServer.pusher.subscribers(channel)).toBe(1))
  const person = mockServer.db.people.get(12)
  if (!person) throw new Error('The seed has no person 12.')
  const last = async () => {
    await conversation().findAllByRole('listitem')
    return messages().at(-1) as HTMLElement
  }
  return { ...app, mockServer, person, last }
}

const hrefOf = (item: HTMLElement, name: RegExp | string) =>
  within(item).getByRole('link', { name }).getAttribute('href')
const FOOD_CHAINS_CHECK = /^\/board\/focus\/ef7a626c-4f05-4125-94f7-963692d8dac7$/

// C-128 to C-141, D-3117.
const looks: [ChatMessage['type'], (item: HTMLElement) => void][] = [
  ['text', (item) => expect(within(item).getByText('who gets energy from whom').tagName).toBe('STRONG')],
  ['tutor', (item) => expect(within(item).getByText('Tutor')).toBeVisible()],
  ['error', (item) => expect(item).toHaveTextContent(/^The card could not be saved\.$/)],
  ['format', (item) => expect(hrefOf(item, /^Quiz\s*Food Chains Check\s*Five questions$/)).toMatch(FOOD_CHAINS_CHECK)],
  ['format_link', (item) => expect(hrefOf(item, 'Food Chains Check')).toMatch(FOOD_CHAINS_CHECK)],
  ['format_loader', (item) => expect(item).toHaveTextContent('Making: Quiz')],
  [
    'format_created',
    (item) => expect(hrefOf(item, /^Created Food Chains Check\s*Quiz\s*Open$/)).toMatch(FOOD_CHAINS_CHECK),
  ],
  ['format_creation_cancelled', (item) => expect(item).toHaveTextContent('Food Chains Check was not created.')],
  ['format_image_generate', (item) => expect(within(item).getByRole('button', { name: 'Generate' })).toBeEnabled()],
  ['character', (item) => expect(item).toHaveTextContent('Ting: I have found something for you!')],
  ['info_loader', (item) => expect(item).toHaveTextContent('Looking for food chains in the lessons')],
  ['engager', (item) => expect(item).toHaveTextContent(/^You: Curiosity Quest\s*Why does lava stay hot/)],
]
test('a message of each type has its own look, and a link to a card opens its focus over the list that it is in', async () => {
  const { mockServer, person, last } = await openOnChannel()
  for (const [index, [type, expectLook]] of looks.entries()) {
    act(() => void sendSampleMessage(mockServer, person, type))
    await waitFor(async () => {
      expect(messages()).toHaveLength(index + 1)
      const item = await last()
      expect(item).toBeVisible()
      expectLook(item)
    })
  }
  const data = { id: 'card-1', type: 'text', title: 'Volcanoes', parent_id: 'stack-1' } as const
  const message = storeMessage(mockServer, person, { from: 'other', type: 'format_link', content: '', data })
  act(() => mockServer.emit(channels.magic, { userId: person.id }, 'chat.received', { message }))
  expect(hrefOf(await last(), 'Volcanoes')).toBe('/board/focus/card-1?stack=stack-1')
})

test('hostile words and addresses of cards, pictures and sources do nothing', async () => {
  const { mockServer, person, last } = await openOnChannel()
  const words = '<img src=x onerror=alert(1)>'
  const card = { id: '../../login', type: 'text', title: words, parent_id: 'javascript:alert(1)' } as const
  const send = (message: Pick<ChatMessage, 'type' | 'content' | 'data'>) => {
    const stored = storeMessage(mockServer, person, { from: 'other', ...message })
    act(() => mockServer.emit(channels.magic, { userId: person.id }, 'chat.received', { message: stored }))
  }
  send({ type: 'format', content: words, data: { ...card, subtitle: words, image: 'javascript:alert(1)' } })
  expect(await last()).toHaveTextContent(words)
  expect(hrefOf(await last(), /onerror/)).toMatch(/^\/board\/focus\/[^/]*login\?/)
  const sources = [{ pageContent: words, metadata: { title: words, url: 'javascript:alert(1)' } }]
  send({ type: 'text', content: `${words} [1]`, data: { sources, artifacts: [{ type: 'png', data: '../../login' }] } })
  await conversation().findByText('1 source')
  const region = screen.getByRole('region', { name: 'Conversation' })
  expect(region.querySelectorAll('[onerror], [href^="javascript"], img[src="x"], script')).toHaveLength(0)
})

// C-382 to C-385, D-3137.
test('Generate announces the picture, asks for it and shows it', async () => {
  const { mockServer, person, last, user, requestLog } = await openOnChannel()
  act(() => void sendSampleMessage(mockServer, person, 'format_image_generate'))
  await user.click(within(await last()).getByRole('button', { name: 'Generate' }))
  expect(await conversation().findByRole('img', { name: 'A paddy field in the morning' })).toBeVisible()
  expect(requestLog().filter((call) => /generat/i.test(call))).toEqual(['announceGeneratingFormat', 'generateImage'])
})

// C-411.
test('pictures of a reply are below its text, other artifacts are not shown', async () => {
  const { mockServer, person } = await openOnChannel()
  const artifacts = [
    { type: 'svg', data: 'scenes/volcano' },
    { type: 'text', data: 'notes' },
  ]
  const message = storeMessage(mockServer, person, {
    from: 'other',
    type: 'text',
    content: 'Lava is hot.',
    data: { artifacts },
  })
  act(() => mockServer.emit(channels.magic, { userId: person.id }, 'chat.received', { message }))
  await conversation().findByText('Lava is hot.')
  expect(conversation().getAllByRole('img', { name: 'Picture for this answer' })).toHaveLength(1)
})
