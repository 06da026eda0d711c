import { isCardType } from '@/cardTypes/definitions'
import { cardTypeViews } from '@/cardTypes/registry'
import { BoardToolbar, CardMenu } from '@/features/board/BoardScreen'
import { loadTexts } from '@/i18n/i18n'
import { loadQuietly, type Preload } from '@/lib/loading/lazyComponent'
import { untilIdle } from '@/lib/loading/untilIdle'
import { FilterMenu } from '@/features/board/tools/BoardTools'
import { loadCardCommands } from '@/model/board/commands/useCardCommands'
import { ChatPanel } from '../shell/Shell'

/** Loads the route of an open card with its screen. */
export type LoadCardRoute = () => Promise<void> | undefined

/** The route of an open card, and its texts. */
const openCard = (loadCardRoute: LoadCardRoute): Preload => ({
  preload: () =>
    loadQuietly(() => Promise.all([loadCardRoute(), loadTexts('saving')])).then(
      () => undefined,
      () => undefined,
    ),
})

/** The commands of toolbars, menus and shortcuts. */
const commands: Preload = {
  preload: () =>
    loadQuietly(loadCardCommands).then(
      () => undefined,
      () => undefined,
    ),
}

/** Slanted letters, which only texts have: loaded with the first of them, they would lay out the open card twice. */
const italics: Preload = {
  preload: () =>
    document.fonts.load(`italic 1em ${getComputedStyle(document.body).fontFamily}`).then(
      () => undefined,
      () => undefined,
    ),
}

/** The contents of an open card, of each type that is on screen. */
function contentsOnScreen(): Preload[] {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-card-id] [data-type]')]
  const types = new Set(cards.map(({ dataset }) => dataset.type ?? '').filter(isCardType))
  return [...types].map((type) => cardTypeViews[type].Focus)
}

/** Loads one part after the other, each in an idle slice, so that none is in the way of what a person does, until the board is left. */
async function preloadWhenIdle(parts: readonly Preload[], signal: AbortSignal): Promise<void> {
  for (const { preload } of parts) {
    if (signal.aborted) return
    await untilIdle()
    await preload()
  }
}

/** Loads what a press on a card opens. */
export const preloadOpenCards = (loadCardRoute: LoadCardRoute, signal: AbortSignal) =>
  preloadWhenIdle([openCard(loadCardRoute), ...contentsOnScreen(), italics], signal)

/** Loads what the presses on a board open: its menus, its cards, the chat. */
export const preloadBoard = (loadCardRoute: LoadCardRoute, signal: AbortSignal) =>
  preloadWhenIdle(
    [BoardToolbar, commands, CardMenu, FilterMenu, openCard(loadCardRoute), ...contentsOnScreen(), italics, ChatPanel],
    signal,
  )
