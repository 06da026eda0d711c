import pictureWords from '../../fixtures/content/pictureWords.json'
import { draw, escapeText, type Scene, type Shades } from './parts'
import { type Light, lightOf, paintLight, zoomOf } from './lights'
import { hash, patternFor } from './pattern'
import { animalsScenes } from './scenes/animals'
import { bodyScenes } from './scenes/body'
import { chartsScenes } from './scenes/charts'
import { earthScenes } from './scenes/earth'
import { habitatsScenes } from './scenes/habitats'
import { lifeScenes } from './scenes/life'
import { lifeCyclesScenes } from './scenes/lifeCycles'
import { machinesScenes } from './scenes/machines'
import { malaysiaScenes } from './scenes/malaysia'
import { malaysianCraftsScenes } from './scenes/malaysianCrafts'
import { malaysianFeastsScenes } from './scenes/malaysianFeasts'
import { malaysianLifeScenes } from './scenes/malaysianLife'
import { malaysianNatureScenes } from './scenes/malaysianNature'
import { measuringScenes } from './scenes/measuring'
import { numbersScenes } from './scenes/numbers'
import { pastimesScenes } from './scenes/pastimes'
import { placesScenes } from './scenes/places'
import { schoolScenes } from './scenes/school'
import { scienceScenes } from './scenes/science'
import { spaceScenes } from './scenes/space'

const scenes: Readonly<Record<string, Scene>> = {
  ...animalsScenes,
  ...bodyScenes,
  ...chartsScenes,
  ...earthScenes,
  ...habitatsScenes,
  ...lifeScenes,
  ...lifeCyclesScenes,
  ...machinesScenes,
  ...malaysiaScenes,
  ...malaysianCraftsScenes,
  ...malaysianFeastsScenes,
  ...malaysianLifeScenes,
  ...malaysianNatureScenes,
  ...measuringScenes,
  ...numbersScenes,
  ...pastimesScenes,
  ...placesScenes,
  ...schoolScenes,
  ...scienceScenes,
  ...spaceScenes,
}

export const sceneNames: readonly string[] = Object.keys(scenes)

/** Titles of scenes whose name would be a poor title. */
const titles: Readonly<Record<string, string>> = {
  'map-malaysia': 'Map of Malaysia',
  'kuala-lumpur': 'Kuala Lumpur',
  malacca: 'Melaka',
  'stadium-merdeka': 'Stadium Merdeka',
}

const MIN_SIDE = 1
const MAX_SIDE = 4096
/** The centre of the 400 × 300 stage, in stage units. Crops between about 1:2 and 7:2 show all of it, except in variants that zoom in. */
const SAFE_AREA = { width: 264, height: 212 }

/**
 * Draws a scene, one of `sceneNames`, as an SVG document. Any other name gets an abstract pattern, always the same one. Width
 * and height are in px, rounded and clamped to 1..4096. Folders and a file extension in the name are ignored, so a path works,
 * too. `light` selects a variant of the scene.
 */
export function drawScene(name: string, { width, height }: { width: number; height: number }, light?: Light): string {
  const last = lastPart(name)
  const key = slug(last)
  const scene = Object.hasOwn(scenes, key) ? scenes[key] : undefined
  const w = side(width, 400)
  const h = side(height, 300)
  const { shades, defs } = shadesFor(
    [scene ? key : `other-${hash(last).toString(36)}`, light].filter(Boolean).join('-'),
  )
  const subject = scene ? scene(shades) : patternFor(last)(shades)
  const drawing = draw(light ? paintLight(light, subject, shades) : subject)
  const title = scene ? (titles[key] ?? sentence(key)) : sentence(last)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${view(w / h, light && zoomOf(light))}" ` +
    `preserveAspectRatio="xMidYMid slice" role="img"><title>${escapeText(title)}</title><defs>${defs()}</defs>${drawing}</svg>`
  )
}

/** Number of characters that count as the opening of a text. A word there weighs three times. */
const OPENING = 80

/**
 * Returns the name of the scene for a text, found by English and Malay words. The opening of the text and longer phrases weigh
 * more. Without a match, returns a slug of the first words, which `drawScene` draws as a pattern.
 */
export function sceneFor(text: string): string {
  const plain = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  let best = { name: '', score: 0 }
  for (const [name, pattern] of wordPatterns()) {
    let score = 0
    for (const { 0: found, index } of plain.matchAll(pattern))
      score += found.trim().split(' ').length ** 2 * (index < OPENING ? 3 : 1)
    if (score > best.score) best = { name, score }
  }
  return best.name || slug(text).split('-').slice(0, 4).join('-').slice(0, 40) || 'paint-palette'
}

let patterns: readonly (readonly [name: string, pattern: RegExp])[] | undefined

/** Returns one pattern per scene, longest words first. It also matches English plurals and the Malay endings -nya and -lah. */
function wordPatterns() {
  patterns ??= Object.entries(pictureWords).map(([name, list]) => {
    const words = list.map((word) => word.replaceAll('-', ' ')).sort((a, b) => b.length - a.length)
    return [name, new RegExp(` (?:${words.join('|')})(?:s|es|nya|lah)?(?= )`, 'gu')] as const
  })
  return patterns
}

const side = (value: number, otherwise: number) =>
  Number.isNaN(value) ? otherwise : Math.min(MAX_SIDE, Math.max(MIN_SIDE, Math.round(value)))

/** Returns the SVG viewBox for an aspect ratio. Wide formats lose height, but never show less than `SAFE_AREA`. */
function view(ratio: number, zoom = 1): string {
  const isWide = ratio > 4 / 3
  const h = isWide ? Math.max(SAFE_AREA.height, 400 / ratio) : Math.min(520, Math.max(300, SAFE_AREA.width / ratio))
  const w = Math.min(760, Math.max(h * ratio, isWide ? 0 : SAFE_AREA.width))
  return [200 - w / zoom / 2, 150 - h / zoom / 2, w / zoom, h / zoom]
    .map((value) => Math.round(value * 10) / 10)
    .join(' ')
}

/** Returns the light that a picture's path names, as in `scenes/dusk/volcano`. */
export const lightIn = (path: string): Light | undefined => lightOf(path.split('/').at(-2) ?? '')

const lastPart = (name: string) =>
  (name.split(/[?#]/)[0] ?? '')
    .split('/')
    .findLast(Boolean)
    ?.replace(/\.[a-z]{3,4}$/i, '') ?? ''

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

function sentence(name: string): string {
  const words = name.replace(/[-_\s]+/g, ' ').trim() || 'Picture'
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Creates gradients whose ids contain the picture's name. Several inlined pictures on a page must not share ids. */
function shadesFor(key: string): { shades: Shades; defs: () => string } {
  const gradients: string[] = []
  const add = (kind: string, attributes: string, stops: string) => {
    const id = `scene-${key}-${gradients.length + 1}`
    gradients.push(`<${kind}Gradient id="${id}"${attributes}>${stops}</${kind}Gradient>`)
    return `url(#${id})`
  }
  return {
    shades: {
      down: (top, bottom) =>
        add('linear', ' x2="0" y2="1"', `<stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/>`),
      glow: (colour) => {
        const stop = `<stop stop-color="${colour}" stop-opacity=`
        return add('radial', '', `${stop}".75"/>${stop.replace('<stop', '<stop offset="1"')}"0"/>`)
      },
    },
    defs: () => gradients.join(''),
  }
}
