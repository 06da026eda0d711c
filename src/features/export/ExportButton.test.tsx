import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { cardQueriesApi } from '@/api/cards/cardQueries'
import { CardSaverContext } from '@/editor/saving/cardSaverContext'
import { expectConsole } from '@/testing/expectConsole'
import { openApp } from '@/testing/openApp'
import { fakeCardSaver } from '../../../stories/cardTypes/fakeCardSaver'
import { ExportButton } from './ExportButton'

const CANTEEN = 'Mathematics at the Canteen'
const FOOD_CHAINS = 'Food Chains &amp; Food Webs'

afterEach(() => vi.restoreAllMocks())

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.readAsText(blob)
  })

async function renderButton(title: string) {
  const fake = fakeCardSaver()
  const app = openApp({ as: 'cikgu_aina', isWithoutRealtime: true })
  onTestFinished(app.close)
  const { db } = app.session.mockServer
  const cardId = [...db.cards.all()].find((card) => card.title === title)?.id ?? ''
  const card = await app.store.dispatch(cardQueriesApi.endpoints.getCard.initiate({ cardId })).unwrap()
  const files: { name: string; content: Promise<string> }[] = []
  let content: Blob | undefined
  // jsdom has neither object URLs nor `decode`.
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      content = blob
      return 'blob:file'
    },
    revokeObjectURL: () => undefined,
  })
  Object.assign(HTMLImageElement.prototype, { decode: () => Promise.resolve() })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (content) files.push({ name: this.download, content: textOf(content) })
  })
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  render(
    <Provider store={app.store}>
      <main>
        <CardSaverContext value={fake.saver}>
          <ExportButton cardId={card.id} scope="focus" />
        </CardSaverContext>
      </main>
    </Provider>,
  )
  const user = userEvent.setup()
  return {
    ...fake,
    app,
    db,
    files,
    print,
    card,
    choose: async (item: string) => {
      await user.click(screen.getByRole('button', { name: 'Print or save' }))
      await user.click(await screen.findByRole('menuitem', { name: item }))
    },
  }
}

// D-0072.
test('a stack is exported as one Markdown file with all cards in order, after typed text is saved', async () => {
  const { choose, files, db, card, flushCount, set } = await renderButton(FOOD_CHAINS)
  // The user has typed text that the server refused to save.
  act(() => set({ fields: { subtitle: 'Not saved yet' } }))
  await choose('Save as Markdown')
  await waitFor(() => expect(files).toHaveLength(1))
  expect(files[0]?.name).toBe('Food Chains & Food Webs.md')
  expect(flushCount()).toBe(1)
  const headings = ((await files[0]?.content) ?? '').match(/^##? .+$/gm)
  const titles = db.cards
    .where('parent_id', card.id)
    .sort((a, b) => (a.manual_order ?? 0) - (b.manual_order ?? 0))
    .map(({ title }) => `## ${title}`)
  expect(headings?.filter((heading) => titles.includes(heading))).toEqual(titles)
  expect(headings?.[0]).toBe('# Food Chains & Food Webs')
  expect(await files[0]?.content).toContain('*Not saved yet*')
})

test('a card is printed alone, once its pictures have loaded, and leaves nothing behind', async () => {
  const { choose, print } = await renderButton('Food Chains Check')
  await choose('Print…')
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  const sheets = document.querySelector('body > [data-export]')
  expect(sheets?.querySelectorAll('article')).toHaveLength(6)
  expect(sheets).toHaveTextContent('Name:')
  window.dispatchEvent(new Event('afterprint'))
  await waitFor(() => expect(document.querySelector('[data-export]')).toBeNull())
  await userEvent.keyboard('{Control>}p{/Control}')
  await waitFor(() => expect(print).toHaveBeenCalledTimes(2))
})

test('Ctrl+P in a field of a dialog prints the card, not the page', async () => {
  const { print } = await renderButton('Food Chains Check')
  const dialog = document.createElement('div')
  dialog.setAttribute('role', 'dialog')
  const field = dialog.appendChild(document.createElement('input'))
  document.body.append(dialog)
  onTestFinished(() => dialog.remove())
  field.focus()
  await userEvent.keyboard('{Control>}p{/Control}')
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  expect(document.querySelectorAll('body > [data-export] article')).toHaveLength(6)
})

test('a card that cannot be read is not exported, and a snackbar reports it', async () => {
  expectConsole(/^\[api\] getCard failed:/s)
  expectConsole(/^\[export\] The card could not be exported/)
  const { app, choose, files } = await renderButton(CANTEEN)
  app.session.mockServer.setScenario('serverError')
  await choose('Save as Markdown')
  await waitFor(() =>
    expect(app.store.getState().snackbars).toMatchObject([{ kind: 'danger', text: { key: 'export.failed' } }]),
  )
  expect(files).toEqual([])
})
