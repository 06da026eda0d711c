import { useEffect, useEffectEvent } from 'react'
import { useDispatch } from 'react-redux'
import type { Card } from '@/api/card.schema'
import type { BoardDispatch } from './actions/boardThunk'
import { cardsSelected, selectionCleared } from './selectionSlice'
import { actionForKey } from './toolbar/actionFaces'
import type { BoardAction } from './toolbar/useBoardActions'

const TYPING = 'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"]'

type BoardKeysOptions = {
  /** False while something lies over the board. */
  isActive: boolean
  /** Every loaded card, in order. */
  listed: readonly Card[]
  actions: readonly BoardAction[]
  onAction: (action: BoardAction) => void
}

/** Shortcuts of the board: Escape ends the selection, Ctrl or Cmd and A selects all, and Z undoes; each action has its own key. */
export function useBoardKeys({ isActive, listed, actions, onAction }: BoardKeysOptions): void {
  const dispatch = useDispatch<BoardDispatch>()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isActive || event.defaultPrevented) return
    if (event.target instanceof Element && event.target.closest(TYPING)) return
    const isCommand = event.ctrlKey || event.metaKey
    if (event.key === 'Escape') dispatch(selectionCleared())
    if (isCommand && event.key.toLowerCase() === 'a') {
      event.preventDefault()
      dispatch(cardsSelected({ ids: listed.map(({ id }) => id) }))
    }
    if (isCommand && !event.shiftKey && event.key.toLowerCase() === 'z') {
      event.preventDefault()
      void import('./actions/undo').then(({ undoNewest }) => dispatch(undoNewest()))
    }
    const action = actionForKey(event)
    if (!action || !actions.includes(action)) return
    event.preventDefault()
    onAction(action)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
