import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useEffectEvent } from 'react'
import type { Card } from '@/api/cards/card.schema'
import { isNotAccessible, toApiError } from '@/api/core/errors'
import { useGetRecipientsQuery, useGetSelectedRecipientsQuery, useGetStackNodesQuery } from '@/api/share'
import { selectMe } from '@/api/user'
import { isContainer } from '@/cardTypes/rules/isContainer'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { removeCardsIfInaccessible } from '@/store/inaccessibleCards'
import { hasInsights, type ShareDialogData } from './shareRules'

export type ShareDialogDataResult =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; data: ShareDialogData }

const EMPTY: never[] = []

/** Refetches when the dialog opens, because contacts and shares may have changed. */
const refetchOptions = { refetchOnMountOrArgChange: true }

/** Loads all possible recipients, the existing recipients and the contents of stacks (B-497, B-499, B-502, D-2506). */
export function useShareDialogData(cards: Card[]): ShareDialogDataResult {
  const dispatch = useAppDispatch()
  const cardIds = cards.map(({ id }) => id)
  const stackIds = cards.filter(isContainer).map(({ id }) => id)
  const hasStacks = stackIds.length > 0
  const meId = useAppSelector(selectMe)?.id
  const currentRecipients = useGetSelectedRecipientsQuery({ cardIds }, refetchOptions)
  const nodes = useGetStackNodesQuery({ cardIds: stackIds }, { ...refetchOptions, skip: !hasStacks })
  const stackNodes = hasStacks ? nodes.currentData : EMPTY
  const hasInsightCards = hasInsights(cards, stackNodes ?? EMPTY)
  // The possible recipients depend on insight cards in the stacks, so the contents of the stacks load first (D-0056).
  const recipients = useGetRecipientsQuery(stackNodes ? { hasInsightCards } : skipToken, refetchOptions)

  const failedQueries = [recipients, currentRecipients, nodes].filter(({ isError }) => isError)
  const isAnyCardGone = failedQueries.some(({ error }) => isNotAccessible(toApiError(error)))
  const onCardGone = useEffectEvent(() => void dispatch(removeCardsIfInaccessible(cardIds)))
  useEffect(() => {
    if (isAnyCardGone) onCardGone()
  }, [isAnyCardGone])

  if (failedQueries.length > 0) {
    return {
      status: 'failed',
      retry: () => {
        for (const each of failedQueries) void each.refetch()
      },
    }
  }
  if (!recipients.currentData || !currentRecipients.currentData) return { status: 'loading' }
  return {
    status: 'ready',
    data: {
      cards,
      recipients: recipients.currentData,
      currentRecipients: currentRecipients.currentData,
      hasInsightCards,
      meId,
    },
  }
}
