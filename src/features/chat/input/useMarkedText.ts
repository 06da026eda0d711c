import { type RefObject, useEffect, useState } from 'react'
import { paintRanges } from '@/lib/paintRanges'

/** In characters; longer selections are cut before they are sent. */
const MAX_MARKED = 2000

type MarkedText = { text: string; range: Range }

function selectionInCard(panel: Element | null): Selection | undefined {
  const selection = document.getSelection()
  const node = selection?.anchorNode
  if (!selection || !node || panel?.contains(node)) return undefined
  return document.getElementById('content')?.contains(node) ? selection : undefined
}

/** Returns the text of a range, with one line per block. */
function textOf(range: Range): string {
  const contents = range.cloneContents()
  for (const block of contents.querySelectorAll('p, li, tr, h1, h2, h3, h4, h5, blockquote')) block.append('\n')
  return contents.textContent
}

function markedText(selection: Selection | undefined): MarkedText | undefined {
  if (!selection || selection.isCollapsed) return undefined
  const range = selection.getRangeAt(0).cloneRange()
  // In inert content `selection.toString()` is empty, and on a phone the open chat makes the card inert.
  const text = (selection.toString() || textOf(range)).trim().slice(0, MAX_MARKED)
  return text ? { text, range } : undefined
}

/**
 * Returns the text that the user has selected in the open card (C-324, D-3106). It stays highlighted while focus and selection are in the
 * chat.
 * @param cardId id of the open card; null: no text is returned
 * @returns the text, and a function that drops it until other text is selected
 */
export function useMarkedText(cardId: string | null, panel: RefObject<Element | null>): [string, () => void] {
  // Reads the selection in the first render, because the chat's field takes the selection on commit.
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
