import { at, backdrop, blob, circle, draw, line, path, type Scene, type Shades, tone } from './parts'
import { animals } from './scenes/animals'
import { earth } from './scenes/earth'
import { life } from './scenes/life'
import { making } from './scenes/making'
import { malaysia } from './scenes/malaysia'
import { maths } from './scenes/maths'
import { places } from './scenes/places'
import { science } from './scenes/science'

const scenes: Readonly<Record<string, Scene>> = { ...earth, ...life, ...animals, ...science, ...maths, ...malaysia, ...places, ...making }

/** The names of all subjects that have a picture of their own. */
export const sceneNames: readonly string[] = Object.keys(scenes)

/** Names whose plain words would not be a good title. */
const titles: Readonly<Record<string, string>> = { 'map-malaysia': 'Map of Malaysia', 'kuala-lumpur': 'Kuala Lumpur', malacca: 'Malacca' }

const MIN_SIDE = 1
const MAX_SIDE = 4096
/** The part of the 400 × 300 stage that every crop must keep, in stage units. */
const KEPT = { width: 264, height: 180 }

/**
 * The picture of a subject as a complete SVG document: one of `sceneNames`, or for any other name a calm pattern that is
 * always the same for that name. Width and height are pixels, rounded and kept to 1..4096. A folder and an extension in
 * the name do not count, so the last part of a file's address will do.
 */
export function drawScene(name: string, { width, height }: { width: number; height: number }): string {
  const key = slug(name)
  const scene = Object.hasOwn(scenes, key) ? scenes[key] : undefined
  const w = side(width)
  const h = side(height)
  const { shades, defs } = shadesFor(scene ? key : `other-${hash(name).toString(36)}`)
  const drawing = draw(scene ? scene(shades) : pattern(name)(shades))
  const title = scene ? (titles[key] ?? sentence(key)) : sentence(name)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${view(w / h)}" preserveAspectRatio="xMidYMid slice" role="img">` +
    `<title>${escape(title)}</title><defs>${defs()}</defs>${drawing}</svg>`
  )
}

const side = (value: number) => (Number.isFinite(value) ? Math.min(MAX_SIDE, Math.max(MIN_SIDE, Math.round(value))) : 400)

/** The window on the stage for a width-to-height ratio: less sky when it is wide, but never less than the kept middle. */
function view(ratio: number): string {
  const isWide = ratio > 4 / 3
  const h = isWide ? Math.max(KEPT.height, 400 / ratio) : Math.max(300 * ratio, KEPT.width) / ratio
  const boxHeight = Math.min(h, 520)
  const boxWidth = Math.min(isWide ? boxHeight * ratio : Math.max(300 * ratio, KEPT.width), 680)
  return [200 - boxWidth / 2, 150 - boxHeight / 2, boxWidth, boxHeight].map((n) => Math.round(n * 10) / 10).join(' ')
}

function slug(name: string): string {
  const last = name.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1) ?? ''
  return last.toLowerCase().replace(/\.[a-z]{3,4}$/, '').replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}

function sentence(name: string): string {
  const words = name.replace(/[-_]+/g, ' ').trim() || 'Picture'
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text that may stand in XML: control signs and lone surrogates, which no XML may hold, are dropped. */
const escape = (text: string) =>
  text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

function shadesFor(key: string): { shades: Shades; defs: () => string } {
  const made: string[] = []
  const add = (tag: string, place: string, stops: string) => {
    const id = `scene-${key}-${made.length + 1}`
    made.push(`<${tag} id="${id}" ${place}>${stops}</${tag}>`)
    return `url(#${id})`
  }
  return {
    shades: {
      down: (top, bottom) => add('linearGradient', 'x2="0" y2="1"', `<stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/>`),
      glow: (colour) => add('radialGradient', '', `<stop stop-color="${colour}" stop-opacity=".75"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/>`),
    },
    defs: () => made.join(''),
  }
}

/** FNV-1a: a whole number 0..2³²−1 that is always the same for the same text. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const sign of text) value = Math.imul(value ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}

const PAIRS = [
  ['#CDE5EA', '#A3CEDC', tone.sea], ['#F9DCC7', '#F2BC9B', tone.red], ['#DCEBC8', '#B6D596', tone.fern], ['#E6DAF0', '#CBB4E0', tone.violet], ['#FBEBB9', '#F5D37F', '#C77A22'], ['#F8D9DF', '#EFB1BE', '#B94A70'], ['#CFE8E2', '#9FD0C7', '#2E7F78'],
] as const

/** A quiet landscape of soft forms with the first letter of the name in a disc. */
const pattern = (name: string): Scene => ({ down }) => {
  const seed = hash(name)
  const bit = (i: number, span: number) => ((seed >>> i) ^ (seed >>> (i + 7))) % span
  const [light, middle, dark] = PAIRS[seed % PAIRS.length] ?? PAIRS[0]
  const initial = [...(name.match(/[\p{L}\p{N}]/u) ?? ['?'])][0] ?? '?'
  return [
    backdrop(down(tone.cream, light)),
    Array.from({ length: 9 }, (_, i) => at(-130 + i * 82 + bit(i, 30), 40 + bit(i + 3, 220), blob('-46,-12 -14,-44 30,-36 50,0 26,38 -26,40', middle, 'opacity=".38"'), 0.7 + bit(i + 5, 8) / 10, bit(i + 2, 180))),
    [0, 1, 2].map((i) => line(`M-200 ${224 + i * 22}C-60 ${190 + i * 22 + bit(i, 30)} 80 ${250 + i * 22 - bit(i + 4, 30)} 200 ${222 + i * 22}S440 ${196 + i * 22 + bit(i + 6, 30)} 600 ${228 + i * 22}`, middle, 7, 'opacity=".8"')),
    circle(200, 150, 66, tone.white, 'opacity=".9"'), circle(200, 150, 66, 'none', `stroke="${middle}" stroke-width="6"`),
    `<text x="200" y="177" text-anchor="middle" font-family="Fredoka,Nunito,'Arial Rounded MT Bold',sans-serif" font-weight="600" font-size="78" fill="${dark}">${escape(initial.toUpperCase())}</text>`,
  ]
}
