import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { WelcomeScreen } from './WelcomeScreen'

const stubReducedMotion = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches }))

beforeEach(() => {
  vi.useFakeTimers()
  stubReducedMotion(false)
})

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const features = () => screen.queryByRole('list', { name: 'What you can do here' })
const startButton = () => screen.queryByRole('button', { name: 'Get Started' })
const playing = () => screen.getAllByRole('listitem').findIndex(({ dataset }) => dataset.playing === 'true')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

function renderWelcome() {
  const onStart = vi.fn()
  const { unmount } = render(
    <WelcomeScreen name="Zara Idris" buddy="T" isTeacher={false} messageIndex={0} onStart={onStart} />,
  )
  return { onStart, unmount }
}

test('the key features follow the greeting after 3 s, Get Started after 25 s', async () => {
  const { onStart } = renderWelcome()
  await advance(2999)
  expect(features()).toBeNull()
  await advance(1)
  expect(features()).toBeVisible()
  await advance(21_999)
  expect(startButton()).toBeNull()
  await advance(1)
  press('Get Started')
  expect(onStart).toHaveBeenCalledTimes(1)
})

test('Skip starts at once', () => {
  const { onStart } = renderWelcome()
  press('Skip')
  expect(onStart).toHaveBeenCalledTimes(1)
})

test('the key features play in turn and begin again', async () => {
  renderWelcome()
  await advance(3000)
  const seen = [playing()]
  for (const _ of [1, 2, 3, 4]) {
    await advance(5500)
    seen.push(playing())
  }
  expect(seen).toEqual([0, 1, 2, 3, 0])
})

test('Pause holds the greeting and the key features, but not Get Started', async () => {
  renderWelcome()
  press('Pause animation')
  await advance(20_000)
  expect(features()).toBeNull()
  press('Play animation')
  await advance(3000)
  expect(features()).toBeVisible()
  press('Pause animation')
  await advance(2000)
  expect(startButton()).toBeVisible()
  await advance(60_000)
  expect(playing()).toBe(0)
  press('Play animation')
  await advance(5500)
  expect(playing()).toBe(1)
})

test('with reduced motion the key features stand still, and there is nothing to pause', async () => {
  stubReducedMotion(true)
  renderWelcome()
  await advance(25_000)
  expect(features()).toBeVisible()
  expect(playing()).toBe(0)
  expect(startButton()).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Pause animation' })).toBeNull()
})

test('leaving the screen stops its timers', () => {
  // The test has no `await` from here on, because work left over from earlier tests could start a timer meanwhile.
  vi.clearAllTimers()
  const { unmount } = renderWelcome()
  act(() => void vi.advanceTimersByTime(3000))
  expect(vi.getTimerCount()).toBeGreaterThan(0)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
