import { type RefObject, useEffect, useRef } from 'react'
import type { Card } from '@/api/cards/card.schema'
import { arrivedCard } from './arrivedCard'
import { findCardCell } from './cardElements'

type ArrivalProps = { boardRef: RefObject<HTMLElement | null>; cards: readonly Card[] }

/** Distance in px from which a card comes, on the side of the chat. */
const DISTANCE = 96

/** Lets a card that the chat has made come from the side of the chat into its cell. Not with reduced motion. */
export function Arrival({ boardRef, cards }: ArrivalProps) {
  const before = useRef<readonly Card[]>(cards)
  useEffect(() => {
    const made = arrivedCard(before.current, cards)
    before.current = cards
    const board = boardRef.current
    const content = made && board && findCardCell(board, made.id)?.firstElementChild
    if (!content || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const style = getComputedStyle(content)
    const from = style.direction === 'rtl' ? -DISTANCE : DISTANCE
    content.animate(
      [
        { opacity: 0, transform: `translateX(${from}px)` },
        { opacity: 1, transform: 'none' },
      ],
      { duration: 300, easing: style.getPropertyValue('--ease-spring') || 'ease-out' },
    )
  }, [boardRef, cards])
  return null
}
