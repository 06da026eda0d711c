import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RichText } from './RichText'

// D-3138: pictures in a text follow the same rule as a card's own picture.
test('a picture in a text requests an image and no other call, whatever its address', () => {
  const html =
    '<p><img src="text/leaf.png" alt="leaf"><img src="../../v1/user/me" alt="up"><img src="/v1/user/me" alt="root"></p>'
  render(<RichText html={html} />)
  const sources = screen.getAllByRole('img').map((image) => image.getAttribute('src'))
  const query = '?width=880&height=660'
  expect(sources).toEqual([`/api/file/image/text/leaf.png${query}`, null, `/api/file/image//v1/user/me${query}`])
})

test('groups of a stored text are lines, as in the editor', () => {
  render(<RichText html="<dl><dt>Leaf</dt><dd>makes food</dd></dl><div>Root</div>drinks" />)
  expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual(['Leaf', 'makes food', 'Root'])
})
