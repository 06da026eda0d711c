/** State of an open card with writing suggestions, for tests without a screen. */
import { expect } from 'vitest'
import { cardsApi } from '@/api/cards/cards'
import { cardQueriesApi } from '@/api/cards/cardQueries'
import { blocksToHtml } from '@/editor/model/blocksToHtml'
import { createHeartboardEditor, resetEditor } from '@/editor/model/createHeartboardEditor'
import { htmlToBlocks } from '@/editor/model/htmlToBlocks'
import type { HeartboardEditor } from '@/editor/model/types'
import { createSuggestions, type SuggestionNotice, type Suggestions } from '@/features/suggestions/createSuggestions'
import { shownLetters } from '@/features/suggestions/suggestionState'
import { suggestionCalls } from '@/features/suggestions/useSuggestions'
import { saveCard } from '@mocks/domain/cards/cardMutations'
import { openApp } from './openApp'

/** Card 'Batik: Wax, Dye, Repeat'. It has suggestions for beginners, which are switched off at the start. */
const CARD = '7e8956fa-6548-4e82-b62a-e751a5e58111'
const AINA = 12

/** @param streamIntervalMs time in ms between two tokens of an applied suggestion */
export async function openSuggestions(streamIntervalMs = 0) {
  const app = openApp({ as: 'cikgu_aina', isWithoutRealtime: true, streamIntervalMs })
  const { store, session } = app
  const load = () => store.dispatch(cardQueriesApi.endpoints.getCard.initiate({ cardId: CARD }, { forceRefetch: true }))
  await load()
  const calls = suggestionCalls(store.dispatch, CARD)
  const news: SuggestionNotice[] = []
  let editor: HeartboardEditor
  let suggestions: Suggestions
  let close: () => void
  const stored = () => session.mockServer.db.cards.get(CARD)
  const html = () => blocksToHtml(editor.children)

  const save = async () => {
    if (html() === stored()?.body) return true
    const { error } = await store.dispatch(
      cardsApi.endpoints.updateCard.initiate({ cardId: CARD, change: { body: html() } }),
    )
    return !error
  }
  function begin() {
    editor = createHeartboardEditor()
    resetEditor(editor, htmlToBlocks(String(stored()?.body)))
    suggestions = createSuggestions({
      ...calls,
      text: { editor, hold: () => () => undefined },
    })
    close = suggestions.open({ save, confirmBody: () => undefined, notify: (event) => news.push(event) })
  }
  /** Adds a paragraph on the server, as the same user would in another tab. The open card has not received it yet. */
  function writeElsewhere(words: string) {
    const person = session.mockServer.db.people.get(AINA)
    if (!person) throw new Error('Aina is not in the seed.')
    saveCard(session.mockServer, person, {
      id: CARD,
      change: { body: `${String(stored()?.body)}<p>${words}</p>` },
      isFull: false,
    })
  }
  begin()
  return {
    app,
    news,
    stored,
    html,
    save,
    editor: () => editor,
    suggestions: () => suggestions,
    shown: () => shownLetters(calls.card() ?? { ai_suggestions: null }, suggestions.getState()),
    cached: () => calls.card(),
    close: () => close(),
    /** Saves and closes the card, then opens the server's version. */
    async reload() {
      await save()
      close()
      await load()
      begin()
      await suggestions.resume()
    },
    writeElsewhere,
    /** Saves the text, adds a paragraph in another tab, and shows the result in the editor. */
    async changeElsewhere(words: string) {
      await save()
      writeElsewhere(words)
      await load()
      resetEditor(editor, htmlToBlocks(String(stored()?.body)))
    },
  }
}

export type OpenSuggestions = Awaited<ReturnType<typeof openSuggestions>>

/** Resolves once no call of the suggestions is in flight. */
export const suggestionsSettled = (card: OpenSuggestions) =>
  expect
    .poll(() => {
      const { phase, applying } = card.suggestions().getState()
      return applying === undefined && phase !== 'enabled' && phase !== 'generating'
    })
    .toBe(true)
