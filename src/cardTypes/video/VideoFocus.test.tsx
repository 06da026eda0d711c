import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { cardFixture } from '../../../stories/cardTypes/cardFixture'
import { VideoFocus } from './VideoFocus'

afterEach(() => vi.restoreAllMocks())

const press = () => userEvent.click(screen.getByRole('button', { name: 'Play the video' }))
const card = cardFixture('video', { title: 'Ribs &amp; lungs', videoId: '8NUxvJS-_0k' })

// B-161, D-0073.
test('a video plays in the page after a press, with the title of the card, and has the keyboard focus', async () => {
  const { container } = render(<VideoFocus card={card} />)
  expect(container.querySelector('iframe')).toBeNull()
  await press()
  const player = screen.getByTitle('Ribs & lungs')
  expect(player).toHaveAttribute(
    'src',
    expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/8NUxvJS-_0k\?/),
  )
  expect(player).toHaveFocus()
  expect(screen.queryByRole('button')).toBeNull()
})

test('offline the video says why it does not play, and plays when it is pressed again with a network', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { container } = render(<VideoFocus card={card} />)
  await press()
  expect(screen.getByRole('status')).toHaveTextContent('You are offline. The video comes from the internet.')
  expect(container.querySelector('iframe')).toBeNull()
  onLine.mockReturnValue(true)
  await press()
  expect(screen.getByTitle('Ribs & lungs')).toBeInTheDocument()
})
