import { expect, test } from 'vitest'
import { AREAS_OF_SCREENS, requirementsOfScreen } from '../../.storybook/screenRequirements'
import { readRequirements } from './requirements'

const rows = readRequirements()
const sources = import.meta.glob<string>('/stories/screens/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const screens = Object.entries(sources).map(([path, source]) => ({
  file: path.slice(1),
  title: /title: '(screens\/[^']+)'/.exec(source)?.[1] ?? '',
}))

test('exactly the screens of the stories have areas of the requirements', () => {
  expect(Object.keys(AREAS_OF_SCREENS).sort()).toEqual(screens.map(({ title }) => title).sort())
  const areas = new Set(rows.map(({ document, area }) => `${document}/${area}`))
  expect(
    Object.values(AREAS_OF_SCREENS)
      .flat()
      .filter((area) => !areas.has(area)),
  ).toEqual([])
})

test.each(screens)('the docs page of $title names its rows, the rows proved by stories first', ({ title, file }) => {
  const named = requirementsOfScreen(rows, title, file)
  expect(named.length).toBeGreaterThan(0)
  const proved = rows.filter(({ proof }) => proof.includes(`${file} › `)).map(({ id }) => id)
  expect(named.slice(0, proved.length).map(({ id }) => id)).toEqual(proved)
  expect(named.filter(({ stories }) => stories.length > 0)).toHaveLength(proved.length)
})
