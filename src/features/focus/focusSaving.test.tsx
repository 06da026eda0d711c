/** Tests writing in an open card: title, subtitle, a simple text field in place of the editor, and failures. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Card, CardOf } from '@/api/cards/card.schema'
import { cardsCalls } from '@/api/cards/cards.contract'
import { receiveCard } from '@/api/cards/pendingSaves'
import { decodeEntities } from '@/cardTypes/rules/decode'
import { type ActiveEditor, useRegisterActiveEditor } from '@/editor/activeEditor'
import { useCardSaver } from '@/editor/saving/cardSaverContext'
import { selectIsSilenceShownInPlace, serverReached } from '@/store/connectionSlice'
import { removeInaccessibleCards } from '@/store/inaccessibleCards'
import type { OpenedApp } from '@/testing/openApp'
import { holdCalls } from '@/testing/intercept'
import { expectConsole } from '@/testing/expectConsole'
import { renderFocus } from '@/testing/renderFocus'
import { replaceTextView } from '@/testing/replaceTextView'

const TAPIR = '4afcb593-f7f9-4973-87be-30a89b2d1710'
/** Shared with Mei Ling by Aina. */
const VOLCANO = 'e4f501bb-5341-43db-86c4-995b27bba394'
const AINA = 12
const partialUpdate = `v1/format/partial-update/${TAPIR}`

/** Text field in place of the editor; its text becomes the card's body. */
function Content({ card }: { card: CardOf<'text'> }) {
  const { isEditable, change, flush } = useCardSaver()
  const [text, setText] = useState(card.body ?? '')
  return (
    <textarea
      aria-label="Text"
      value={text}
      readOnly={!isEditable}
      onChange={({ currentTarget: { value } }) => {
        setText(value)
        change(() => ({ body: value }))
      }}
      onBlur={() => void flush()}
    />
  )
}

type WritingOptions = { as?: string; id?: string; before?: (app: OpenedApp) => void }

async function renderWriting({ as = 'cikgu_aina', id = TAPIR, before }: WritingOptions = {}) {
  onTestFinished(replaceTextView(Content))
  const app = await renderFocus(id, { as, before })
  return {
    ...app,
    body: await screen.findByRole('textbox', { name: 'Text' }),
    serverCard: () => app.db.cards.get(id),
    write: async (words: string) => app.user.type(screen.getByRole('textbox', { name: 'Text' }), words),
  }
}

const findTitleField = () => screen.findByRole('textbox', { name: 'Card title' })
const statusShown = (text: string | RegExp) => screen.findByText(text, { ignore: '[role="status"]' })

describe('title and subtitle', () => {
  test('are edited in place; Enter in the title saves it alone and leaves the field', async () => {
    const { user, bodiesSentTo, serverCard } = await renderWriting()
    const title = await findTitleField()
    await user.clear(title)
    await user.type(title, 'Tapirs & forests{Enter}')
    expect(title).not.toHaveFocus()
    await waitFor(() => expect(serverCard()?.title).toBe('Tapirs & forests'))
    expect(screen.getByRole('heading', { level: 1, name: 'Tapirs & forests' })).toBeVisible()
    expect(await bodiesSentTo(partialUpdate)).toEqual([{ title: 'Tapirs & forests' }])

    await user.type(screen.getByRole('textbox', { name: 'Subtitle' }), ' and more')
    await user.tab()
    await waitFor(async () => expect(await bodiesSentTo(partialUpdate)).toHaveLength(2))
    expect(await bodiesSentTo(partialUpdate)).toEqual([
      { title: 'Tapirs & forests' },
      { subtitle: expect.stringMatching(/ and more$/) as string },
    ])
  })

  test('Escape restores the title and sends nothing', async () => {
    const { user, bodiesSentTo, onClose } = await renderWriting()
    const title = await findTitleField()
    await user.type(title, ' in Pahang{Escape}')
    expect(title).toHaveValue('The Malayan Tapir')
    expect(screen.getByRole('main')).toHaveFocus()
    expect(onClose).not.toHaveBeenCalled()
    expect(await bodiesSentTo(partialUpdate)).toEqual([])
  })

  test('Enter in the title goes into the text when there is an editor', async () => {
    const focus = vi.fn<() => void>()
    const editor: ActiveEditor = { undo: vi.fn(), redo: vi.fn(), canUndo: true, canRedo: false, focus, resume: vi.fn() }
    function Editor() {
      useRegisterActiveEditor(editor)
      return <p>An editor</p>
    }
    onTestFinished(replaceTextView(Editor))
    const { user } = await renderFocus(TAPIR)
    await user.type(await findTitleField(), '{Enter}')
    expect(focus).toHaveBeenCalledOnce()
  })

  // B-162, B-374: entities are decoded once, in both directions.
  test('a typed entity stays as it was typed', async () => {
    const { user, serverCard } = await renderWriting()
    const title = await findTitleField()
    await user.clear(title)
    await user.type(title, 'What &amp; means{Enter}')
    await waitFor(() => expect(serverCard()?.title).toBe('What &amp;amp; means'))
    expect(screen.getByRole('heading', { level: 1, name: 'What &amp; means' })).toBeVisible()
    expect(title).toHaveValue('What &amp; means')
  })

  test('are read-only without the permission to edit', async () => {
    await renderWriting({ as: 'mei_ling', id: VOLCANO })
    expect(await screen.findByRole('heading', { level: 1, name: 'Inside a Volcano' })).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Card title' })).toBeNull()
    expect(screen.queryByRole('textbox', { name: 'Subtitle' })).toBeNull()
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveAttribute('readonly')
  })
})

describe('saving', () => {
  test('typed text is saved automatically, with its status on screen', async () => {
    const { write, serverCard, bodiesSentTo } = await renderWriting()
    await findTitleField()
    await write(' One more.')
    expect(await statusShown('Saving…')).toBeVisible()
    expect(await statusShown('Saved')).toBeVisible()
    expect(serverCard()?.body).toMatch(/ One more\.$/)
    expect(await bodiesSentTo(partialUpdate)).toHaveLength(1)
  })

  // B-469, D-2473.
  test('title and text typed during a save go together in one save of the whole card', async () => {
    let release = () => undefined as void
    const before = (app: OpenedApp) => {
      release = holdCalls(app, cardsCalls.updateCard)
    }
    const { user, write, bodiesSentTo, serverCard } = await renderWriting({ before })
    await user.type(await screen.findByRole('textbox', { name: 'Subtitle' }), ' and more')
    await user.tab()
    expect(await statusShown('Saving…')).toBeVisible()
    await user.type(await findTitleField(), ' of Pahang')
    await write(' One more.')
    await user.tab()
    release()
    await waitFor(() => expect(serverCard()?.title).toBe('The Malayan Tapir of Pahang'))
    expect(serverCard()).toMatchObject({
      subtitle: expect.stringMatching(/ and more$/) as string,
      body: expect.stringMatching(/ One more\.$/) as string,
    })
    expect(await bodiesSentTo(partialUpdate)).toHaveLength(1)
    const [whole, ...others] = await bodiesSentTo(`v1/format/${TAPIR}`)
    expect(whole).toMatchObject({ title: serverCard()?.title, body: serverCard()?.body, image: serverCard()?.image })
    expect(others).toEqual([])
  })

  test('opening the next card saves the previous one, whose words do not show in the next', async () => {
    const { write, show, serverCard } = await renderWriting()
    await findTitleField()
    await write(' One more.')
    show(VOLCANO)
    await waitFor(() => expect(serverCard()?.body).toMatch(/ One more\.$/))
    await screen.findByRole('heading', { level: 1, name: 'Inside a Volcano' })
    expect(screen.getByRole('textbox', { name: 'Text' })).not.toHaveValue(expect.stringContaining('One more'))
  })

  test('the event of an own save does not replace text typed since', async () => {
    const { write, store, serverCard, session } = await renderWriting()
    await findTitleField()
    await write(' One.')
    await waitFor(() => expect(serverCard()?.body).toMatch(/ One\.$/))
    await statusShown('Saved')
    await write(' Two.')
    const saved = serverCard()
    act(
      () =>
        void store.dispatch(
          receiveCard({ id: TAPIR, body: saved?.body as string, updated_at: session.mockServer.now().toISOString() }),
        ),
    )
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveDisplayValue(/ One\. Two\.$/)
    expect(screen.queryByText('This card was changed elsewhere while you were writing.')).toBeNull()
  })

  // B-557 to B-559, D-2003.
  test('a rejected save is reported once with its fields; the text is kept, read-only, until it is edited again', async () => {
    expectConsole(/^\[api\] updateCard failed:.*422/s)
    const { user, write, setScenario, snackbars, serverCard } = await renderWriting()
    await findTitleField()
    setScenario('saveInvalid')
    await write(' Bad.')
    expect(await statusShown('Not saved')).toBeVisible()
    expect(snackbars()).toEqual([
      { kind: 'danger', text: { message: 'The title is too long. The text holds a word that is not allowed.' } },
    ])
    const text = screen.getByRole('textbox', { name: 'Text' })
    expect(text).toHaveDisplayValue(/ Bad\.$/)
    expect(text).toHaveAttribute('readonly')
    expect(screen.queryByRole('textbox', { name: 'Card title' })).toBeNull()

    setScenario('normal')
    await user.click(screen.getByRole('button', { name: 'Edit again' }))
    expect(text).not.toHaveAttribute('readonly')
    await write(' Good.')
    expect(await statusShown('Saved')).toBeVisible()
    expect(serverCard()?.body).toMatch(/ Bad\. Good\.$/)
  })

  // B-117, B-559.
  test('no key of the page changes the card while its words are not saved, or could not be', async () => {
    expectConsole(/^\[api\] updateCard failed:.*422/s)
    const cards = [TAPIR, VOLCANO].map((id) => ({ id, type: 'text' })) as Card[]
    const { user, setScenario, onNavigate } = await renderFocus(TAPIR, { cards })
    const pressKeysOfPage = async () => {
      act(() => screen.getByRole('main').focus())
      await user.keyboard(' {Enter}{ArrowRight}')
    }
    await user.type(await findTitleField(), 's')
    await pressKeysOfPage()
    expect(onNavigate).not.toHaveBeenCalled()

    await statusShown('Saved')
    setScenario('saveInvalid')
    await user.type(await findTitleField(), 's')
    await statusShown('Not saved')
    await user.keyboard(' {Enter}{ArrowRight}')
    await pressKeysOfPage()
    expect(onNavigate).not.toHaveBeenCalled()

    setScenario('normal')
    await user.click(screen.getByRole('button', { name: 'Edit again' }))
    await user.keyboard('!')
    await statusShown('Saved')
    await pressKeysOfPage()
    expect(onNavigate).toHaveBeenCalledWith(VOLCANO)
  })

  // B-559.
  test('Edit again leads back to the field that was written in, with its caret', async () => {
    expectConsole(/^\[api\] updateCard failed:.*422/s)
    const { user, setScenario, serverCard } = await renderWriting()
    const title = await findTitleField()
    await user.clear(title)
    setScenario('saveInvalid')
    await user.type(title, 'Tapir walk')
    await user.keyboard('{ArrowLeft>4/}')
    await statusShown('Not saved')
    expect(screen.getByRole('main')).toHaveFocus()

    setScenario('normal')
    await user.click(screen.getByRole('button', { name: 'Edit again' }))
    expect(await findTitleField()).toHaveFocus()
    await user.keyboard('s ')
    await statusShown('Saved')
    expect(serverCard()?.title).toBe('Tapir s walk')
  })

  test('without a server the card reports the missing answer, until its text is saved', async () => {
    expectConsole(/^\[api\] .* failed:.*offline/)
    const { write, session, store } = await renderWriting()
    session.mockServer.setScenario('offline')
    await write(' Kept.')
    expect(await statusShown(/^The server does not answer. Go on/)).toBeVisible()
    expect(selectIsSilenceShownInPlace(store.getState())).toBe(true)
    session.mockServer.setScenario('normal')
    act(() => void store.dispatch(serverReached()))
    await waitFor(() => expect(selectIsSilenceShownInPlace(store.getState())).toBe(false))
  })

  test('somebody else saves meanwhile: both versions are offered with their times', async () => {
    const { user, write, store, serverCard, bodiesSentTo } = await renderWriting()
    await findTitleField()
    await write(' Mine.')
    const theirs = { id: TAPIR, body: '<p>Theirs</p>', updated_at: '2026-11-21T02:30:00Z' }
    act(() => void store.dispatch(receiveCard(theirs)))
    expect(await screen.findByText('This card was changed elsewhere while you were writing.')).toBeVisible()
    expect(screen.getByText(/^Saved, of 21 Nov 2026/)).toBeVisible()
    expect(screen.getByText('Theirs')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Keep what I wrote' }))
    expect(await statusShown('Saved')).toBeVisible()
    expect(serverCard()?.body).toMatch(/ Mine\.$/)
    expect(await bodiesSentTo(partialUpdate)).toHaveLength(1)
  })

  test('somebody else saves meanwhile: the saved version can be kept', async () => {
    const { user, write, store, bodiesSentTo } = await renderWriting()
    await findTitleField()
    await write(' Mine.')
    const theirs = { id: TAPIR, body: '<p>Theirs</p>', updated_at: '2026-11-21T02:30:00Z' }
    act(() => void store.dispatch(receiveCard(theirs)))
    await user.click(await screen.findByRole('button', { name: 'Keep what is saved' }))
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('<p>Theirs</p>')
    expect(screen.getByRole('main')).toHaveFocus()
    expect(await bodiesSentTo(partialUpdate)).toEqual([])
  })

  test('the card is deleted or its share revoked while it is edited: the unsaved text can be copied', async () => {
    const { user, write, store, db, onClose, bodiesSentTo } = await renderWriting()
    const writeText = vi.spyOn(navigator.clipboard, 'writeText')
    await findTitleField()
    await write('<p>My own words.</p>')
    expectConsole(/^\[api\] getCard failed:.*404/s)
    db.cards.remove(TAPIR)
    await act(() => store.dispatch(removeInaccessibleCards([TAPIR])))
    const words = await screen.findByRole('textbox', { name: 'What you wrote' })
    expect(words).toHaveDisplayValue(/My own words\./)
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    expect(writeText).toHaveBeenCalledWith(expect.stringContaining('My own words.'))
    await user.click(within(screen.getByRole('main')).getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    expect(onClose).toHaveBeenCalledExactlyOnceWith(null, { isRemoved: true })
    expect(await bodiesSentTo(partialUpdate)).toEqual([])
  })
})

// B-441 to B-446.
test('Undo and Redo of the toolbar are those of the editor', async () => {
  const undo = vi.fn<() => void>()
  const editor: ActiveEditor = { undo, redo: vi.fn(), canUndo: true, canRedo: false, focus: vi.fn(), resume: vi.fn() }
  function Editor() {
    useRegisterActiveEditor(editor)
    return <p>An editor</p>
  }
  onTestFinished(replaceTextView(Editor))
  const { user } = await renderFocus(TAPIR)
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
  expect(screen.getByRole('button', { name: 'Redo' })).toBeDisabled()
})

// B-345. Unit tests cover all cards of the seed: src/editor/saving/seedCards.test.ts.
test('opening and closing a card of each type changes nothing on the server', async () => {
  const { db, session, show, unmount } = await renderFocus(TAPIR)
  const own = [...db.cards.all()].filter(({ owner_id }) => owner_id === AINA)
  const oneOfEachType = [...new Map(own.map(({ type, id }) => [type, id])).values()]
  expect(oneOfEachType.length).toBeGreaterThan(12)
  for (const id of oneOfEachType) {
    show(id)
    await screen.findByText(decodeEntities(db.cards.get(id)?.title), { selector: 'h1, textarea' })
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
  }
  unmount()
  await act(() => Promise.resolve())
  const writes = session.mockServer.requestLog.entries().filter(({ method }) => method !== 'GET')
  expect(writes).toEqual([])
})
