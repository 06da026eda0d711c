import type { Keywords, Topic } from '../../fixtures/content/content.schema'
import keywordsJson from '../../fixtures/content/keywords.json'
import areaPerimeter from '../../fixtures/content/topics/areaPerimeter.json'
import codingLoops from '../../fixtures/content/topics/codingLoops.json'
import electricCircuits from '../../fixtures/content/topics/electricCircuits.json'
import englishTenses from '../../fixtures/content/topics/englishTenses.json'
import foodChains from '../../fixtures/content/topics/foodChains.json'
import fractions from '../../fixtures/content/topics/fractions.json'
import humanHeart from '../../fixtures/content/topics/humanHeart.json'
import malaccaSultanate from '../../fixtures/content/topics/malaccaSultanate.json'
import merdeka from '../../fixtures/content/topics/merdeka.json'
import narrativeWriting from '../../fixtures/content/topics/narrativeWriting.json'
import peribahasa from '../../fixtures/content/topics/peribahasa.json'
import photosynthesis from '../../fixtures/content/topics/photosynthesis.json'
import solarSystem from '../../fixtures/content/topics/solarSystem.json'
import volcanoes from '../../fixtures/content/topics/volcanoes.json'
import waterCycle from '../../fixtures/content/topics/waterCycle.json'

/** Topics that are in the same chunk as the assistant's code. */
export const library = [
  photosynthesis,
  waterCycle,
  foodChains,
  solarSystem,
  volcanoes,
  electricCircuits,
  humanHeart,
  fractions,
  areaPerimeter,
  merdeka,
  malaccaSultanate,
  peribahasa,
  englishTenses,
  narrativeWriting,
  codingLoops,
] as Topic[]

/** Topics that are loaded on demand. Each has a chunk of its own. */
const FURTHER_TOPICS: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  statesOfMalaysia: () => import('../../fixtures/content/topics/statesOfMalaysia.json'),
  timesTables: () => import('../../fixtures/content/topics/timesTables.json'),
  weatherClimate: () => import('../../fixtures/content/topics/weatherClimate.json'),
  statesOfMatter: () => import('../../fixtures/content/topics/statesOfMatter.json'),
  coralReef: () => import('../../fixtures/content/topics/coralReef.json'),
  bungaRaya: () => import('../../fixtures/content/topics/bungaRaya.json'),
  skeleton: () => import('../../fixtures/content/topics/skeleton.json'),
  mixtures: () => import('../../fixtures/content/topics/mixtures.json'),
  moneyChange: () => import('../../fixtures/content/topics/moneyChange.json'),
  magnets: () => import('../../fixtures/content/topics/magnets.json'),
}

const loaded = new Map(library.map((topic) => [topic.id, topic]))

/**
 * Keywords and excluded phrases of all topics, even those that are not loaded. Of topics with the same score, the earlier one
 * wins.
 */
export const keywordIndex = Object.entries(keywordsJson as Keywords).map(([id, words]) => ({ id, ...words }))

/** Loads topics of `FURTHER_TOPICS`. Until then, `topicById` returns undefined for them. */
export async function loadTopics(ids: readonly string[]): Promise<void> {
  await Promise.all(
    Object.entries(FURTHER_TOPICS)
      .filter(([id]) => ids.includes(id) && !loaded.has(id))
      .map(async ([id, load]) => loaded.set(id, (await load()).default as Topic)),
  )
}

/** Returns the topic with an id; undefined if there is none or it is not loaded. */
export const topicById = (id: string): Topic | undefined => loaded.get(id)

export const loadedTopics = (): Topic[] => [...loaded.values()]
