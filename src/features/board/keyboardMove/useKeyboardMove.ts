import { useEffect, useEffectEvent, useState } from 'react'
import type { Card } from '@/api/cards/card.schema'
import type { CardListArg } from '@/api/cards/cardListPages'
import { cardTitle } from '@/cardTypes/rules/labels'
import { useTranslation } from '@/i18n/i18n'
import { useAppDispatch } from '@/store/hooks'
import { applyDrop } from '../dnd/applyDrop'
import { endDrag, setDropTarget, startDrag } from '../dnd/dragStore'
import { type DropTarget, getDraggedCards, getDropRejection } from '../dnd/dropTarget'
import { indexForKey } from '../grid/gridKeys'
import { moveKeyOf } from './moveKeys'
import type { SortModeChangeHandler } from '../dnd/manualOrder'

export type KeyboardMoveOptions = {
  listedCards: readonly Card[]
  list: CardListArg
  selectedIds: readonly string[]
  columns: number
  isAutoLayout: boolean
  onSortModeChange: SortModeChangeHandler
  onTargetChange: (index: number) => void
  /** Called when a move has ended and no element has focus. The caller focuses the card or, if it is gone, the card at the index. */
  onMoveEnd: (cardId: string, index: number) => void
}

type MoveMode = 'merge' | 'reorder'
type MoveState = { draggedCards: Card[]; index: number; mode: MoveMode }

/** A move in progress, as the buttons of `MoveToolbar` need it. */
export type KeyboardMove = {
  mode: MoveMode
  canReorder: boolean
  canMoveToMyBoard: boolean
  /** Handles a key, named as in `KeyboardEvent.key`. */
  dispatchKey: (key: string) => void
}

/**
 * Moves cards by keyboard, or by buttons that send the same keys. `lift` starts a move of the focused card and, if it is selected, of the
 * selection. Arrows, Home and End choose the target; M switches between stacking and reordering. Space or Enter drops, R drops on My Board,
 * Escape or Tab cancels.
 * @returns `announcement`: text for a live region; `move`: null while no card is lifted
 */
export function useKeyboardMove(options: KeyboardMoveOptions): {
  announcement: string
  lift: (cardId: string) => void
  move: KeyboardMove | null
} {
  const { listedCards, list, selectedIds, columns, isAutoLayout, onSortModeChange, onTargetChange, onMoveEnd } = options
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const [moveState, setMoveState] = useState<MoveState | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const isMoving = moveState !== null

  const titleAt = (index: number) => {
    const card = listedCards[index]
    return card ? cardTitle(card, t) : ''
  }

  const toDropTarget = ({ draggedCards, index, mode }: MoveState): DropTarget => {
    if (mode === 'reorder') return { kind: 'reorder', index }
    const target = listedCards[index]
    if (!target || draggedCards.some(({ id }) => id === target.id)) return { kind: 'none' }
    return { kind: 'merge', targetId: target.id }
  }

  const announceTarget = (next: MoveState) => {
    const dropTarget = toDropTarget(next)
    const rejection = getDropRejection(dropTarget, { draggedCards: next.draggedCards, listedCards, isAutoLayout })
    dispatch(setDropTarget(dropTarget, listedCards, rejection))
    onTargetChange(Math.min(next.index, listedCards.length - 1))
    const title = titleAt(next.index)
    const place = () => {
      if (dropTarget.kind === 'none') return t('board.drag.overOwn')
      if (dropTarget.kind === 'merge') return t(rejection ? 'board.drag.over' : 'board.drag.overMerge', { title })
      return next.index >= listedCards.length ? t('board.drag.overEnd') : t('board.drag.overBefore', { title })
    }
    setAnnouncement([place(), ...(rejection === 'notOwner' ? [t('message.drag.unable')] : [])].join(' '))
  }

  const moveTo = (next: MoveState) => {
    setMoveState(next)
    announceTarget(next)
  }

  const end = () => {
    setMoveState(null)
    dispatch(endDrag())
  }

  const drop = (dropTarget: DropTarget) => {
    if (!moveState) return
    const { draggedCards, index } = moveState
    end()
    setAnnouncement(t(dropTarget.kind === 'none' ? 'board.drag.cancelled' : 'board.drag.dropped'))
    const saving = dispatch(applyDrop({ dropTarget, draggedCards, listedCards, list, isAutoLayout, onSortModeChange }))
    void saving.then(() => {
      // If the user has moved focus while the drop was saved, focus stays there.
      if (document.activeElement === document.body) onMoveEnd(draggedCards[0]?.id ?? '', index)
    })
  }

  const dispatchKey = (key: string) => {
    if (!moveState) return
    const { index, mode } = moveState
    // A reorder has one more target, the place after the last card.
    const count = mode === 'reorder' ? listedCards.length + 1 : listedCards.length
    const target = indexForKey(key, index, { columns, count, isRtl: document.dir === 'rtl' })
    if (target !== undefined) return moveTo({ ...moveState, index: target })
    const moveKey = moveKeyOf(key)
    if (moveKey === 'changeMode' && !isAutoLayout) {
      const next: MoveMode = mode === 'merge' ? 'reorder' : 'merge'
      return moveTo({ ...moveState, mode: next, index: Math.min(index, listedCards.length - 1) })
    }
    if (moveKey === 'myBoard' && list.stackId) return drop({ kind: 'myBoard' })
    if (moveKey === 'drop') return drop(toDropTarget(moveState))
    if (moveKey === 'putBack') return drop({ kind: 'none' })
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    event.stopPropagation()
    // The browser handles combinations with Ctrl, Cmd and Alt.
    if (event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    // Only arrows repeat while held: a held M would switch back at once, and a held Enter would drop at once.
    if (event.repeat && !event.key.startsWith('Arrow')) return
    dispatchKey(event.key)
  })

  const onLeave = useEffectEvent(() => {
    end()
    setAnnouncement(t('board.drag.cancelled'))
  })

  useEffect(() => {
    if (!isMoving) return
    const onKeyDown = (event: KeyboardEvent) => onKey(event)
    // A press elsewhere or a switch to another window cancels the move.
    const cancelMove = () => onLeave()
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Element && target.closest('[data-move]'))) cancelMove()
    }
    window.addEventListener('keydown', onKeyDown, true)
    window.addEventListener('pointerdown', onPointerDown, true)
    window.addEventListener('blur', cancelMove)
    return () => {
      window.removeEventListener('keydown', onKeyDown, true)
      window.removeEventListener('pointerdown', onPointerDown, true)
      window.removeEventListener('blur', cancelMove)
    }
  }, [isMoving])

  useEffect(() => () => setMoveState(null), [list.stackId])

  return {
    announcement,
    move: moveState && {
      mode: moveState.mode,
      canReorder: !isAutoLayout,
      canMoveToMyBoard: list.stackId !== undefined,
      dispatchKey,
    },
    lift(cardId) {
      const index = listedCards.findIndex(({ id }) => id === cardId)
      if (index < 0 || list.search !== '' || isMoving) return
      const draggedCards = getDraggedCards(cardId, listedCards, selectedIds)
      if (draggedCards.length === 0) return
      dispatch(startDrag(draggedCards))
      setMoveState({ draggedCards, index, mode: 'merge' })
      // Announces only the keys that work in this list.
      const instructions = [
        t('board.drag.lifted', { title: titleAt(index) }),
        ...(isAutoLayout ? [] : [t('board.drag.liftedReorder')]),
        ...(list.stackId ? [t('board.drag.liftedMyBoard')] : []),
      ]
      setAnnouncement(instructions.join(' '))
    },
  }
}
