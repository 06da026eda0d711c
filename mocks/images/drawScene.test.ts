// @vitest-environment jsdom

import { describe, expect, it } from 'vitest'
import { drawScene, sceneFor, sceneNames } from './drawScene'

const SIZE = { width: 400, height: 300 }
const parse = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml')

describe.each(sceneNames)('the picture of %s', (name) => {
  const svg = drawScene(name, SIZE)
  const page = parse(svg)

  it('is well-formed and has a title', () => {
    expect(page.querySelector('parsererror')).toBeNull()
    expect(page.documentElement.localName).toBe('svg')
    expect(page.querySelector('title')?.textContent).toMatch(/^[A-Z][A-Za-z ]+$/)
  })

  it('contains no scripts and no external references', () => {
    const attributes = [...page.querySelectorAll('*')].flatMap((element) => [...element.attributes])
    expect(page.querySelector('script, foreignObject, image, use, a, style')).toBeNull()
    expect(attributes.filter(({ name: key }) => key.startsWith('on') || key.endsWith('href'))).toEqual([])
    expect(attributes.filter(({ value }) => /undefined|NaN|null/.test(value))).toEqual([])
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/https?:|data:|@import/)
  })

  it('references only its own gradients, whose ids contain its name', () => {
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids.every((id) => id.startsWith(`scene-${name}-`))).toBe(true)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, id = ''] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id)
  })
})

it.each([
  [{ width: 320, height: 240 }, '320', '240'],
  [{ width: 99.6, height: 50.2 }, '100', '50'],
  [{ width: 0, height: -4 }, '1', '1'],
  [{ width: 1e9, height: Infinity }, '4096', '4096'],
  [{ width: NaN, height: NaN }, '400', '300'],
])('has the requested size, rounded and clamped: %o', (size, width, height) => {
  const { documentElement: svg } = parse(drawScene('volcano', size))
  expect([svg.getAttribute('width'), svg.getAttribute('height')]).toEqual([width, height])
})

it.each([
  [400, 300],
  [300, 300],
  [800, 500],
  [900, 300],
  [2000, 300],
  [200, 600],
  [1, 4096],
  [4096, 1],
])('keeps the middle in view at %i × %i', (width, height) => {
  const view = parse(drawScene('castle', { width, height })).documentElement.getAttribute('viewBox') ?? ''
  const [x = 0, y = 0, w = 0, h = 0] = view.split(' ').map(Number)
  expect(x + w / 2).toBeCloseTo(200, 0)
  expect(y + h / 2).toBeCloseTo(150, 0)
  expect(w).toBeGreaterThanOrEqual(264)
  expect(h).toBeGreaterThanOrEqual(212)
})

it('finds a scene by the last segment of a path', () => {
  expect(drawScene('scenes/Coral_Reef.svg', SIZE)).toBe(drawScene('coral-reef', SIZE))
})

it.each([
  'holiday snap',
  'ζωή',
  '',
  '<script>alert(1)</script>',
  '& " \' \u0000 \uD800',
  'constructor',
  '__proto__',
  '火山',
])('draws the unknown name %j as a deterministic pattern', (name) => {
  const svg = drawScene(name, SIZE)
  const page = parse(svg)
  expect(page.querySelector('parsererror, script')).toBeNull()
  expect(page.querySelectorAll('text')).toHaveLength(1)
  expect(svg).toBe(drawScene(name, SIZE))
})

it('unknown names get different patterns with their first letter', () => {
  const letter = (name: string) => parse(drawScene(name, SIZE)).querySelector('text')?.textContent
  expect(letter('holiday snap')).toBe('H')
  expect(letter('火山')).toBe('火')
  expect(drawScene('holiday one', SIZE)).not.toBe(drawScene('holiday two', SIZE))
})

it.each([
  ['gunung berapi', 'volcano'],
  ['Why do volcanoes erupt?', 'volcano'],
  ['fotosintesis', 'photosynthesis'],
  ['pecahan', 'fractions'],
  ['Pecahan setara: 1/2 = 2/4', 'fractions'],
  ['Kitaran air di bumi', 'water-cycle'],
  ['The water cycle', 'water-cycle'],
  ['Sistem suria kita', 'solar-system'],
  ['Fasa bulan', 'moon-phases'],
  ['Rantaian makanan di hutan', 'food-chain'],
  ['The human heart', 'human-heart'],
  ['Jantungnya berdegup', 'human-heart'],
  ['Litar elektrik mudah', 'circuit'],
  ['Sel tumbuhan', 'plant-cell'],
  ['Kesultanan Melaka', 'old-harbour'],
  ['Melaka hari ini', 'malacca'],
  ['Jalur Gemilang', 'malaysian-flag'],
  ['Kitar hidup katak', 'frog-life-cycle'],
  ['Life cycle of a butterfly', 'butterfly-life-cycle'],
  ['Nasi lemak for breakfast', 'nasi-lemak'],
  ['What goes in which bin?', 'recycling-bins'],
  ['Nets of a cube', 'cube-nets'],
  ['Acute and obtuse angles', 'four-angles'],
  ['Hari Merdeka', 'map-malaysia'],
  ['Bunga raya', 'hibiscus'],
  ['Burung enggang', 'hornbill'],
  ['Orang utan di Sepilok', 'orangutan'],
  ['rama-rama', 'butterfly'],
  ['Paru-paru dan pernafasan', 'lungs'],
  ['Kitar semula plastik', 'recycling'],
  ['Terumbu karang', 'coral-reef'],
  ['a pantun about friendship', 'poem'],
  ['A PENGUIN on the ice', 'penguin'],
  ['Peta dunia', 'world-map'],
  ['Menara berkembar Petronas', 'kuala-lumpur'],
  ['Wayang kulit Kelantan', 'wayang-kulit'],
  ['Right angles and a protractor', 'angles'],
  ['Kuiz: gunung berapi', 'volcano'],
  ['My cat is not yet home at this time', 'kampung-house'],
])('finds for %j the scene %s', (text, name) => {
  expect(sceneFor(text)).toBe(name)
})

it('finds a scene by its own name', () => {
  for (const name of sceneNames)
    expect(sceneFor(name.replace('map-malaysia', 'map of malaysia').replaceAll('-', ' '))).toBe(name)
})

it('names an unknown subject by its first words', () => {
  expect(sceneFor('Zebra crossings')).toBe('zebra-crossings')
  expect(sceneFor('火山')).toBe('paint-palette')
  expect(sceneFor('')).toBe('paint-palette')
})
