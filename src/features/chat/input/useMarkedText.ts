import { type RefObject, useEffect, useState } from 'react'
import { paintRanges } from '@/lib/paintRanges'

/** Characters of marked text that go with a question. */
const MAX_MARKED = 2000

type MarkedText = { text: string; range: Range }

/** The selection, when it is in the card. */
function selectionInCard(panel: Element | null): Selection | undefined {
  const selection = document.getSelection()
  const node = selection?.anchorNode
  if (!selection || !node || panel?.contains(node)) return undefined
  return document.getElementById('content')?.contains(node) ? selection : undefined
}

/** The text of a range, a line for each block. */
function textOf(range: Range): string {
  const contents = range.cloneContents()
  for (const block of contents.querySelectorAll('p, li, tr, h1, h2, h3, h4, h5, blockquote')) block.append('\n')
  return contents.textContent
}

function markedText(selection: Selection | undefined): MarkedText | undefined {
  if (!selection || selection.isCollapsed) return undefined
  const range = selection.getRangeAt(0).cloneRange()
  // On a phone the chat covers the card and makes it inert, whose selection has no text.
  const text = (selection.toString() || textOf(range)).trim().slice(0, MAX_MARKED)
  return text ? { text, range } : undefined
}

/**
 * The text that is marked in the open card (C-324, D-3106). It stays, and stays visible, while keyboard focus and selection are in the chat.
 * @param cardId of the card in focus; without one nothing is marked
 * @returns the text, and how to leave it out until other text is marked
 */
export function useMarkedText(cardId: string | null, panel: RefObject<Element | null>): [string, () => void] {
  // What was marked before the chat opened: its field takes the selection with the first commit.
  const [marked, setMarked] = useState(() => (cardId === null ? undefined : markedText(selectionInCard(null))))
  const [isSelectionInCard, setIsSelectionInCard] = useState(true)
  const [openedId, setOpenedId] = useState(cardId)
  if (openedId !== cardId) {
    setOpenedId(cardId)
    setMarked(undefined)
  }

  useEffect(() => {
    if (cardId === null) return
    const update = () => {
      const selection = selectionInCard(panel.current)
      setIsSelectionInCard(selection !== undefined)
      if (selection) setMarked(markedText(selection))
    }
    update()
    document.addEventListener('selectionchange', update)
    return () => document.removeEventListener('selectionchange', update)
  }, [cardId, panel])

  const hiddenRange = isSelectionInCard ? undefined : marked?.range
  useEffect(() => hiddenRange && paintRanges('asked-about', [hiddenRange]), [hiddenRange])
  return [marked?.text ?? '', () => setMarked(undefined)]
}
