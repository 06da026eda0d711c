import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { recordRequestBodies } from '@/testing/intercept'
import { chatField, renderChat, waitForAnswer } from '@/testing/renderChat'

const TAPIR = '4afcb593-f7f9-4973-87be-30a89b2d1710'

const chips = () => within(screen.getByRole('list', { name: 'Asked about' }))
const chipNames = () =>
  chips()
    .getAllByRole('listitem')
    .map((item) => item.textContent)

function markText(text: string) {
  const walker = document.createTreeWalker(document.getElementById('content') as HTMLElement, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const start = node.textContent?.indexOf(text) ?? -1
    if (start < 0) continue
    document.getSelection()?.setBaseAndExtent(node, start, node, start + text.length)
    act(() => void document.dispatchEvent(new Event('selectionchange')))
    return
  }
  throw new Error(`The open card has no text "${text}".`)
}

// C-324, D-3106.
test('a question is sent with exactly the context that the chips show', async () => {
  const app = await renderChat({ path: `/board/focus/${TAPIR}` })
  const bodiesSentTo = recordRequestBodies(app)
  await waitFor(() => expect(chipNames()).toEqual(['The Malayan Tapir']))
  await waitFor(() => markText('a saddle dropped in the grass'))
  expect(chipNames()).toEqual(['The Malayan Tapir', '“a saddle dropped in the grass”'])
  // Typing moves the selection into the field, but the marked text stays in the context.
  await app.ask('What is that?')
  await waitForAnswer()
  await app.user.click(chips().getByRole('button', { name: 'Leave out The Malayan Tapir' }))
  expect(chatField()).toHaveFocus()
  await app.ask('And this?')
  await waitForAnswer()
  await app.user.click(chips().getByRole('button', { name: 'Leave out “a saddle dropped in the grass”' }))
  expect(screen.queryByRole('list', { name: 'Asked about' })).not.toBeInTheDocument()
  await app.ask('And now?')
  await waitForAnswer()
  expect(await bodiesSentTo('magic')).toMatchObject([
    { contextFormatIds: [TAPIR], highlightedText: 'a saddle dropped in the grass', focusedId: TAPIR },
    { contextFormatIds: [], highlightedText: 'a saddle dropped in the grass', focusedId: TAPIR },
    { contextFormatIds: [], highlightedText: '', focusedId: TAPIR },
  ])
})

test('marked text ends with its card', async () => {
  const { user, router, session } = await renderChat({ path: `/board/focus/${TAPIR}` })
  await waitFor(() => markText('a saddle dropped in the grass'))
  // In a browser, a press into the field moves the selection there. jsdom does not, so the test moves it.
  await user.click(chatField())
  document.getSelection()?.collapse(chatField())
  act(() => void document.dispatchEvent(new Event('selectionchange')))
  expect(chipNames()).toEqual(['The Malayan Tapir', '“a saddle dropped in the grass”'])
  const open = (focusId: string) => act(() => router.navigate({ to: '/board/focus/{-$focusId}', params: { focusId } }))
  const volcano = [...session.mockServer.db.cards.all()].find(({ title }) => title === 'Inside a Volcano')
  await open(volcano?.id ?? '')
  await waitFor(() => expect(chipNames()).toEqual(['Inside a Volcano']))
  await open(TAPIR)
  await waitFor(() => expect(chipNames()).toEqual(['The Malayan Tapir']))
})

test('a selected card is a chip until it is left out, and again once it is selected again', async () => {
  const { user } = await renderChat()
  const select = (title: RegExp) => user.click(screen.getByLabelText(title, { selector: 'button' }))
  await select(/^The Malayan Tapir, /)
  expect(chipNames()).toEqual(['The Malayan Tapir'])
  await user.click(chips().getByRole('button', { name: 'Leave out The Malayan Tapir' }))
  expect(screen.queryByRole('list', { name: 'Asked about' })).not.toBeInTheDocument()
  await select(/^Inside a Volcano, /)
  await select(/^The Malayan Tapir, /)
  expect(chipNames()).toEqual(['The Malayan Tapir'])
})
