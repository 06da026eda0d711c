import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Picture } from './Picture'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function renderPicture() {
  const { unmount } = render(
    <Picture src="https://pictures.example/tapir.png" alt="A tapir" width={360} height={270} fallback={null} />,
  )
  return { picture: screen.getByRole('img'), unmount }
}

test('a picture that loads within 200 ms is shown at once, without a shimmer or a fade', () => {
  const { picture } = renderPicture()
  vi.advanceTimersByTime(199)
  fireEvent.load(picture)
  vi.advanceTimersByTime(1000)
  expect(picture).toHaveAttribute('data-loaded')
  expect(picture).not.toHaveAttribute('data-late')
})

test('a picture that is still loading after 200 ms shimmers, and fades in when it has loaded', () => {
  const { picture } = renderPicture()
  expect(picture).not.toHaveAttribute('data-late')
  vi.advanceTimersByTime(200)
  expect(picture).toHaveAttribute('data-late')
  expect(picture).not.toHaveAttribute('data-loaded')
  fireEvent.load(picture)
  expect(picture).toHaveAttribute('data-late')
  expect(picture).toHaveAttribute('data-loaded')
})

test('a picture that is removed while it loads leaves no timer', () => {
  renderPicture().unmount()
  expect(vi.getTimerCount()).toBe(0)
})
