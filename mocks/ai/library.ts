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
import type { Topic } from './topics/topic'
import { volcanoes } from './topics/volcanoes'
import { waterCycle } from './topics/waterCycle'

/** Every topic of the mock assistant. */
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

const byId = new Map(library.map((topic) => [topic.id, topic]))

/** The topic of an id; undefined for an unknown id. */
export function topicById(id: string): Topic | undefined {
  return byId.get(id)
}
