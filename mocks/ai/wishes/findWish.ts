import { type Language, languageOf } from '../language'
import { normalise } from '../words'
import type { Wish } from './wish'
import { wishesEn } from './wishesEn'
import { wishesMs } from './wishesMs'

export type FoundWish = Wish & { language: Language }

const WISHES: readonly FoundWish[] = [
  ...wishesEn.map((wish) => ({ ...wish, language: 'en' as const })),
  ...wishesMs.map((wish) => ({ ...wish, language: 'ms' as const })),
]

/** The wish that a prompt expresses, in its language where both have it; undefined for any other prompt. */
export function findWish(prompt: string, hasCards: boolean): FoundWish | undefined {
  const flat = normalise(prompt)
  const found = WISHES.filter(({ asks, isAboutCard = false }) => asks.test(flat) && !(isAboutCard && hasCards))
  const language = languageOf(prompt)
  return found.find((wish) => wish.language === language) ?? found[0]
}
