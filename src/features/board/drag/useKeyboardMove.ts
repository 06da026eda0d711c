import { useEffect, useEffectEvent, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { Card } from '@/api/card.schema'
import type { CardListArg } from '@/api/loadedCards'
import { cardTitle } from '@/formats/labels'
import { useTranslation } from '@/i18n/i18n'
import type { BoardDispatch } from '../actions/boardThunk'
import { endDrag, outcomeChanged, startDrag } from './dragSession'
import { type DropOutcome, liftedWith } from './dropOutcome'
import { performDrop } from './performDrop'

export type KeyboardMoveOptions = {
  listed: readonly Card[]
  list: CardListArg
  selectedIds: readonly string[]
  columns: number
  isAutoLayout: boolean
  onManual: (list: CardListArg) => void
  /** Brings a place of the list into view. */
  onReach: (index: number) => void
  /** The move is over; focus belongs to the card, or to what stands at its place. */
  onDone: (cardId: string, index: number) => void
}

type Mode = 'merge' | 'reorder'
type Moving = { cards: Card[]; index: number; mode: Mode }

/** A move that is going on, for whoever shows it. */
export type Move = {
  mode: Mode
  canReorder: boolean
  canGoHome: boolean
  /** Does what a key means, as `KeyboardEvent.key`. */
  press: (key: string) => void
}

/** Steps of the arrow keys through a grid. */
const stepsOf = (key: string, columns: number, isRtl: boolean): number | undefined => {
  const sideways = isRtl ? -1 : 1
  if (key === 'ArrowRight') return sideways
  if (key === 'ArrowLeft') return -sideways
  if (key === 'ArrowDown') return columns
  if (key === 'ArrowUp') return -columns
  return undefined
}

/**
 * Moving cards by keyboard, or by the buttons that stand for its keys: M lifts the card in focus (with those selected beside it);
 * arrows, Home and End move; M changes between stacking and reordering; R goes to My Board; Space or Enter drops; Escape puts back. What
 * happens is told by `announcement`.
 */
export function useKeyboardMove(options: KeyboardMoveOptions): {
  announcement: string
  lift: (cardId: string) => void
  move: Move | null
} {
  const { listed, list, selectedIds, columns, isAutoLayout, onManual, onReach, onDone } = options
  const { t } = useTranslation()
  const dispatch = useDispatch<BoardDispatch>()
  const [moving, setMoving] = useState<Moving | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const isMoving = moving !== null

  const titleAt = (index: number) => {
    const card = listed[index]
    return card ? cardTitle(card, t) : ''
  }

  const outcomeOf = ({ cards, index, mode }: Moving): DropOutcome => {
    if (mode === 'reorder') return { kind: 'reorder', index }
    const target = listed[index]
    if (!target || cards.some(({ id }) => id === target.id)) return { kind: 'nothing' }
    return { kind: 'merge', targetId: target.id }
  }

  const tell = (next: Moving) => {
    const outcome = outcomeOf(next)
    outcomeChanged(outcome, listed)
    onReach(Math.min(next.index, listed.length - 1))
    if (outcome.kind === 'nothing') setAnnouncement(t('board.drag.overOwn'))
    if (outcome.kind === 'merge') setAnnouncement(t('board.drag.overMerge', { title: titleAt(next.index) }))
    if (outcome.kind === 'reorder') {
      const isLast = next.index >= listed.length
      setAnnouncement(isLast ? t('board.drag.overEnd') : t('board.drag.overBefore', { title: titleAt(next.index) }))
    }
  }

  const go = (next: Moving) => {
    setMoving(next)
    tell(next)
  }

  const end = () => {
    setMoving(null)
    dispatch(endDrag())
  }

  const drop = (outcome: DropOutcome) => {
    if (!moving) return
    const { cards, index } = moving
    end()
    setAnnouncement(t(outcome.kind === 'nothing' ? 'board.drag.cancelled' : 'board.drag.dropped'))
    void dispatch(performDrop({ outcome, cards, listed, list, isAutoLayout, onManual })).then(() =>
      onDone(cards[0]?.id ?? '', index),
    )
  }

  const press = (key: string) => {
    if (!moving) return
    const { index, mode } = moving
    const last = mode === 'reorder' ? listed.length : listed.length - 1
    const steps = stepsOf(key, columns, document.dir === 'rtl')
    if (steps !== undefined) return go({ ...moving, index: Math.min(last, Math.max(0, index + steps)) })
    if (key === 'Home') return go({ ...moving, index: 0 })
    if (key === 'End') return go({ ...moving, index: last })
    if (key.toLowerCase() === 'm' && !isAutoLayout) {
      const next: Mode = mode === 'merge' ? 'reorder' : 'merge'
      return go({ ...moving, mode: next, index: Math.min(index, listed.length - 1) })
    }
    if (key.toLowerCase() === 'r' && list.stackId) return drop({ kind: 'myBoard' })
    if (key === ' ' || key === 'Enter') return drop(outcomeOf(moving))
    if (key === 'Escape' || key === 'Tab') return drop({ kind: 'nothing' })
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    event.stopPropagation()
    // With these it is the browser's.
    if (event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    // Held down, other keys would go to and fro; the arrows go on.
    if (event.repeat && !event.key.startsWith('Arrow')) return
    press(event.key)
  })

  const onLeave = useEffectEvent(() => {
    end()
    setAnnouncement(t('board.drag.cancelled'))
  })

  useEffect(() => {
    if (!isMoving) return
    const listen = (event: KeyboardEvent) => onKey(event)
    // Who presses elsewhere or goes to another window has left the move.
    const putBack = () => onLeave()
    const onPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Element && target.closest('[data-move]'))) putBack()
    }
    window.addEventListener('keydown', listen, true)
    window.addEventListener('pointerdown', onPress, true)
    window.addEventListener('blur', putBack)
    return () => {
      window.removeEventListener('keydown', listen, true)
      window.removeEventListener('pointerdown', onPress, true)
      window.removeEventListener('blur', putBack)
    }
  }, [isMoving])

  // What is moved belongs to the list it was lifted from.
  useEffect(() => () => setMoving(null), [list.stackId])

  return {
    announcement,
    move: moving && { mode: moving.mode, canReorder: !isAutoLayout, canGoHome: list.stackId !== undefined, press },
    lift(cardId) {
      const index = listed.findIndex(({ id }) => id === cardId)
      if (index < 0 || list.search !== '' || isMoving) return
      const cards = liftedWith(cardId, listed, selectedIds)
      if (cards.length === 0) return
      dispatch(startDrag(cards))
      setMoving({ cards, index, mode: 'merge' })
      // Only the keys that do something here.
      const keys = [
        t('board.drag.lifted', { title: titleAt(index) }),
        ...(isAutoLayout ? [] : [t('board.drag.liftedReorder')]),
        ...(list.stackId ? [t('board.drag.liftedMyBoard')] : []),
      ]
      setAnnouncement(keys.join(' '))
    },
  }
}
