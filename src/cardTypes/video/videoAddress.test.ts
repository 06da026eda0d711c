import { expect, test } from 'vitest'
import { videoAddress } from './videoAddress'

test('a video is played by the player without cookies, in the language of the app', () => {
  expect(videoAddress('8NUxvJS-_0k', 'ms')).toEqual({
    player: 'https://www.youtube-nocookie.com/embed/8NUxvJS-_0k?autoplay=1&rel=0&playsinline=1&hl=ms',
    page: 'https://www.youtube.com/watch?v=8NUxvJS-_0k',
  })
})

test.each(['', 'rocket-4min-x', '8NUxvJS-_0', '../../../x.y', '8NUxvJS-_0k?list=1', '8NUxvJS-_0k\n'])(
  'the id %j has no address',
  (videoId) => expect(videoAddress(videoId, 'en')).toBeNull(),
)
