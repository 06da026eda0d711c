import type { ReactNode } from 'react'
import { configureStore } from '@reduxjs/toolkit'
import { Provider } from 'react-redux'
import type { Card, Heart } from '@/api/cards/card.schema'
import { cardQueriesApi } from '@/api/cards/cardQueries'
import { baseApi } from '@/api/core/baseApi'
import { SuggestionsPanel } from '@/features/suggestions/SuggestionsPanel'
import { loadTexts } from '@/i18n/i18n'
import { rootReducer } from '@/store/rootReducer'
import { cardFixture } from '../../../stories/cardTypes/cardFixture'

const HEARTS: readonly Heart[] = ['H', 'E', 'A', 'R', 'T']

/** Marks the ends of five paragraphs in the middle of the text as passages of suggestions, as the server does. */
function tag(content: string): string {
  const middle = Math.floor(content.split('<p>').length / 2)
  return HEARTS.reduce((html, heart, index) => {
    const passage = `light, water and air (${middle + index * 2}).`
    return html.replace(passage, `<span data-suggestion="${heart}">${passage}</span>`)
  }, content)
}

const displayed = Object.fromEntries(
  HEARTS.map((heart) => [heart, { text: 'Say which leaves of your school garden do so.', status: 'displayed' }]),
)
const card: Card = cardFixture('text', {
  is_ai_suggestion_enabled: true,
  ai_suggestion_level: 'beginner',
  ai_suggestions: { beginner: displayed },
})

/** Answers every request as if it asked the server to mark passages in a text. */
const transport = {
  baseUrl: `${location.origin}/api`,
  readCookies: () => '',
  async fetch(request: Request) {
    const { content } = (await request.json()) as { content: string }
    return Response.json({ body: tag(content) })
  },
}

const store = configureStore({
  reducer: rootReducer,
  middleware: (getDefault) => getDefault({ thunk: { extraArgument: { transport } } }).concat(baseApi.middleware),
})

/** Loads the texts, and a card whose suggestions are switched on. */
export async function prepareSuggestions(): Promise<void> {
  await Promise.all([
    loadTexts('editor'),
    loadTexts('suggestions'),
    store.dispatch(cardQueriesApi.util.upsertQueryData('getCard', { cardId: card.id }, card)),
  ])
}

/** Shows a card's text with the writing suggestions beside it. */
export function WithSuggestions({ children }: { children: ReactNode }) {
  return (
    <Provider store={store}>
      <div style={{ position: 'relative', maxInlineSize: 700 }}>
        {children}
        <SuggestionsPanel card={card} presses={0} />
      </div>
    </Provider>
  )
}
