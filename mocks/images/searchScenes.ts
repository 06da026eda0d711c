/** Searches scenes by English and Malay words, in one category or in all. */
import categoriesJson from '../../fixtures/content/pictureCategories.json'
import pictureWordsJson from '../../fixtures/content/pictureWords.json'
import type { ImageResult } from '../../src/api/images.contract'
import { type Light, lights } from './lights'

const categories: Readonly<Record<string, readonly string[]>> = categoriesJson
const pictureWords: Readonly<Record<string, readonly string[]>> = pictureWordsJson

const MAX_RESULTS = 18
const TAGS = 6
/** Minimum number of characters of a word to be matched as the beginning of a longer word. */
const MIN_PREFIX_LENGTH = 3

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const words = Object.entries(pictureWords).map(([scene, list]) => ({
  scene,
  words: list.map((word) => plain(word)),
}))

/**
 * Returns how well a scene matches. Each phrase found scores its number of words squared, three times that in the opening of
 * the text. The scene's own name adds 6, a prefix match 1.
 */
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
  const tags = (pictureWords[scene] ?? [scene]).slice(0, TAGS)
  return {
    image,
    webformatURL: `/api/file/image/${image}?width=640&height=480`,
    largeImageURL: `/api/file/image/${image}?width=1280&height=960`,
    tags: [...tags, ...(light ? [light] : [])].join(', '),
  }
}

/** Returns scenes in all lights, for a long list of results. */
const anyScenes = (count: number): ImageResult[] =>
  [undefined, ...lights].flatMap((light) => words.map(({ scene }) => resultOf(scene, light))).slice(0, count)

/**
 * Returns at most `MAX_RESULTS` pictures for a search text: matching scenes, best first, then the best two in other lights. If
 * only one scene matches, there are nine results: the scene and eight lights.
 * @param category name of a category; '' searches all; an unknown category has no results
 * @param count number of results, matching or not; undefined: the matching ones
 */
export function searchScenes(text: string, category = '', count?: number): ImageResult[] {
  if (count !== undefined) return anyScenes(count)
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
