// @vitest-environment jsdom

/** Tests that typed text is never lost: every way to lose it, and where it is kept afterwards (D-0070, D-0071). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Card } from '@/api/cards/card.schema'
import type { ApiError } from '@/api/core/errors'
import type { Draft } from '@/lib/drafts/draftStore'
import { cardFixture } from '../../../stories/cardTypes/cardFixture'
import type { SavableFields } from './savableFields'
import { createCardSaver, type SaverServices } from './createCardSaver'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

type Answer = { data?: Card; error?: ApiError }

type SaverOptions = { draft?: Draft; fields?: Partial<Card>; isStorageSilent?: boolean }

/** Opens a saver whose requests the test answers. */
async function openSaver({ draft, fields, isStorageSilent }: SaverOptions = {}) {
  const calls: { change: SavableFields; isFull: boolean; isLeaving: boolean; answer: (answer: Answer) => void }[] = []
  let stored = draft
  let isSignedIn = true
  let onServerAnswers: (() => void) | undefined
  const services = {
    send: (change, options) => new Promise<Answer>((answer) => calls.push({ change, ...options, answer })),
    drafts: {
      read: () => (isStorageSilent ? new Promise<never>(() => undefined) : Promise.resolve(stored)),
      write: async (next) => void (stored = next),
      remove: async (id) => void (stored = stored?.id === id ? undefined : stored),
    },
    isSignedIn: () => isSignedIn,
    whenServerAnswers: vi.fn((run: () => void) => {
      onServerAnswers = run
      return true
    }),
    onRefused: vi.fn<SaverServices['onRefused']>(),
    removeCard: vi.fn(() => Promise.resolve()),
    onDone: vi.fn(),
  } satisfies SaverServices
  const card = cardFixture('text', {
    title: 'Leaves',
    body: '<p>old</p>',
    updated_at: '2026-11-21T02:00:00Z',
    ...fields,
  } as Partial<Card>)
  const saver = createCardSaver(services)
  const close = saver.open()
  saver.receive(card, true)
  const settle = () => vi.advanceTimersByTimeAsync(0)
  await settle()
  let version = 0
  return {
    ...services,
    saver,
    card,
    calls,
    settle,
    type: (text: string) => saver.change(() => ({ body: `<p>${text}</p>` })),
    wait: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    close: async () => {
      close()
      await settle()
    },
    accept: async () => {
      const call = calls.at(-1)
      version += 1
      call?.answer({ data: { ...card, ...call.change, updated_at: `2026-11-21T02:00:0${version}Z` } as Card })
      await settle()
    },
    fail: async (error: ApiError) => {
      calls.at(-1)?.answer({ error })
      await settle()
    },
    storedFields: () => stored?.fields,
    endSession: () => void (isSignedIn = false),
    serverAnswers: async () => {
      onServerAnswers?.()
      await settle()
    },
    changes: () => calls.map(({ change }) => change),
  }
}

const body = (text: string) => ({ body: `<p>${text}</p>` })
const http = (status: number, errors?: Record<string, string[]>): ApiError => ({
  kind: 'http',
  status,
  message: 'error.validation',
  ...(errors && { errors }),
})
const hidePage = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('timing of saves', () => {
  test('1,000 ms after a change, and nothing before', async () => {
    const { type, wait, calls } = await openSaver()
    type('a')
    await wait(999)
    expect(calls).toEqual([])
    await wait(1)
    expect(calls).toMatchObject([{ change: body('a'), isFull: false, isLeaving: false }])
  })

  test('every 1,000 ms while somebody types on', async () => {
    const { type, wait, accept, changes } = await openSaver()
    for (const text of ['a', 'ab', 'abc']) {
      type(text)
      await wait(500)
      await accept()
    }
    await wait(500)
    expect(changes()).toEqual([body('ab'), body('abc')])
  })

  test('a text only opened, or typed back to the old text, sends nothing', async () => {
    const { saver, type, wait, close, calls, storedFields, onDone } = await openSaver()
    await saver.flush()
    type('old')
    await wait(1000)
    await close()
    expect(calls).toEqual([])
    expect(storedFields()).toBeUndefined()
    expect(onDone).toHaveBeenCalledOnce()
  })

  test('the editor is read once for each save, not at each key', async () => {
    const { saver, wait } = await openSaver()
    const read = vi.fn(() => body('abc'))
    for (let key = 0; key < 20; key += 1) saver.change(read)
    await wait(1000)
    expect(read).toHaveBeenCalledOnce()
  })

  test('one request in flight: words typed meanwhile go with the next request, newest value only', async () => {
    const { type, wait, accept, changes, saver } = await openSaver()
    type('a')
    await wait(1000)
    type('ab')
    await wait(1000)
    type('abc')
    await wait(1000)
    expect(changes()).toEqual([body('a')])
    await accept()
    expect(changes()).toEqual([body('a'), body('abc')])
    await accept()
    expect(saver.getState().status).toBe('saved')
  })

  test('title and body together are a save in full, with all other fields of the card', async () => {
    const { saver, type, wait, calls, card } = await openSaver({ fields: { subtitle: 'Science', image_y: 20 } })
    saver.change({ title: 'Roots' })
    type('a')
    await wait(1000)
    expect(calls[0]).toMatchObject({
      isFull: true,
      change: { title: 'Roots', ...body('a'), subtitle: 'Science', image: card.image, image_y: 20, subtype: null },
    })
    expect(calls[0]?.change).not.toHaveProperty('isOwner')
  })

  test('a flush saves pending words at once, and no autosave follows (B-346)', async () => {
    const { saver, type, wait, calls, accept } = await openSaver()
    type('a')
    void saver.flush()
    await wait(0)
    await accept()
    await wait(5000)
    expect(calls).toHaveLength(1)
  })

  test('edit permission is lost: typed words are stored, and sent once permission returns (B-347)', async () => {
    const { saver, card, type, wait, changes, storedFields } = await openSaver()
    type('a')
    saver.receive(card, false)
    await wait(5000)
    expect(changes()).toEqual([])
    expect(storedFields()).toEqual(body('a'))
    saver.receive(card, true)
    await wait(1000)
    expect(changes()).toEqual([body('a')])
  })

  test('a field of the heading is saved on leaving it', async () => {
    const { saver, settle, changes } = await openSaver()
    saver.change({ title: 'Roots' })
    void saver.flush()
    await settle()
    expect(changes()).toEqual([{ title: 'Roots' }])
  })
})

describe('nothing typed is lost', () => {
  test('the tab is closed 300 ms after the last key: a request outlives the page, and a draft is stored', async () => {
    const { type, wait, calls, storedFields } = await openSaver()
    type('a')
    await wait(300)
    window.dispatchEvent(new Event('pagehide'))
    expect(calls).toMatchObject([{ change: body('a'), isLeaving: true }])
    expect(storedFields()).toEqual(body('a'))
  })

  test('the page is hidden during a save: all unsaved fields go in one request, once', async () => {
    const { saver, type, wait, accept, calls } = await openSaver()
    saver.change({ title: 'Roots' })
    await wait(1000)
    saver.change({ title: 'Roots and leaves' })
    type('a')
    hidePage()
    window.dispatchEvent(new Event('pagehide'))
    expect(calls.map(({ isLeaving }) => isLeaving)).toEqual([false, true])
    expect(calls[1]?.change).toMatchObject({ title: 'Roots and leaves', ...body('a') })
    await accept()
    expect(saver.getState().status).toBe('saved')
  })

  test('the page is visible again: the next save waits for the one that was sent when it was hidden', async () => {
    const { type, wait, accept, changes } = await openSaver()
    type('a')
    hidePage()
    type('ab')
    await wait(1000)
    expect(changes()).toEqual([body('a')])
    await accept()
    expect(changes()).toEqual([body('a'), body('ab')])
  })

  test('the card is closed: it is saved, and the response removes the draft', async () => {
    const { type, close, accept, changes, storedFields, onDone } = await openSaver()
    type('a')
    await close()
    expect(changes()).toEqual([body('a')])
    expect(storedFields()).toEqual(body('a'))
    await accept()
    expect(storedFields()).toBeUndefined()
    expect(onDone).toHaveBeenCalledOnce()
  })

  test('offline: typing goes on, is stored, and is sent once the server answers, though the card is closed', async () => {
    const { saver, type, wait, fail, close, storedFields, serverAnswers, accept, changes, onDone } = await openSaver()
    type('a')
    await wait(1000)
    await fail({ kind: 'offline' })
    expect(saver.getState()).toMatchObject({ status: 'waiting', isEditable: true })
    type('ab')
    await wait(1000)
    expect(storedFields()).toEqual(body('ab'))
    await close()
    expect(onDone).not.toHaveBeenCalled()
    await serverAnswers()
    expect(changes()).toEqual([body('a'), body('ab')])
    await accept()
    expect(storedFields()).toBeUndefined()
    expect(onDone).toHaveBeenCalledOnce()
  })

  const refusal = { message: 'Too long. A word is not allowed.' }
  test.each([
    [409, refusal],
    [422, refusal],
    // On a 500, the server's error text is not shown to users.
    [500, { key: 'message.save.failed' }],
  ])(
    '%i: reported once, read-only with the unsaved text, stored; then edited again and saved',
    async (status, errorText) => {
      const { saver, type, wait, fail, accept, changes, onRefused, storedFields } = await openSaver()
      type('a')
      await wait(1000)
      await fail(http(status, { title: ['Too long.'], body: ['A word is not allowed.'] }))
      expect(onRefused).toHaveBeenCalledOnce()
      expect(saver.getState()).toMatchObject({
        status: 'failed',
        isEditable: false,
        fields: body('a'),
        errorText,
      })
      expect(storedFields()).toEqual(body('a'))
      saver.editAgain()
      expect(saver.getState()).toMatchObject({ isEditable: true, fields: body('a') })
      type('b')
      await wait(1000)
      await accept()
      expect(changes()).toEqual([body('a'), body('b')])
      expect(storedFields()).toBeUndefined()
    },
  )

  test('edited again and left without a change: the same words are tried once more', async () => {
    const { saver, type, wait, fail, settle, changes } = await openSaver()
    type('a')
    await wait(1000)
    await fail(http(500))
    await saver.flush()
    expect(changes()).toHaveLength(1)
    saver.editAgain()
    void saver.flush()
    await settle()
    expect(changes()).toEqual([body('a'), body('a')])
  })

  test('a late answer does not bring the older words back', async () => {
    const { saver, card, type, wait, accept } = await openSaver()
    type('a')
    await wait(1000)
    type('ab')
    await accept()
    saver.receive({ ...card, ...body('a'), updated_at: '2026-11-21T02:00:01Z' } as Card, true)
    await wait(0)
    expect(saver.getState()).toMatchObject({ status: 'changed', unsavedVersion: undefined })
    await wait(1000)
    expect(saver.getState().fields).toEqual(body('ab'))
  })

  test('the session is lost: nothing is sent as somebody else, the words are stored', async () => {
    const { type, wait, fail, close, endSession, storedFields, changes, onRefused } = await openSaver()
    type('a')
    await wait(1000)
    endSession()
    await fail(http(401))
    type('ab')
    await close()
    expect(changes()).toEqual([body('a')])
    expect(onRefused).not.toHaveBeenCalled()
    expect(storedFields()).toEqual(body('ab'))
  })

  test('the session has ended before the next save: nothing is sent, the text is stored', async () => {
    const { type, wait, endSession, storedFields, calls } = await openSaver()
    type('a')
    endSession()
    await wait(1000)
    expect(calls).toEqual([])
    expect(storedFields()).toEqual(body('a'))
  })

  test('the card is deleted: unsaved text is returned, stored, and removed once it has been copied', async () => {
    const { saver, type, close, storedFields, calls } = await openSaver()
    type('a')
    expect(saver.abandon()).toEqual(body('a'))
    expect(storedFields()).toEqual(body('a'))
    saver.forget()
    await close()
    expect(storedFields()).toBeUndefined()
    expect(calls).toEqual([])
  })

  test('the card is deleted after it was closed: unsaved text is passed to the caller', async () => {
    const { type, close, fail, onRefused } = await openSaver()
    type('a')
    await close()
    await fail(http(404))
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(http(404), body('a'))
  })

  test('the server writes the card while words are not saved: nothing is sent, then both versions are offered', async () => {
    const { saver, card, type, wait, changes } = await openSaver()
    type('mine')
    saver.receive(card, false, true)
    await wait(5000)
    expect(changes()).toEqual([])
    saver.receive({ ...card, ...body('theirs'), updated_at: '2026-11-21T02:00:03Z' } as Card, true)
    expect(saver.getState().unsavedVersion).toMatchObject({ kind: 'conflict', fields: body('mine') })
  })

  test('an upload is in flight when the card is closed: the text is saved at once, and again with the picture', async () => {
    const { saver, type, close, settle, accept, changes, onDone } = await openSaver()
    let arrive = (): void => undefined
    saver.hold(new Promise<void>((resolve) => (arrive = resolve)))
    type('a')
    await close()
    await accept()
    expect(changes()).toEqual([body('a')])
    expect(onDone).not.toHaveBeenCalled()
    type('a<img src="text/1.png">')
    arrive()
    await settle()
    await accept()
    expect(changes()).toEqual([body('a'), body('a<img src="text/1.png">')])
    expect(onDone).toHaveBeenCalledOnce()
  })

  test('two editors: nothing is sent until one of the versions is chosen', async () => {
    const { saver, card, type, wait, close, changes, storedFields } = await openSaver()
    type('mine')
    saver.receive({ ...card, ...body('theirs'), updated_at: '2026-11-21T02:00:03Z' } as Card, true)
    await wait(1000)
    expect(changes()).toEqual([])
    expect(storedFields()).toEqual(body('mine'))
    saver.restore()
    await wait(0)
    expect(changes()).toEqual([body('mine')])
    await close()
  })

  test('two editors: the version of the server is taken', async () => {
    const { saver, card, type, wait, close, calls, storedFields } = await openSaver()
    type('mine')
    saver.receive({ ...card, ...body('theirs'), updated_at: '2026-11-21T02:00:03Z' } as Card, true)
    await wait(1000)
    saver.discard()
    await close()
    expect(calls).toEqual([])
    expect(storedFields()).toBeUndefined()
  })

  test('storage is refused: it saves all the same', async () => {
    const { drafts, type, wait, accept, saver } = await openSaver()
    drafts.write = async () => undefined
    drafts.read = async () => undefined
    type('a')
    await wait(1000)
    await accept()
    expect(saver.getState().status).toBe('saved')
  })

  test('storage never answers: the card can be edited after two seconds', async () => {
    const { saver, wait } = await openSaver({ isStorageSilent: true })
    await wait(1900)
    expect(saver.getState().isEditable).toBe(false)
    await wait(100)
    expect(saver.getState().isEditable).toBe(true)
  })
})

describe('a draft of an earlier visit', () => {
  const draft = { id: 'earlier', fields: body('mine'), changedAt: 5 }

  test('is restored, sent and removed', async () => {
    const { saver, settle, accept, changes, storedFields } = await openSaver({ draft })
    expect(saver.getState()).toMatchObject({
      isEditable: false,
      unsavedVersion: { kind: 'draft', fields: body('mine') },
    })
    saver.restore()
    await settle()
    await accept()
    expect(changes()).toEqual([body('mine')])
    expect(storedFields()).toBeUndefined()
    expect(saver.getState()).toMatchObject({ status: 'saved', isEditable: true, fields: body('mine'), revision: 1 })
  })

  test('is discarded', async () => {
    const { saver, close, calls, storedFields } = await openSaver({ draft })
    saver.discard()
    expect(saver.getState()).toMatchObject({ isEditable: true, fields: {}, unsavedVersion: undefined })
    await close()
    expect(calls).toEqual([])
    expect(storedFields()).toBeUndefined()
  })

  test('is still there when the card is closed without a choice', async () => {
    const { close, storedFields, calls } = await openSaver({ draft })
    await close()
    expect(calls).toEqual([])
    expect(storedFields()).toEqual(body('mine'))
  })

  test('is removed silently when the server already has its text', async () => {
    const { saver, storedFields } = await openSaver({ draft: { ...draft, fields: body('old') } })
    expect(saver.getState()).toMatchObject({ unsavedVersion: undefined, isEditable: true })
    expect(storedFields()).toBeUndefined()
  })
})

describe('an empty card', () => {
  const empty = { title: '', image: null, body: '' } as Partial<Card>

  test('is deleted when it is closed', async () => {
    const { close, removeCard, calls } = await openSaver({ fields: empty })
    await close()
    expect(removeCard).toHaveBeenCalledOnce()
    expect(calls).toEqual([])
  })

  test('is judged by the content of the editor, not of the server', async () => {
    const filled = await openSaver({ fields: { ...empty, is_empty_state: true } as Partial<Card> })
    filled.type('a')
    await filled.close()
    expect(filled.removeCard).not.toHaveBeenCalled()
    expect(filled.changes()).toEqual([body('a')])

    const emptied = await openSaver({ fields: { title: '', image: null } })
    emptied.saver.change({ body: '<p></p>' })
    await emptied.close()
    expect(emptied.removeCard).toHaveBeenCalledOnce()
    expect(emptied.calls).toEqual([])
  })

  test('is checked once its upload has completed or failed', async () => {
    const { saver, settle, close, removeCard } = await openSaver({ fields: empty })
    let fail: (error: Error) => void = () => undefined
    saver.hold(new Promise<void>((_, reject) => (fail = reject)))
    await close()
    expect(removeCard).not.toHaveBeenCalled()
    fail(new Error('422'))
    await settle()
    expect(removeCard).toHaveBeenCalledOnce()
  })

  test('is not deleted while the server writes it', async () => {
    const { saver, card, close, removeCard } = await openSaver({ fields: empty })
    saver.receive(card, false, true)
    await close()
    expect(removeCard).not.toHaveBeenCalled()
  })

  test('of somebody else stays', async () => {
    const { close, removeCard } = await openSaver({ fields: { ...empty, isOwner: false } })
    await close()
    expect(removeCard).not.toHaveBeenCalled()
  })

  test('stays while the page is only hidden', async () => {
    const { removeCard, settle } = await openSaver({ fields: empty })
    hidePage()
    await settle()
    expect(removeCard).not.toHaveBeenCalled()
  })
})

test('Strict Mode, which closes and opens a card at once, does not leave it', async () => {
  const { saver, settle, removeCard, close } = await openSaver({
    fields: { title: '', image: null, body: '' } as Partial<Card>,
  })
  const again = saver.open()
  await close()
  expect(removeCard).not.toHaveBeenCalled()
  again()
  await settle()
  expect(removeCard).toHaveBeenCalledOnce()
})

/** A call outside of the saver that the test ends. */
function outsideCall(card: Card) {
  let end: (changed: Card | undefined) => void = () => undefined
  const started = vi.fn()
  const call = () => {
    started()
    return new Promise<Card | undefined>((resolve) => (end = resolve))
  }
  return { call, started, end: (change?: Partial<Card>) => end(change && Object.assign({}, card, change)) }
}

const typedAll = { title: 'Roots', body: '<p>new</p>' }

describe('a picture is changed outside of the saver', () => {
  test('the call waits for the save in flight, and the next full save for the call, whose picture it sends', async () => {
    const { saver, card, wait, settle, accept, calls } = await openSaver({
      fields: { image: 'scenes/leaf', image_y: 20 },
    })
    saver.change(() => typedAll)
    await wait(1000)
    const { call, started, end } = outsideCall(card)
    const done = saver.runOutside(call)
    saver.change(() => ({ ...typedAll, body: '<p>newer</p>', title: 'Roots and leaves' }))
    await settle()
    expect(started).not.toHaveBeenCalled()
    await accept()
    expect(started).toHaveBeenCalledOnce()
    await wait(1000)
    expect(calls).toHaveLength(1)
    end({ image: 'uploads/new', image_y: 50, updated_at: '2026-11-21T02:00:05Z' })
    await done
    await settle()
    expect(calls.at(-1)).toMatchObject({ isFull: true, change: { image: 'uploads/new', image_y: 50 } })
  })

  test('a call that fails holds back no later save', async () => {
    const { saver, wait, settle, calls, type } = await openSaver()
    const done = saver.runOutside(() => Promise.reject(new Error('refused'))).catch((cause: unknown) => cause)
    type('a')
    await wait(1000)
    await settle()
    expect(await done).toEqual(new Error('refused'))
    expect(calls).toHaveLength(1)
  })

  test('two calls run one after the other', async () => {
    const { saver, card, settle } = await openSaver()
    const [first, second] = [outsideCall(card), outsideCall(card)]
    void saver.runOutside(first.call)
    void saver.runOutside(second.call)
    await settle()
    expect([first.started.mock.calls.length, second.started.mock.calls.length]).toEqual([1, 0])
    first.end()
    await settle()
    expect(second.started).toHaveBeenCalledOnce()
  })

  test('the page closes meanwhile: only the typed fields are sent, not the picture from before', async () => {
    const { saver, card, settle, calls } = await openSaver({ fields: { image: 'scenes/leaf' } })
    void saver.runOutside(outsideCall(card).call)
    await settle()
    saver.change(() => typedAll)
    hidePage()
    expect(calls).toMatchObject([{ isFull: false, isLeaving: true, change: typedAll }])
    expect(calls[0]?.change).not.toHaveProperty('image')
  })
})
