import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { baseOf, screensOf } from './build'
import { contractPages, DOCUMENTS, RENDERER_FILES } from './contractPages'

const pages = contractPages({ steps: '# Steps\n\n| a | b |\n|---|---|\n| 1 | 2 |\n', coverage: '# Coverage\n\ntext' })
const own = readdirSync(new URL('pages', import.meta.url))

test('every address on a page is another page, a document, a renderer, or leads to demo and stories', () => {
  const known = new Set([...Object.keys(pages), ...DOCUMENTS, ...Object.keys(RENDERER_FILES)])
  const addresses = Object.values(pages).flatMap((html) =>
    [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address = '']) => address),
  )
  expect(addresses.length).toBeGreaterThan(40)
  const unknown = addresses.filter((address) => !known.has(address) && !own.includes(address))
  expect([...new Set(unknown)].sort()).toEqual(['../', '../favicon.svg', '../stories/'])
})

test('a page has one heading, and its wide tables scroll in a box', () => {
  for (const html of Object.values(pages)) expect(html.match(/<h1>/g)).toHaveLength(1)
  expect(pages['steps.html']).toContain('<div class="scroll" tabindex="0" role="region" aria-label="Table 1"><table>')
})

test('only the page of a document loads its renderer', () => {
  const scripts = Object.entries(pages).map(([file, html]) => [
    file,
    [...html.matchAll(/<script src="([^"]+)"/g)].map(([, src]) => src),
  ])
  expect(Object.fromEntries(scripts)).toEqual({
    'index.html': [],
    'openapi.html': ['swagger-ui-bundle.js', 'openapi.js'],
    'asyncapi.html': ['asyncapi-react.js', 'asyncapi.js'],
    'steps.html': [],
    'coverage.html': [],
  })
})

test('the renderers are pinned and named by the package of the site', () => {
  const { dependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
    dependencies: Record<string, string>
  }
  for (const source of Object.values(RENDERER_FILES))
    expect(Object.keys(dependencies).some((name) => source.startsWith(`${name}/`))).toBe(true)
  for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/)
})

test('a screen is a folder of the site if its address needs no parameter', () => {
  const routeTree = `export interface FileRoutesByTo {
  '/$': typeof SplatRoute
  '/': typeof IndexRoute
  '/error/500': typeof Error500Route
  '/signup/{-$referralId}': typeof SignupRoute
  '/{-$id}/gallery': typeof GalleryRoute
}
export interface FileRoutesById {
  '/other': typeof OtherRoute
}`
  expect(screensOf(routeTree)).toEqual(['error/500', 'signup', 'gallery'])
})

test.each([
  ['x', '/x/'],
  ['/x', '/x/'],
  ['/x/', '/x/'],
  ['/', '/'],
  ['a/b', '/a/b/'],
])('the base %s becomes %s', (text, base) => {
  expect(baseOf(text)).toBe(base)
})
