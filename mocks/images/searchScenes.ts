/** Picture search over the scenes, by English and Malay words, in one category or in all. */
import type { ImageResult } from '../../src/api/images.contract'
import { type Light, lights } from './lights'
import { subjectWords } from './subjectWords'

/** Categories and their scenes. */
const categories: Readonly<Record<string, readonly string[]>> = {
  animals: [
    'coral-reef',
    'butterfly',
    'bees',
    'tapir',
    'orangutan',
    'hornbill',
    'penguin',
    'dinosaurs',
    'dragon',
    'food-chain',
    'cat',
    'frog-life-cycle',
    'butterfly-life-cycle',
  ],
  buildings: [
    'kuala-lumpur',
    'kampung-house',
    'castle',
    'pyramids',
    'malacca',
    'classroom',
    'stadium-merdeka',
    'old-harbour',
  ],
  computer: ['computer', 'robot', 'circuit'],
  education: [
    'fractions',
    'numbers',
    'shapes',
    'angles',
    'graph',
    'clock',
    'money',
    'abacus',
    'books',
    'poem',
    'letters',
    'classroom',
    'world-map',
    'map-malaysia',
    'four-angles',
    'cube-nets',
    'monsoon-map',
    'malaysian-flag',
  ],
  food: ['durian', 'garden', 'bees', 'fractions', 'nasi-lemak', 'reunion-dinner'],
  health: ['human-heart', 'skeleton', 'lungs', 'microscope'],
  music: ['music-notes'],
  nature: [
    'volcano',
    'water-cycle',
    'photosynthesis',
    'rainforest',
    'coral-reef',
    'rainbow',
    'weather',
    'hibiscus',
    'garden',
    'ocean-waves',
    'moon-phases',
    'durian',
    'recycling',
    'frog-life-cycle',
    'butterfly-life-cycle',
    'recycling-bins',
  ],
  places: [
    'map-malaysia',
    'kuala-lumpur',
    'kampung-house',
    'malacca',
    'world-map',
    'pyramids',
    'castle',
    'compass',
    'malaysian-flag',
    'stadium-merdeka',
    'old-harbour',
    'monsoon-map',
  ],
  science: [
    'volcano',
    'water-cycle',
    'photosynthesis',
    'plant-cell',
    'solar-system',
    'moon-phases',
    'food-chain',
    'magnet',
    'circuit',
    'rainbow',
    'weather',
    'microscope',
    'test-tubes',
    'atom',
    'rocket',
    'robot',
    'dinosaurs',
    'labelled-cell',
    'frog-life-cycle',
    'butterfly-life-cycle',
    'monsoon-map',
  ],
  sports: ['badminton'],
  travel: ['compass', 'world-map', 'kuala-lumpur', 'malacca', 'ocean-waves', 'rocket', 'old-harbour', 'nasi-lemak'],
}

const MAX_RESULTS = 18
const TAGS = 6
/** Minimum length, in characters, of a word that matches as a prefix. */
const MIN_PREFIX_LENGTH = 3

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const words = Object.entries(subjectWords).map(([scene, list]) => ({
  scene,
  words: list.split(', ').map((word) => plain(word)),
}))

/** Relevance of a scene: phrases weigh by their number of words, more near the start; a matching prefix adds 1. */
function scoreOf(text: string, scene: string, list: readonly string[]): number {
  const padded = ` ${text} `
  const opening = padded.slice(0, 80)
  const isPrefix = text.length >= MIN_PREFIX_LENGTH && list.some((word) => word.startsWith(text))
  const found = list.filter((word) => new RegExp(` ${word}(s|es|nya|lah)? `, 'u').test(padded))
  const hits = found.map((word) => word.split(' ').length ** 2 * (opening.includes(` ${word}`) ? 3 : 1))
  const own = padded.includes(` ${plain(scene)} `) ? 6 : 0
  return hits.reduce((sum, hit) => sum + hit, own) + Number(isPrefix)
}

const addressOf = (scene: string, light: Light | undefined) => (light ? `scenes/${light}/${scene}` : `scenes/${scene}`)

function resultOf(scene: string, light: Light | undefined): ImageResult {
  const image = addressOf(scene, light)
  const tags = (subjectWords[scene] ?? scene).split(', ').slice(0, TAGS)
  return {
    image,
    webformatURL: `/api/file/image/${image}?width=640&height=480`,
    largeImageURL: `/api/file/image/${image}?width=1280&height=960`,
    tags: [...tags, ...(light ? [light] : [])].join(', '),
  }
}

/**
 * Pictures for a search text, best first: every matching scene, then the same scenes in other lights, so at least nine
 * results for any match and none without a match.
 * @param category a category name; '' searches all, an unknown one has no results
 */
export function searchScenes(text: string, category = ''): ImageResult[] {
  const searchText = plain(text)
  if (!searchText) return []
  const name = category.toLowerCase()
  const inCategory = Object.hasOwn(categories, name) ? categories[name] : undefined
  const isIn = (scene: string) => !category || Boolean(inCategory?.includes(scene))
  const scenes = words
    .map(({ scene, words: list }) => ({ scene, score: scoreOf(searchText, scene, list) }))
    .filter(({ scene, score }) => score > 0 && isIn(scene))
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_RESULTS)
    .map(({ scene }) => scene)
  const variants = lights.flatMap((light) => scenes.slice(0, 2).map((scene) => resultOf(scene, light)))
  return [...scenes.map((scene) => resultOf(scene, undefined)), ...variants].slice(0, MAX_RESULTS)
}
