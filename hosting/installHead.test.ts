import { expect, test } from 'vitest'
import { headTags, webManifest } from './installHead'

test.each(['/', '/x/', '/school/heartboard/'])(
  'an app at %s is installed as itself, and owns no other path',
  (base) => {
    const { id, start_url, scope, icons, shortcuts, screenshots } = webManifest(base)
    expect([id, start_url, scope]).toEqual([base, base, base])
    const addresses = [...icons, ...screenshots].map(({ src }) => src).concat(shortcuts.map(({ url }) => url))
    expect(addresses.filter((address) => !address.startsWith(base) || address.includes('//'))).toEqual([])
  },
)

test('an icon fills each shape: 192 and 512 px, for masks and for systems without one', () => {
  const { icons } = webManifest('/')
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
  ])
})

test.each([
  [undefined, '/x/install/link.png', undefined],
  ['https://school.example', 'https://school.example/x/install/link.png', 'https://school.example/x/'],
])('with the origin %s a shared link shows %s', (origin, image, url) => {
  const tags = headTags('/x/', origin)
  const contentOf = (property: string) => tags.find(({ attrs }) => attrs?.property === property)?.attrs?.content
  expect([contentOf('og:image'), contentOf('og:url')]).toEqual([image, url])
})
