import { expect, test } from 'vitest'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import startPage from '../../stories/Start.mdx?raw'

const sources = import.meta.glob<string>('/stories/screens/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const walls = import.meta.glob<string>('/stories/design/Wall.tsx', { query: '?raw', import: 'default', eager: true })

/** Ids of the stories of all screens, as Storybook makes them from title and export. */
const ids = Object.values(sources).flatMap((source) => {
  const title = /title: '([^']+)'/.exec(source)?.[1] ?? ''
  return [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => toId(title, storyNameFromExport(name)))
})

const links = [...startPage.matchAll(/\?path=\/story\/([\w-]+)/g)].map(([, id]) => id)

test('the start page leads to stories that exist, each once', () => {
  expect(links.length).toBeGreaterThan(0)
  expect(links.filter((id) => id === undefined || !ids.includes(id))).toEqual([])
  expect(new Set(links).size).toBe(links.length)
})

test('the wall shows stories that exist', () => {
  const wall = Object.values(walls).join('')
  const shown = [...wall.matchAll(/'(screens-[\w-]+--[\w-]+)'/g)].map(([, id]) => id)
  expect(shown.length).toBeGreaterThan(3)
  expect(shown.filter((id) => id === undefined || !ids.includes(id))).toEqual([])
})
