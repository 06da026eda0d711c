import '@/ui/tokens.css'
import '@/ui/themes.css'
import '@/ui/base.css'
import { useEffect, useState } from 'react'
import { configureStore } from '@reduxjs/toolkit'
import { Provider } from 'react-redux'
import { createRoot } from 'react-dom/client'
import type { CardStream } from '@/api/cards/cardStream'
import { followStream } from '@/api/cards/openCard'
import { baseApi } from '@/api/core/baseApi'
import { FocusCard } from '@/cardTypes/focus/FocusCard'
import { IsStreamingContext, withStream } from '@/cardTypes/focus/streamedCard'
import { loadTexts } from '@/i18n/i18n'
import { rootReducer } from '@/store/rootReducer'
import { cardFixture } from '../../../stories/cardTypes/cardFixture'

/** What the page has shown of a stream. */
export type Shown = {
  /** Times between frames in ms. */
  gaps: number[]
  shownCharacters: number
}

export type CardStreamPage = {
  /** Streams `tokens` tokens into the card; resolves once all are shown. */
  stream: (tokens: number) => Promise<Shown>
}

/** Streams 2,000 words a second, ten times as many as a reply of the chat. */
const TOKENS_PER_MS = 2
const WORDS_PER_PARAGRAPH = 40

/** Returns one token of an endless text: a word. Each paragraph has 40 words, some of them bold. */
function tokenAt(index: number): string {
  const place = index % WORDS_PER_PARAGRAPH
  if (place === 0) return '<p>Plants '
  if (place === 10) return '<strong>make '
  if (place === 12) return 'food</strong> '
  return place === WORDS_PER_PARAGRAPH - 1 ? 'light &amp; air.</p>' : 'leaf '
}

const card = cardFixture('text', { image: null })
const isPlain = new URLSearchParams(location.search).get('view') === 'plainText'
const store = configureStore({
  reducer: rootReducer,
  middleware: (getDefault) => getDefault().concat(baseApi.middleware),
})

let stream: ReturnType<typeof followStream> | undefined

/** Renders the open card, or for comparison the same text in one text node. Both receive the same words at the same times. */
function Streamed() {
  const [shown, setShown] = useState<CardStream | null>(null)
  useEffect(() => {
    const followed = followStream(setShown, () => undefined)
    stream = followed
    return followed.stop
  }, [])
  if (isPlain) return <main>{shown?.body}</main>
  return (
    <IsStreamingContext value={shown !== null}>
      <main>
        <FocusCard card={withStream(card, shown)} />
      </main>
    </IsStreamingContext>
  )
}

const element = document.getElementById('root')
if (!element) throw new Error('The page has no root.')
await Promise.all([loadTexts('board'), loadTexts('saving')])
createRoot(element).render(
  <Provider store={store}>
    <Streamed />
  </Provider>,
)

const text = () => document.querySelector('main')?.textContent ?? ''

/** `stream` records the frames from the first token until the last one is shown. */
const page: CardStreamPage = {
  stream: (tokens) =>
    new Promise((resolve) => {
      const lastWord = `word${tokens}`
      const gaps: number[] = []
      const begun = performance.now()
      let last = begun
      let sent = 0
      stream?.start()
      const onFrame = (now: number) => {
        gaps.push(now - last)
        last = now
        const due = Math.min(tokens, Math.ceil((now - begun) * TOKENS_PER_MS))
        for (; sent < due; sent += 1) stream?.add({ index: sent, token: tokenAt(sent) })
        if (sent === tokens) {
          stream?.add({ index: tokens, token: `<p>${lastWord}</p>` })
          sent += 1
        }
        // Read the page's text only at the end, because reading a long text takes longer than a frame.
        if (sent > tokens && text().includes(lastWord)) resolve({ gaps: gaps.slice(1), shownCharacters: text().length })
        else requestAnimationFrame(onFrame)
      }
      requestAnimationFrame(onFrame)
    }),
}
Object.assign(window, { cardStreamPage: page })
