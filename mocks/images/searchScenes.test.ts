// @vitest-environment jsdom

import { expect, test } from 'vitest'
import { drawScene, lightIn, sceneNames } from './drawScene'
import { lights } from './lights'
import { searchScenes } from './searchScenes'

const SIZE = { width: 400, height: 300 }
const imagesOf = (text: string, category?: string) => searchScenes(text, category).map(({ image }) => image)

test.each(sceneNames)('finds at least nine different pictures for %s', (name) => {
  const images = imagesOf(name.replace('map-malaysia', 'map of malaysia').replaceAll('-', ' '))
  expect(new Set(images).size).toBe(images.length)
  expect(images.length).toBeGreaterThanOrEqual(9)
  expect(images).toContain(`scenes/${name}`)
})

test.each([
  ['gunung berapi', 'scenes/volcano'],
  ['volc', 'scenes/volcano'],
  ['Who Makes, Who Eats: food chains in the paddy field', 'scenes/food-chain'],
])('has for %j the picture %s first', (text, image) => {
  expect(imagesOf(text)[0]).toBe(image)
})

test.each(['', '   ', 'qwrtzp', 'vo', '!?'])('returns no results for %j', (text) => {
  expect(searchScenes(text)).toEqual([])
})

test('filters by category', () => {
  expect(imagesOf('volcano', 'nature')).toEqual(imagesOf('volcano'))
  expect(imagesOf('volcano', 'Science')[0]).toBe('scenes/volcano')
  expect(imagesOf('volcano', 'music')).toEqual([])
  expect(imagesOf('volcano', 'no such category')).toEqual([])
})

test.each(lights)('draws the %s picture differently and well-formed', (light) => {
  const path = `scenes/${light}/volcano`
  const svg = drawScene(path, SIZE, lightIn(path))
  expect(svg).not.toBe(drawScene('scenes/volcano', SIZE))
  const page = new DOMParser().parseFromString(svg, 'image/svg+xml')
  expect(page.querySelector('parsererror, script, foreignObject')).toBeNull()
  expect(svg).not.toMatch(/undefined|NaN/)
})

test('an unknown folder is not a light', () => {
  expect(lightIn('scenes/volcano')).toBeUndefined()
  expect(lightIn('volcano')).toBeUndefined()
})
