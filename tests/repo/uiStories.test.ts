import { expect, test } from 'vitest'

const readAll = (files: Record<string, string>) =>
  Object.entries(files).filter(([path]) => !/\.(test|stories)\./.test(path))
const components = import.meta.glob<string>('/src/ui/**/*.tsx', { query: '?raw', import: 'default', eager: true })
const stories = import.meta.glob<string>('/stories/ui/*.stories.tsx', { query: '?raw', import: 'default', eager: true })

/** Names of the components that a file exports. */
const namesIn = (source: string) =>
  [...source.matchAll(/^export (?:function|const) ([A-Z]\w+)/gm)].map(([, name = '']) => name)

/** Finds what a component lacks in its stories, `stories/ui/<name>.stories.tsx`. */
function findGap(name: string, source: string | undefined): string[] {
  if (source === undefined) return [`${name} has no stories/ui/${name}.stories.tsx`]
  if (!new RegExp(`\\bcomponent: ${name}\\b`).test(source)) return [`the stories of ${name} show another component`]
  // The compiler checks that `describe` names every prop, and every value of one.
  const isDescribed = new RegExp(`argTypes: describe<\\s*typeof ${name}\\b`).test(source)
  const hasStory = /^export const \w+: Story\b/m.test(source)
  return [...(isDescribed ? [] : [`${name} has no argTypes`]), ...(hasStory ? [] : [`${name} has no story`])]
}

test('every component of src/ui has stories and described props', () => {
  const names = readAll(components).flatMap(([, source]) => namesIn(source))
  expect(names).toContain('IconButton')
  expect(names.flatMap((name) => findGap(name, stories[`/stories/ui/${name}.stories.tsx`]))).toEqual([])
})

test.each([
  [undefined, ['Chip has no stories/ui/Chip.stories.tsx']],
  ['component: ChipList', ['the stories of Chip show another component']],
  ['component: Chip,\nexport const Plain: Story = {}', ['Chip has no argTypes']],
  ['component: Chip, argTypes: describe<typeof Button>', ['Chip has no argTypes', 'Chip has no story']],
  ['component: Chip, argTypes: describe<typeof Chip>\nexport const Plain: Story = {}', []],
])('a gap is named: %s', (source, gaps) => {
  expect(findGap('Chip', source)).toEqual(gaps)
})
