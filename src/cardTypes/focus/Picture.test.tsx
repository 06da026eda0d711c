import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ImageUrlContext } from '../rules/imageUrl'
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

test('a size that the page has loaded stands in for a larger one, without an alternative text', () => {
  const src = 'https://pictures.example/hornbill.png'
  const small = render(<Picture src={src} alt="" width={300} height={300} fallback={null} />)
  fireEvent.load(small.container.querySelector('img') as Element)
  const loaded = small.container.querySelector('img')?.src
  small.unmount()
  const sizes = (path: string) =>
    render(
      <ImageUrlContext value={(url, { width }) => `${url}?w=${width}`}>
        <Picture src={path} alt="A hornbill" width={880} height={330} hasPreview fallback={null} />
      </ImageUrlContext>,
    )
  const { container, unmount } = sizes(src)
  expect([...container.querySelectorAll('img')].map((image) => [image.alt, image.src])).toEqual([
    ['A hornbill', `${src}?w=880`],
    ['', loaded],
  ])
  unmount()
  expect(sizes('https://pictures.example/never-loaded.png').container.querySelectorAll('img')).toHaveLength(1)
})
