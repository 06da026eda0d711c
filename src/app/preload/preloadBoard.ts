import { isCardType } from '@/cardTypes/definitions'
import { cardTypeViews } from '@/cardTypes/registry'
import { BoardToolbar, CardMenu } from '@/features/board/BoardScreen'
import { loadTexts } from '@/i18n/i18n'
import { loadQuietly, type Preload } from '@/lib/loading/lazyComponent'
import { untilIdle } from '@/lib/loading/untilIdle'
import { FilterMenu } from '@/features/board/tools/BoardTools'
import { loadCardCommands } from '@/model/board/commands/useCardCommands'
import { Presentation } from '../lazyPresentation'
import { PageDialogs } from '../palette/lazyPageDialogs'
import { PanelChat } from '../shell/Shell'

/** Loads the route of an open card with its screen. */
export type LoadCardRoute = () => Promise<void> | undefined

const openCard = (loadCardRoute: LoadCardRoute): Preload => ({
  preload: () =>
    loadQuietly(() => Promise.all([loadCardRoute(), loadTexts('saving')])).then(
      () => undefined,
      () => undefined,
    ),
})

const commands: Preload = {
  preload: () =>
    loadQuietly(loadCardCommands).then(
      () => undefined,
      () => undefined,
    ),
}

/**
 * Preloads the italic font, which only rich text uses. If the browser loaded it with the first open card, it would lay
 * out that card twice.
 */
const italics: Preload = {
  preload: () =>
    document.fonts.load(`italic 1em ${getComputedStyle(document.body).fontFamily}`).then(
      () => undefined,
      () => undefined,
    ),
}

/** Returns the focus view of each card type that is on screen. */
function contentsOnScreen(): Preload[] {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-card-id] [data-type]')]
  const types = new Set(cards.map(({ dataset }) => dataset.type ?? '').filter(isCardType))
  return [...types].map((type) => cardTypeViews[type].Focus)
}

/**
 * Loads the parts one after the other, each when the browser is idle, so that none delays an interaction. Stops when
 * `signal` aborts.
 */
async function preloadWhenIdle(parts: readonly Preload[], signal: AbortSignal): Promise<void> {
  for (const { preload } of parts) {
    if (signal.aborted) return
    await untilIdle()
    await preload()
  }
}

/** Preloads the code that a press on a card needs. */
export const preloadOpenCards = (loadCardRoute: LoadCardRoute, signal: AbortSignal) =>
  preloadWhenIdle([openCard(loadCardRoute), ...contentsOnScreen(), italics], signal)

/** Preloads the code that presses on a board need: menus, cards, chat. */
export const preloadBoard = (loadCardRoute: LoadCardRoute, signal: AbortSignal) =>
  preloadWhenIdle(
    [
      BoardToolbar,
      commands,
      CardMenu,
      FilterMenu,
      openCard(loadCardRoute),
      ...contentsOnScreen(),
      italics,
      PanelChat,
      Presentation,
      PageDialogs,
    ],
    signal,
  )
