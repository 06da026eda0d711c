import type { Page } from 'playwright/test'
import { ask, chatButton, chatInput, longQuestion, openBoard, replies, signIn, waitForReplyGrowth } from './app'
import { expect, test } from './test'

/** Counts the ReadableStreams that scripts of the page cancel. In the demo these include the streams of the mock server. */
const countCancelledStreams = (page: Page) =>
  page.addInitScript(() => {
    const counter = { cancelled: 0 }
    Object.assign(window, { streams: counter })
    window.ReadableStream = new Proxy(ReadableStream, {
      construct(Stream, [source, ...rest]: [UnderlyingDefaultSource | undefined, ...unknown[]], target) {
        const counted = source && {
          ...source,
          cancel(reason: unknown) {
            counter.cancelled += 1
            return source.cancel?.(reason)
          },
        }
        return Reflect.construct(Stream, [counted, ...rest], target) as object
      },
    })
  })

test('stopping a reply cancels its stream on the server', { tag: '@live' }, async ({ page, backend, mockServer }) => {
  const cancelled = () =>
    page.evaluate(() => (window as unknown as { streams: { cancelled: number } }).streams.cancelled)
  const running = async () => (await mockServer.serverState()).openStreams
  if (backend === 'demo') await countCancelledStreams(page)
  await signIn(page)
  const reply = await ask(page, longQuestion)
  await waitForReplyGrowth(reply)
  if (backend === 'demo') expect(await cancelled()).toBe(0)
  else expect(await running()).toBe(1)

  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(reply.getByText('Stopped. This is as far as it got.')).toBeVisible()
  if (backend === 'demo') await expect.poll(cancelled).toBe(1)
  else await expect.poll(running).toBe(0)
})

test('the other tab follows a conversation, to the end of a stopped reply', { tag: '@live' }, async ({
  page,
  context,
  backend,
}) => {
  test.skip(backend === 'demo', 'In the demo each tab has a server of its own.')
  await signIn(page)
  const other = await context.newPage()
  await openBoard(other)
  await chatButton(other).click()
  const question = other.getByRole('region', { name: 'Conversation' }).getByText(longQuestion)

  const reply = await ask(page, longQuestion)
  await expect(question).toHaveCount(1)
  await expect(replies(other)).toHaveAttribute('aria-busy', 'true')
  await expect(chatInput(other)).toBeDisabled()
  await waitForReplyGrowth(reply)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(replies(other)).toHaveAttribute('aria-busy', 'false')
  await expect(chatInput(other)).toBeEnabled()

  // The server stores a retried question twice. The other tab shows both, the tab that retried shows one.
  await reply.getByRole('button', { name: 'Ask again' }).click()
  await expect(question).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'Conversation' }).getByText(longQuestion)).toHaveCount(1)
  await page.getByRole('button', { name: 'Stop' }).click()
})
