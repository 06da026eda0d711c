import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { keepEndVisible, scrollToEnd } from '@/testing/jsdomPolyfills'
import { CactusGame } from './CactusGame'
import { BUDDY_WIDTH, createRun, JUMP_MS, speedAt, widthOf } from './cactusRun'

// In the tests `prefers-reduced-motion` matches (jsdomPolyfills), so the run is slow.
const SPEED = speedAt(0, true) / 1000
const SEED = 7
const [firstCactus = { id: 0, x: 0, height: 0 }] = createRun(SEED).cactuses
/** Milliseconds until the buddy touches the first cactus, and until it has passed the cactus. */
const MS_TO_CONTACT = (firstCactus.x - BUDDY_WIDTH) / SPEED
const MS_TO_PASS = (firstCactus.x + widthOf(firstCactus)) / SPEED

beforeEach(() => {
  vi.useFakeTimers()
  // Makes runs that are started with Enter use the same seed.
  vi.spyOn(Math, 'random').mockReturnValue(SEED / 2 ** 32)
})

const game = () => screen.getByRole('button', { name: 'Game: jump over the cactus' })
const play = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function openGame({ isInView = true } = {}) {
  if (isInView) keepEndVisible()
  render(<CactusGame buddy="T" initialRun={createRun(SEED)} />)
  await act(() => Promise.resolve())
  act(() => game().focus())
}

/** Presses a key on the focused element. Returns true unless the default action was prevented. */
const press = (key: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })

/** Lets the buddy run into the first cactus, or jump over it if `isJumping`. */
async function reachFirstCactus({ isJumping }: { isJumping: boolean }) {
  press('Enter')
  const middle = (MS_TO_CONTACT + MS_TO_PASS) / 2
  await play(middle - JUMP_MS / 2)
  if (isJumping) press(' ')
  // Stops 200 ms after the cactus, before the landing. The cactuses of another run would have other widths.
  await play(MS_TO_PASS - middle + JUMP_MS / 2 + 200)
}

test('Space jumps for 1 s and neither presses the button nor scrolls', async () => {
  await openGame()
  expect(press(' ')).toBe(false)
  const release = createEvent.keyUp(game(), { key: ' ' })
  fireEvent(game(), release)
  expect(release.defaultPrevented).toBe(true)
  expect(game()).toHaveAttribute('data-airborne', 'true')
  await play(960)
  expect(game()).toHaveAttribute('data-airborne', 'true')
  await play(80)
  expect(game()).toHaveAttribute('data-airborne', 'false')
})

test.each([
  [' ', 'true'],
  ['Enter', 'false'],
])('%j begins a run before the game has keyboard focus', async (key, isAirborne) => {
  await openGame()
  act(() => game().blur())
  expect(press(key)).toBe(false)
  expect(game()).toHaveFocus()
  expect(game()).toHaveAttribute('data-phase', 'running')
  expect(game()).toHaveAttribute('data-airborne', isAirborne)
})

test('a collision ends the run, and the result is announced only then', async () => {
  await openGame()
  press('Enter')
  await play(MS_TO_CONTACT - 100)
  expect(screen.getByText('Score: 0')).toBeInTheDocument()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await play(400)
  expect(screen.getByRole('status')).toHaveTextContent('Ouch, a cactus! Try once more.')
})

test('the score counts cactuses passed, and Enter restarts with score 0', async () => {
  await openGame()
  await reachFirstCactus({ isJumping: true })
  expect(screen.getByText('Score: 1')).toBeInTheDocument()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await play(20_000)
  expect(screen.getByRole('status')).toHaveTextContent('You jumped over 1 cactus!')
  press(' ')
  expect(game()).toHaveAttribute('data-phase', 'over')
  press('Enter')
  expect(screen.getByText('Score: 0')).toBeInTheDocument()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('Play again restarts with keyboard focus on the game', async () => {
  await openGame()
  await reachFirstCactus({ isJumping: false })
  fireEvent.click(screen.getByRole('button', { name: 'Play again' }))
  expect(game()).toHaveFocus()
  expect(game()).toHaveAttribute('data-phase', 'running')
  expect(screen.queryByRole('button', { name: 'Play again' })).toBeNull()
})

test.each([
  ['held', ' ', { repeat: true }, false],
  ['held', 'Enter', { repeat: true }, false],
  ['with Ctrl', ' ', { ctrlKey: true }, true],
  ['with Alt', 'Enter', { altKey: true }, true],
  ['of another name', 'Tab', {}, true],
])('a key %s does nothing: %s', async (_, key, more, isLeftToBrowser) => {
  await openGame()
  expect(press(key, more)).toBe(isLeftToBrowser)
  expect(game()).toHaveAttribute('data-phase', 'ready')
})

test('the game ignores keys on another button', async () => {
  await openGame()
  const other = document.body.appendChild(document.createElement('button'))
  onTestFinished(() => other.remove())
  act(() => other.focus())
  expect([press(' '), press('Enter')]).toEqual([true, true])
  expect(game()).toHaveAttribute('data-phase', 'ready')
})

test('a tap takes keyboard focus and jumps; the secondary button and a second finger do not', async () => {
  await openGame()
  act(() => game().blur())
  fireEvent.pointerDown(game(), { button: 2, isPrimary: true })
  fireEvent.pointerDown(game(), { button: 0, isPrimary: false })
  expect(game()).toHaveAttribute('data-phase', 'ready')
  fireEvent.pointerDown(game(), { button: 0, isPrimary: true })
  expect(game()).toHaveFocus()
  expect(game()).toHaveAttribute('data-airborne', 'true')
})

test('the click of a screen reader jumps, the click after a tap does not jump again', async () => {
  await openGame()
  fireEvent.click(game(), { detail: 1 })
  expect(game()).toHaveAttribute('data-phase', 'ready')
  fireEvent.click(game(), { detail: 0 })
  expect(game()).toHaveAttribute('data-airborne', 'true')
})

const setVisibility = (state: DocumentVisibilityState) =>
  act(() => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  })

test.each([
  ['has no keyboard focus', () => act(() => game().blur()), () => act(() => game().focus())],
  ['is in a hidden page', () => setVisibility('hidden'), () => setVisibility('visible')],
])('the game pauses while it %s, and goes on afterwards', async (_, leave, comeBack) => {
  await openGame()
  press('Enter')
  await play(MS_TO_CONTACT - 200)
  leave()
  await play(60_000)
  expect(game()).toHaveAttribute('data-phase', 'running')
  comeBack()
  await play(100)
  expect(game()).toHaveAttribute('data-phase', 'running')
  await play(400)
  expect(game()).toHaveAttribute('data-phase', 'over')
})

test('without keyboard focus the game says that the run is paused', async () => {
  await openGame()
  press('Enter')
  expect(screen.queryByText('Paused. Tap the game to go on.')).toBeNull()
  act(() => game().blur())
  expect(screen.getByText('Paused. Tap the game to go on.')).toBeVisible()
})

test('the game does not run scrolled out of view, and goes on when it is back', async () => {
  await openGame({ isInView: false })
  press('Enter')
  await play(60_000)
  expect(game()).toHaveAttribute('data-phase', 'running')
  scrollToEnd()
  await play(MS_TO_CONTACT + 400)
  expect(game()).toHaveAttribute('data-phase', 'over')
})

test('frames write positions without a render', async () => {
  await openGame()
  press('Enter')
  await play(100)
  const changed = new Set<string>()
  const observer = new MutationObserver((records) => {
    for (const { type, attributeName } of records) changed.add(attributeName ?? type)
  })
  observer.observe(game(), { attributes: true, childList: true, characterData: true, subtree: true })
  await play(500)
  observer.disconnect()
  expect([...changed]).toEqual(['style'])
})
