import { type RefObject, useEffect, useState } from 'react'

/** Characters of marked text that go with a question. */
const MAX_MARKED = 2000

type MarkedText = { cardId: string; text: string }

const NOTHING: MarkedText = { cardId: '', text: '' }

/**
 * The text that is marked in the open card (C-324, D-3106). It stays while keyboard focus and selection are in the chat.
 * @param cardId of the card in focus; without one nothing is marked
 * @returns the text, and how to leave it out until other text is marked
 */
export function useMarkedText(cardId: string | null, panel: RefObject<Element | null>): [string, () => void] {
  const [marked, setMarked] = useState(NOTHING)

  useEffect(() => {
    if (cardId === null) return
    const update = () => {
      const selection = document.getSelection()
      const node = selection?.anchorNode
      if (!selection || !node || panel.current?.contains(node)) return
      if (!document.getElementById('content')?.contains(node)) return
      const text = selection.toString().trim().slice(0, MAX_MARKED)
      setMarked((before) => (before.cardId === cardId && before.text === text ? before : { cardId, text }))
    }
    update()
    document.addEventListener('selectionchange', update)
    return () => {
      document.removeEventListener('selectionchange', update)
      // Nothing is marked in the card when it is opened again.
      setMarked(NOTHING)
    }
  }, [cardId, panel])

  const text = marked.cardId === cardId ? marked.text : ''
  return [text, () => setMarked(NOTHING)]
}
