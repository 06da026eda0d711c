import { act, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, onTestFinished, test } from 'vitest'
import type { CardListArg } from '@/api/cards/cardListPages'
import { useCardList } from '@/api/cards/useCardList'
import { userApi } from '@/api/user'
import { expectConsole } from '@/testing/expectConsole'
import { holdCalls } from '@/testing/intercept'
import { keepEndVisible, scrollToEnd } from '@/testing/jsdomPolyfills'
import { openApp } from '@/testing/openApp'
import { myBoard } from '@/testing/myBoard'
import { useInfiniteScroll } from './useInfiniteScroll'

function List({ arg = myBoard }: { arg?: CardListArg }) {
  const list = useCardList(arg)
  const sentinelRef = useInfiniteScroll(list)
  return (
    <>
      <p role="status">
        {list.cards.length} of {list.total}
        {list.isLoadingMore ? ', loading more' : null}
        {list.isLoadMoreError ? ', failed' : null}
      </p>
      <div ref={sentinelRef} />
    </>
  )
}

async function openList() {
  const { store, session, close } = openApp({ as: 'cikgu_aina', isWithoutRealtime: true })
  onTestFinished(close)
  const listOf = (arg?: CardListArg) => (
    <Provider store={store}>
      <List arg={arg} />
    </Provider>
  )
  const { rerender } = render(listOf())
  const summary = () => screen.getByRole('status').textContent ?? ''
  await waitFor(() => expect(summary()).toMatch(/^20 of \d\d$/))
  return {
    store,
    summary,
    session,
    total: Number.parseInt(summary().split(' of ')[1] ?? '', 10),
    show: (arg: CardListArg) => rerender(listOf(arg)),
    /** Query of the newest `getCards` request, with its page and list. */
    lastQuery: () => session.mockServer.requestLog.entries().findLast(({ call }) => call === 'getCards')?.query,
    requestCount: () => session.mockServer.requestLog.entries().filter(({ call }) => call === 'getCards').length,
  }
}

test('the next page is requested 50 px before the end, until all cards are loaded', async () => {
  const { summary, total, requestCount } = await openList()
  for (let loaded = 40; loaded < total + 20; loaded += 20) {
    await waitFor(() => expect(scrollToEnd()).toEqual(['50px']))
    await waitFor(() => expect(summary()).toBe(`${Math.min(loaded, total)} of ${total}`))
  }
  expect(scrollToEnd()).toEqual([])
  expect(requestCount()).toBe(Math.ceil(total / 20))
})

// B-262 to B-264.
test.each([
  ['filter', { filter: 'shared' }],
  ['sort', { sort: 'alphabetical' }],
  ['search', { search: 'a' }],
] as const)('a change of the %s starts with page 1 again', async (_, change) => {
  const { summary, total, show, lastQuery } = await openList()
  await waitFor(() => expect(scrollToEnd()).toEqual(['50px']))
  await waitFor(() => expect(summary()).toBe(`40 of ${total}`))
  expect(lastQuery()).toMatchObject({ page: 2 })
  show({ ...myBoard, ...change })
  await waitFor(() => expect(lastQuery()).toMatchObject({ ...change, page: 1 }))
})

test('the last entry counts when a busy page receives several at once', async () => {
  const { summary } = await openList()
  scrollToEnd(false)
  await waitFor(() => expect(summary()).toMatch(/^40 of/))
})

test('reaching the end twice while a page is in flight requests it once', async () => {
  const { summary, requestCount, session } = await openList()
  const resumeServer = holdCalls({ session }, 'every')
  scrollToEnd()
  scrollToEnd()
  await waitFor(() => expect(summary()).toMatch(/loading more$/))
  scrollToEnd()
  resumeServer()
  await waitFor(() => expect(summary()).toMatch(/^40 of \d\d$/))
  expect(requestCount()).toBe(2)
})

test('a list shorter than the screen is filled page by page without scrolling', async () => {
  const { summary, total } = await openList()
  keepEndVisible()
  await waitFor(() => expect(summary()).toBe(`${total} of ${total}`))
})

// D-2404: 'a failed next page is logged and retried on the next scroll'.
test('a failed page keeps the cards and is requested again at the next scroll, not while the end stays visible', async () => {
  expectConsole(/^\[api\] getCards failed:.*500/s)
  const { store, summary, total, requestCount, session } = await openList()
  session.mockServer.setScenario('serverError')
  keepEndVisible()
  await waitFor(() => expect(summary()).toBe(`20 of ${total}, failed`))
  session.mockServer.setScenario('normal')
  // Waits for a request that is answered only after a wrong retry would have been sent.
  await act(() => store.dispatch(userApi.endpoints.getMe.initiate(undefined, { forceRefetch: true })))
  expect(summary()).toBe(`20 of ${total}, failed`)
  expect(requestCount()).toBe(2)
  scrollToEnd()
  await waitFor(() => expect(summary()).toBe(`${total} of ${total}`))
})
