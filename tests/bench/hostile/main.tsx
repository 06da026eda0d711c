import '@/ui/tokens.css'
import '@/ui/themes.css'
import '@/ui/base.css'
import { type ReactNode, useEffect, useState } from 'react'
import { Provider } from 'react-redux'
import { configureStore } from '@reduxjs/toolkit'
import { createRoot } from 'react-dom/client'
import type { Card } from '@/api/cards/card.schema'
import { baseApi } from '@/api/core/baseApi'
import { CardTile } from '@/cardTypes/tile/CardTile'
import { FocusCard } from '@/cardTypes/focus/FocusCard'
import { RichText } from '@/cardTypes/focus/RichText'
import { ReplyText } from '@/features/chat/reply/ReplyText'
import { rootReducer } from '@/store/rootReducer'
import { loadTexts } from '@/i18n/i18n'
import { cardFixture } from '../../../stories/cardTypes/cardFixture'
import { type Growth, growthsOf, textFunctions } from './texts'
import { textsOf, kinds, type Renderer, streamedList } from './kinds'

/** Number of frames without a change after which content counts as rendered. A transition may take several frames. */
const CALM_FRAMES = 30
/** Number of characters of a streamed reply per frame: 60,000 in ten seconds. */
const CHARACTERS_PER_FRAME = 100

export type HostilePage = {
  /** Renders the kind at an index. Resolves when the document no longer changes. */
  show: (index: number) => Promise<void>
  /** Renders `streamedList` as a streaming reply. Resolves when it has ended. */
  stream: () => Promise<void>
  textFunctions: readonly string[]
  /** Returns for each piece the time of a text function for a text, divided by its time for half the text. */
  growths: (name: string) => Promise<Growth[]>
}

const nothing = () => undefined

/** A card that has the content in each field that its tile shows. */
const tileCard = (content: string): Card =>
  cardFixture('text', { title: content, subtitle: content, body: content, image: null })

function studentsCard(texts: readonly string[]) {
  const card = cardFixture('classquestioninsight')
  const [student] = card.report.low_markers
  if (!student) throw new Error('The fixture has no student.')
  const low_markers = texts.map((text) => ({ ...student, student_name: text }))
  return cardFixture('classquestioninsight', { report: { ...card.report, low_markers } })
}

const focus = (card: Card) => <FocusCard card={card} />
const [scope] = cardFixture('hillchart').scopes

const renderers: Record<Renderer, (texts: string[]) => ReactNode> = {
  body: ([html = '']) => <RichText html={html} />,
  reply: ([text = '']) => <ReplyText text={text} />,
  tile: ([content = '']) => (
    <div style={{ container: 'tile / inline-size' }}>
      <CardTile card={tileCard(content)} isSelected={false} onSelect={nothing} onOpen={nothing} />
    </div>
  ),
  cells: (texts) =>
    focus(
      cardFixture('table', {
        body: { content: '', data_tables: [{ name: '', headers: ['Words'], rows: texts.map((text) => [text]) }] },
      }),
    ),
  answers: (texts) =>
    focus(cardFixture('question', { answers: texts.map((text) => ({ label: 'A', text, isCorrect: true })) })),
  scopes: (texts) =>
    focus(cardFixture('hillchart', { scopes: texts.flatMap((name) => (scope ? { ...scope, name } : [])) })),
  materials: (texts) =>
    focus(
      cardFixture('lessonplan', {
        lesson_resources: texts.map((title) => ({ title, type: 'text', recommendedResourcePrompt: '' })),
      }),
    ),
  students: (texts) => focus(studentsCard(texts)),
}

function StreamedReply() {
  const [length, setLength] = useState(0)
  const isGrowing = length < streamedList.length
  useEffect(() => {
    if (!isGrowing) return
    const frame = requestAnimationFrame(() => setLength(length + CHARACTERS_PER_FRAME))
    return () => cancelAnimationFrame(frame)
  }, [length, isGrowing])
  return <ReplyText text={streamedList.slice(0, length)} isGrowing={isGrowing} />
}

/** Resolves after `CALM_FRAMES` frames in a row in which the document has not changed. */
const settle = () =>
  new Promise<void>((resolve) => {
    let calm = 0
    const observer = new MutationObserver(() => {
      calm = 0
    })
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
    const onFrame = () => {
      calm += 1
      if (calm < CALM_FRAMES) return void requestAnimationFrame(onFrame)
      observer.disconnect()
      resolve()
    }
    requestAnimationFrame(onFrame)
  })

await loadTexts('board')
await loadTexts('chat')

/** A store without a session and a transport, because the rendered content sends no request. */
const store = configureStore({
  reducer: rootReducer,
  middleware: (getDefault) => getDefault().concat(baseApi.middleware),
})

const element = document.getElementById('root')
if (!element) throw new Error('The page has no root.')
const root = createRoot(element)

async function render(content: ReactNode) {
  root.render(<Provider store={store}>{content}</Provider>)
  await settle()
}

const page: HostilePage = {
  async show(index) {
    const kind = kinds[index]
    if (!kind) throw new Error(`There is no kind ${index}.`)
    await render(renderers[kind.renderer](textsOf(kind)))
  },
  stream: () => render(<StreamedReply />),
  textFunctions: Object.keys(textFunctions),
  growths: growthsOf,
}
Object.assign(window, { hostilePage: page })
