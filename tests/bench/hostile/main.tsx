import '@/ui/tokens.css'
import '@/ui/themes.css'
import '@/ui/base.css'
import { type ReactNode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Card } from '@/api/cards/card.schema'
import { CardTile } from '@/cardTypes/CardTile'
import { RichText } from '@/cardTypes/RichText'
import { ReplyText } from '@/features/chat/ReplyText'
import { loadTexts } from '@/i18n/i18n'
import { cardFixture } from '../../../stories/cardTypes/cardFixture'
import { contentOf, kinds, type Renderer, streamedList } from './kinds'

/** Frames without a change after which content counts as rendered. */
const CALM_FRAMES = 10
/** Characters of a streamed reply that arrive in each frame: 60,000 in ten seconds. */
const CHARACTERS_PER_FRAME = 100

export type HostilePage = {
  /** Renders the kind of this index and resolves when nothing changes any more. */
  show: (index: number) => Promise<void>
  /** Renders the streamed list while it arrives. */
  stream: () => Promise<void>
}

const nothing = () => undefined

const renderers: Record<Renderer, (content: string) => ReactNode> = {
  body: (content) => <RichText html={content} />,
  reply: (content) => <ReplyText text={content} />,
  tile: (content) => <CardTile card={tileCard(content)} isSelected={false} onSelect={nothing} onOpen={nothing} />,
}

/** A card with the content in each field that its tile shows. */
const tileCard = (content: string): Card =>
  cardFixture('text', { title: content, subtitle: content, body: content, image: null })

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

/** Resolves after `CALM_FRAMES` frames in a row without a change of the document. */
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

const element = document.getElementById('root')
if (!element) throw new Error('The page has no root.')
const root = createRoot(element)

async function render(content: ReactNode) {
  root.render(content)
  await settle()
}

const page: HostilePage = {
  async show(index) {
    const kind = kinds[index]
    if (!kind) throw new Error(`There is no kind ${index}.`)
    await render(renderers[kind.renderer](contentOf(kind)))
  },
  stream: () => render(<StreamedReply />),
}
Object.assign(window, { hostilePage: page })
