import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PictureWorkSource } from '@/store/pictureWorkSlice'
import { cardFixture } from '../../../stories/cardTypes/cardFixture'
import { FocusCard } from '../focus/FocusCard'
import { CardTile } from './CardTile'

const nothing = () => undefined

test.each<[string, PictureWorkSource | undefined, boolean, string]>([
  ['a search', 'image_search', false, 'Searching for image'],
  ['a move', 'panning', false, 'Updating the Image'],
  ['no work, while the server makes the picture', undefined, true, 'Generating the image'],
  ['own work before that of the server', 'user_upload', true, 'Uploading the image'],
])(
  '%s: the tile and the open card say so, and the open card announces it',
  async (_, source, mediaLoading, expected) => {
    const card = cardFixture('image', { mediaLoading })
    render(
      <>
        <CardTile card={card} isSelected={false} onSelect={nothing} onOpen={nothing} pictureSource={source} />
        <FocusCard card={card} pictureSource={source} />
      </>,
    )
    expect(await screen.findAllByText(expected)).toHaveLength(2)
    expect(screen.getAllByRole('status').filter(({ textContent }) => textContent === expected)).toHaveLength(1)
  },
)

test('without work nothing is said', () => {
  render(<FocusCard card={cardFixture('image', { mediaLoading: false })} />)
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([''])
})
