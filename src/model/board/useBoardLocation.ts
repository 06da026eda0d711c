import { useMatchRoute, useNavigate, useParams, useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { CardListArg } from '@/api/cards/cardListPages'
import { isSameList } from '@/api/cards/cardListPages'
import { selectIsAutoLayout } from '@/api/user'
import { useAppSelector } from '@/store/hooks'
import { type BoardLocation, type BoardSearchParams, boardLocationOf, boardSearchParamsSchema } from './boardUrl'

/** Returns the route of a list: a stack, or My Board. */
const listRoute = (stackId: string | undefined) =>
  stackId ? ({ to: '/board/stack/{-$stackId}', params: { stackId } } as const) : ({ to: '/board' } as const)

const focusRoute = (focusId: string) => ({ to: '/board/focus/{-$focusId}', params: { focusId } }) as const

const routeOf = ({ stackId, focusedId }: BoardLocation) => (focusedId ? focusRoute(focusedId) : listRoute(stackId))

/**
 * Keeps the scroll position, which the router would reset, because the same cards stay on screen or behind the card in
 * focus.
 */
const KEEPS_SCROLL = { resetScroll: false } as const

type BoardNavigation = {
  /** Shows My Board in its default order (B-260). */
  openMyBoard: () => void
  /** Opens a stack. Pass the result of `searchParamsInside`, so that a quiz has its manual order. */
  openStack: (stackId: string, search?: BoardSearchParams) => void
  /** Opens a card over the current list. */
  openCard: (cardId: string) => void
  /** Replaces the card in focus with another card of the list, without a history entry. */
  replaceCard: (cardId: string) => void
  /** Opens a card in focus over the list of a stack. */
  openCardOfStack: (stackId: string, cardId: string, search?: BoardSearchParams) => void
  /** Replaces a missing list with My Board. A card in focus stays open. */
  leaveMissingList: () => void
  /** Closes the card in focus and shows the list of a stack. For a removed card, the history entry is replaced. */
  closeCard: (options: { stackId: string | undefined; isRemoved: boolean }) => void
  /** Changes search, filter or sort order of the list. */
  changeList: (change: Omit<BoardSearchParams, 'stack' | 'landing'>) => void
  /**
   * Writes the order that is being saved to the URL, so that a reload keeps it (B-240, B-241, D-2108).
   * @returns a function that returns to the previous order after a failed save. It does nothing once another list is
   * shown
   */
  showOrder: (order: Pick<CardListArg, 'sort' | 'order'>) => () => void
  /** Clears search and filter. */
  showAll: () => void
  /** Presents a card or a stack over the screen. */
  present: (cardId: string) => void
  /** Returns to the screen below the presentation. */
  endPresentation: () => void
  /** Removes the marker of the landing, without a history entry (A-108, A-109, D-3023). */
  closeLanding: () => void
}

/** Returns true from the press that opens a card until the screen has loaded. */
export function useIsOpeningCard(): boolean {
  const matchRoute = useMatchRoute()
  return matchRoute({ to: '/board/focus/{-$focusId}', pending: true, includeSearch: false }) !== false
}

/** Returns the same object while the list stays the same, even when a card opens over the list. */
function useSameList(list: CardListArg): CardListArg {
  const [latest, setLatest] = useState(list)
  if (isSameList(latest, list)) return latest
  setLatest(list)
  return list
}

/**
 * Returns the current location on the board and functions for all navigations (B-052 to B-054). No other code knows the
 * board's URLs.
 */
export function useBoardLocation(): BoardLocation & BoardNavigation & { presentedId: string | undefined } {
  const params = useParams({ strict: false })
  const search = useSearch({ strict: false })
  const navigate = useNavigate()
  const router = useRouter()
  const isAutoLayout = useAppSelector(selectIsAutoLayout)
  const location = boardLocationOf(params, search, isAutoLayout)
  const { stackId, focusedId } = location
  const route = routeOf(location)
  /**
   * Returns the location of the current URL, which is newer than this render, for example while a screen is loading.
   */
  const latestLocation = () => {
    const { latestLocation: latest } = router
    const match = router.matchRoutes(latest.pathname, latest.search).at(-1)
    return boardLocationOf(match?.params ?? {}, boardSearchParamsSchema.parse(match?.search ?? {}), isAutoLayout)
  }

  return {
    ...location,
    list: useSameList(location.list),
    presentedId: search.present,
    openMyBoard: () => void navigate({ to: '/board', search: {} }),
    openStack: (id, stackSearch = {}) => void navigate({ ...listRoute(id), search: stackSearch }),
    openCard: (id) =>
      void navigate({
        ...focusRoute(id),
        search: (before) => ({ ...before, stack: stackId, landing: undefined }),
        ...KEEPS_SCROLL,
      }),
    replaceCard: (id) =>
      void navigate({ ...focusRoute(id), search: (before) => before, replace: true, ...KEEPS_SCROLL }),
    openCardOfStack: (id, cardId, stackSearch) =>
      void navigate({ ...focusRoute(cardId), search: { ...stackSearch, stack: id } }),
    leaveMissingList: () => {
      // Reads the history, which changes before the route does: the card may be closing.
      const isCardOpen = focusedId !== undefined && router.history.location.pathname.endsWith(`/focus/${focusedId}`)
      // Replaces the history entry, because Back must not return to the missing list.
      void navigate({ ...(isCardOpen ? focusRoute(focusedId) : listRoute(undefined)), search: {}, replace: true })
    },
    closeCard: ({ stackId: listId, isRemoved }) =>
      void navigate({
        ...listRoute(listId),
        search: (before) => ({ ...before, stack: undefined, confirmation: undefined, landing: undefined }),
        replace: isRemoved,
        ...KEEPS_SCROLL,
      }),
    changeList: (change) => void navigate({ ...route, search: (before) => ({ ...before, ...change }), replace: true }),
    showOrder: ({ sort, order }) => {
      const orderBefore = { sort: search.sort, order: search.order }
      void navigate({ ...route, search: (before) => ({ ...before, sort, order }), replace: true, ...KEEPS_SCROLL })
      return () => {
        const latest = latestLocation()
        if (!isSameList(latest.list, { ...location.list, sort, order })) return
        const restored = (before: BoardSearchParams) => ({ ...before, ...orderBefore })
        void navigate({ ...routeOf(latest), search: restored, replace: true, ...KEEPS_SCROLL })
      }
    },
    showAll: () =>
      void navigate({ ...route, search: (before) => ({ ...before, search: undefined, filter: undefined }) }),
    present: (id) => void navigate({ ...route, search: (before) => ({ ...before, present: id }), ...KEEPS_SCROLL }),
    endPresentation: () => {
      if (router.history.canGoBack()) return router.history.back()
      void navigate({
        ...route,
        search: (before) => ({ ...before, present: undefined }),
        replace: true,
        ...KEEPS_SCROLL,
      })
    },
    closeLanding: () =>
      void navigate({
        ...route,
        search: (before) => ({ ...before, landing: undefined }),
        replace: true,
        ...KEEPS_SCROLL,
      }),
  }
}
