import { areaPerimeter } from './topics/areaPerimeter'
import { codingLoops } from './topics/codingLoops'
import { electricCircuits } from './topics/electricCircuits'
import { englishTenses } from './topics/englishTenses'
import { foodChains } from './topics/foodChains'
import { fractions } from './topics/fractions'
import { humanHeart } from './topics/humanHeart'
import { malaccaSultanate } from './topics/malaccaSultanate'
import { merdeka } from './topics/merdeka'
import { narrativeWriting } from './topics/narrativeWriting'
import { peribahasa } from './topics/peribahasa'
import { photosynthesis } from './topics/photosynthesis'
import { solarSystem } from './topics/solarSystem'
import { furtherTopics } from './furtherTopics'
import type { Topic, TopicKeywords } from './topics/topic'
import { volcanoes } from './topics/volcanoes'
import { waterCycle } from './topics/waterCycle'

/** The topics that are loaded with the assistant. */
export const library: readonly Topic[] = [
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
]

const loaded = new Map(library.map((topic) => [topic.id, topic]))

/** How every topic is found, loaded or not. */
export const keywordIndex: readonly (TopicKeywords & { id: string })[] = [...library, ...furtherTopics]

/** Loads further topics, each in a chunk of its own. Until then `topicById` does not know them. */
export async function loadTopics(ids: readonly string[]): Promise<void> {
  await Promise.all(
    furtherTopics
      .filter(({ id }) => ids.includes(id) && !loaded.has(id))
      .map(async ({ id, keywords, excludedPhrases, load }) => {
        loaded.set(id, { ...(await load()), keywords, ...(excludedPhrases && { excludedPhrases }) })
      }),
  )
}

/** The topic of an id; undefined for an unknown id and for a topic that is not loaded. */
export const topicById = (id: string): Topic | undefined => loaded.get(id)

/** Every topic that is loaded. */
export const loadedTopics = (): Topic[] => [...loaded.values()]
