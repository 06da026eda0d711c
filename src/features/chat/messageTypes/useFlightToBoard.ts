import { type RefObject, useLayoutEffect } from 'react'
import { isMotionReduced } from '@/lib/isMotionReduced'
import { selectCardLoader } from '@/model/conversation/cardLoadersSlice'
import { useAppDispatch } from '@/store/hooks'
import type { AppThunk } from '@/store/rootReducer'

/** The cell of a card in the grid on screen. By its attribute: an import of the grid would load the board with the chat. */
const findCell = (cardId: string) => document.querySelector<HTMLElement>(`[data-card-id="${CSS.escape(cardId)}"]`)

/** Moves a cell from a rectangle of the viewport, in px, into its place. The animation overrides the position of the cell. */
function flyFrom(from: DOMRect, cell: HTMLElement): void {
  const to = cell.getBoundingClientRect()
  const style = getComputedStyle(cell)
  const { transform } = style
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) ${transform} scale(${from.width / to.width})`
  cell.animate(
    { transform: [start, transform], transformOrigin: ['0 0', '0 0'], opacity: [0.4, 1], zIndex: [1, 1] },
    { duration: Number.parseFloat(style.getPropertyValue('--motion-500')), easing: style.transitionTimingFunction },
  )
}

/** Starts the flight of the card that a placeholder at `from` has become. The commit that removes the placeholder adds the cell. */
const flyToBoard =
  (tempId: string, from: DOMRect): AppThunk =>
  (_, getState) => {
    const card = selectCardLoader(getState(), tempId)?.card
    if (!card || from.width === 0 || isMotionReduced()) return
    queueMicrotask(() => {
      const cell = findCell(card.id)
      if (cell) flyFrom(from, cell)
    })
  }

/**
 * Lets a new card fly from its placeholder in the chat into its cell on the board (D-0097). Without a cell nothing moves, nor for
 * users who prefer reduced motion.
 */
export function useFlightToBoard(placeholder: RefObject<HTMLElement | null>, tempId: string): void {
  const dispatch = useAppDispatch()
  useLayoutEffect(() => {
    const element = placeholder.current
    return () => {
      if (element) dispatch(flyToBoard(tempId, element.getBoundingClientRect()))
    }
  }, [placeholder, dispatch, tempId])
}
