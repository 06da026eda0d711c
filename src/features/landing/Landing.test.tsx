/** The landing by the clock and by keys (C-020, C-074, C-075, C-255, D-3023, D-3124, D-3135). */
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { loadTexts } from '@/i18n/i18n'
import { fakeSpeech } from '@/testing/fakeSpeech'
import type { Engager } from './engagers'
import { Landing } from './Landing'

const engager = (id: string, text: string): Engager => ({ id, text, type: 'hook', full_text_type: 'Curiosity Quest' })
const LAVA = engager('lava', 'Why is lava hot?')
const TAPIR = engager('tapir', 'Why has a tapir stripes?')

beforeAll(() => loadTexts('landing'))
let isMotionReduced: boolean

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  isMotionReduced = false
  const real = matchMedia
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(real(media), media.includes('reduced-motion') ? { matches: isMotionReduced } : {}),
  )
  // Keeps the order of the list.
  vi.spyOn(Math, 'random').mockReturnValue(0.999)
  onTestFinished(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
})

type Props = ComponentProps<typeof Landing>

function renderLanding(given: Partial<Props> = {}) {
  const actions = { onEngage: vi.fn(), onReset: vi.fn(), onClose: vi.fn(), onFocusLost: vi.fn() }
  const props: Props = {
    name: 'Aina',
    buddy: 'T',
    buddyName: 'Ting',
    isReady: true,
    engagers: [LAVA, TAPIR],
    isReplying: false,
    isQuotaReached: false,
    messages: null,
    field: <textarea aria-label="Ask Ting" />,
    ...actions,
    ...given,
  }
  const { rerender, unmount } = render(<Landing {...props} />)
  return { ...actions, unmount, change: (changes: Partial<Props>) => rerender(<Landing {...props} {...changes} />) }
}

const prompt = () => within(screen.getByRole('region', { name: 'Question of the day' }))
const tile = () => within(prompt().getByRole('heading', { level: 2 })).getByRole('button')
function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('the prompt is shown with its kind and is sent as it is', () => {
  const { onEngage } = renderLanding()
  expect(tile()).toHaveTextContent('Curiosity QuestWhy is lava hot?Find out with Ting')
  fireEvent.click(tile())
  expect(onEngage.mock.calls).toEqual([[LAVA]])
})

// C-255: 29,999 and 30,000 ms.
test('the next prompt is shown after 30 s, and the first after the last', () => {
  renderLanding()
  pass(29_999)
  expect(tile()).toHaveTextContent('Why is lava hot?')
  pass(1)
  expect(tile()).toHaveTextContent('Why has a tapir stripes?')
  pass(30_000)
  expect(tile()).toHaveTextContent('Why is lava hot?')
})

test.each<[string, begin: () => void, end: () => void]>([
  [
    'under the pointer',
    () => fireEvent.pointerEnter(tile(), { pointerType: 'mouse' }),
    () => fireEvent.pointerLeave(tile()),
  ],
  ['with keyboard focus', () => act(() => tile().focus()), () => act(() => tile().blur())],
  [
    'paused',
    () => press('Keep this question'),
    () => {
      press('Change the question by itself')
    },
  ],
  ['in a hidden tab', () => showTab('hidden'), () => showTab('visible')],
])('a prompt %s stays; afterwards its 30 s begin again', (_, begin, end) => {
  renderLanding()
  pass(29_000)
  begin()
  pass(60_000)
  expect(tile()).toHaveTextContent('Why is lava hot?')
  end()
  pass(29_999)
  expect(tile()).toHaveTextContent('Why is lava hot?')
  pass(1)
  expect(tile()).toHaveTextContent('Why has a tapir stripes?')
})

function showTab(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

test('a prompt stays while a reply streams, and cannot be sent', () => {
  const { onEngage } = renderLanding({ isReplying: true })
  pass(30_000)
  fireEvent.click(tile())
  expect(tile()).toHaveTextContent('Why is lava hot?')
  expect(onEngage).not.toHaveBeenCalled()
})

test('a prompt is read aloud and stays meanwhile; another prompt ends the reading', async () => {
  const { spoken, cancel, endLast } = fakeSpeech()
  renderLanding()
  press('Read aloud')
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(spoken.map(({ text, lang }) => [text, lang])).toEqual([['Why is lava hot?', 'en-MY']])
  expect(tile()).toHaveTextContent('Why is lava hot?')
  act(() => void endLast())
  pass(30_000)
  expect(tile()).toHaveTextContent('Why has a tapir stripes?')
  press('Read aloud')
  await act(() => vi.advanceTimersByTimeAsync(0))
  press('Another question')
  expect(cancel).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button', { name: 'Read aloud' })).toBeVisible()
})

test('a prompt cannot be sent with the quota used up', () => {
  const { onEngage } = renderLanding({ isQuotaReached: true })
  fireEvent.click(tile())
  expect(tile()).toHaveAttribute('aria-disabled', 'true')
  expect(onEngage).not.toHaveBeenCalled()
})

test('another prompt on request is announced, and its 30 s begin', () => {
  renderLanding()
  pass(29_000)
  press('Another question')
  expect(tile()).toHaveTextContent('Why has a tapir stripes?')
  expect(prompt().getByRole('status')).toHaveTextContent('Why has a tapir stripes?')
  pass(29_999)
  expect(tile()).toHaveTextContent('Why has a tapir stripes?')
})

test('with reduced motion the prompt changes on request only', () => {
  isMotionReduced = true
  renderLanding()
  pass(60_000)
  expect(tile()).toHaveTextContent('Why is lava hot?')
  expect(screen.queryByRole('button', { name: 'Keep this question' })).not.toBeInTheDocument()
  press('Another question')
  expect(tile()).toHaveTextContent('Why has a tapir stripes?')
})

test.each<[string, Partial<Props>, RegExp]>([
  ['a single prompt has no buttons to change it', { engagers: [LAVA] }, /Why is lava hot/],
  ['without prompts a question invites', { engagers: [] }, /^What would you like to find out today\?$/],
])('%s', (_, props, text) => {
  renderLanding(props)
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(text)
  expect(screen.queryByRole('button', { name: 'Another question' })).not.toBeInTheDocument()
})

test('prompts of another language take the places of the same prompts', () => {
  const { change } = renderLanding()
  pass(30_000)
  change({ engagers: [engager('lava', 'Mengapa lava panas?'), engager('tapir', 'Mengapa tapir berjalur?')] })
  expect(tile()).toHaveTextContent('Mengapa tapir berjalur?')
})

// C-074: 89,999 and 90,000 ms.
test('messages go after 90 s without pointer, key or touch', () => {
  const { onReset } = renderLanding({ messages: <p>Lava is hot.</p> })
  for (const act_ of [
    () => fireEvent.pointerMove(document.body),
    () => fireEvent.keyDown(screen.getByRole('textbox'), { key: 'a' }),
    () => fireEvent.touchMove(document.body),
  ]) {
    pass(89_999)
    act_()
  }
  pass(89_999)
  expect(onReset).not.toHaveBeenCalled()
  pass(1)
  expect(onReset).toHaveBeenCalledTimes(1)
})

test('the 90 s begin when the reply has ended', () => {
  const messages = <p>Lava is hot.</p>
  const { onReset, change } = renderLanding({ messages, isReplying: true })
  pass(90_000)
  change({ messages, isReplying: false })
  pass(89_999)
  expect(onReset).not.toHaveBeenCalled()
  pass(1)
  expect(onReset).toHaveBeenCalledTimes(1)
})

// C-075.
test('the first view stays as it is', () => {
  const { onReset } = renderLanding()
  pass(90_000)
  expect(onReset).not.toHaveBeenCalled()
})

test('the first view that returns after the messages is shuffled again', () => {
  const { change } = renderLanding()
  change({ messages: <p>Lava is hot.</p> })
  vi.spyOn(Math, 'random').mockReturnValue(0)
  change({ messages: null })
  expect(tile()).toHaveTextContent('Why has a tapir stripes?')
})

test('the landing takes keyboard focus once the app is ready, and gives it back', () => {
  const button = document.body.appendChild(document.createElement('button'))
  button.focus()
  const { change, unmount, onFocusLost } = renderLanding({ isReady: false })
  expect(button).toHaveFocus()
  change({ isReady: true })
  expect(screen.getByRole('dialog', { name: 'Hi Aina!' })).toHaveFocus()
  unmount()
  expect(button).toHaveFocus()
  expect(onFocusLost).not.toHaveBeenCalled()
  button.remove()
})

test('keyboard focus whose element is gone is given to the screen', () => {
  const { unmount, onFocusLost } = renderLanding()
  unmount()
  expect(onFocusLost).toHaveBeenCalledTimes(1)
})

/** Presses and lets go; a press that ends elsewhere clicks the nearest common element. */
function pressAt(target: Element, clicked = target) {
  fireEvent.pointerDown(target)
  fireEvent.click(clicked)
}
const landing = () => screen.getByRole('dialog')
const scrim = () => landing().parentElement ?? landing()

test.each<[string, act: () => void, isClosed: boolean]>([
  ['Escape', () => fireEvent.keyDown(landing(), { key: 'Escape' }), true],
  ['Escape in the field', () => fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' }), true],
  ['Escape without keyboard focus', () => fireEvent.keyDown(document.body, { key: 'Escape' }), true],
  ['the close button', () => press('Go to the board'), true],
  ['a press beside it', () => pressAt(scrim()), true],
  ['a press inside', () => pressAt(landing()), false],
  ['a selection of text that ends beside it', () => pressAt(landing(), scrim()), false],
  ['another key', () => fireEvent.keyDown(landing(), { key: 'Enter' }), false],
  [
    'Escape in another dialog',
    () => {
      const dialog = document.body.appendChild(document.createElement('dialog'))
      fireEvent.keyDown(dialog, { key: 'Escape' })
      dialog.remove()
    },
    false,
  ],
])('%s', (_, act_, isClosed) => {
  const { onClose } = renderLanding()
  act_()
  expect(onClose).toHaveBeenCalledTimes(isClosed ? 1 : 0)
})
