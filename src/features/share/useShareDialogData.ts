import type { Card } from '@/api/cards/card.schema'
import { useGetRecipientsQuery, useGetSelectedRecipientsQuery, useGetStackNodesQuery } from '@/api/share'
import { selectMe } from '@/api/user'
import { isContainer } from '@/cardTypes/isContainer'
import { useAppSelector } from '@/store/hooks'
import { hasInsights, type ShareDialogData } from './shareRules'

export type ShareDialogDataResult =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; data: ShareDialogData }

/** Contacts and shares may have changed since the dialog was last open. */
const refetchOptions = { refetchOnMountOrArgChange: true }

/** Loads possible recipients, current recipients and the contents of stacks (B-497, B-499, B-502, D-2506). */
export function useShareDialogData(cards: Card[]): ShareDialogDataResult {
  const cardIds = cards.map(({ id }) => id)
  const stackIds = cards.filter(isContainer).map(({ id }) => id)
  const hasStacks = stackIds.length > 0
  const meId = useAppSelector(selectMe)?.id
  const recipients = useGetRecipientsQuery(undefined, refetchOptions)
  const currentRecipients = useGetSelectedRecipientsQuery({ cardIds }, refetchOptions)
  const nodes = useGetStackNodesQuery({ cardIds: stackIds }, { ...refetchOptions, skip: !hasStacks })

  const queries = hasStacks ? [recipients, currentRecipients, nodes] : [recipients, currentRecipients]
  if (queries.some(({ isError }) => isError)) {
    return {
      status: 'failed',
      retry: () => {
        for (const each of queries) if (each.isError) void each.refetch()
      },
    }
  }
  const stackNodes = hasStacks ? nodes.currentData : []
  if (!recipients.data || !currentRecipients.currentData || !stackNodes) return { status: 'loading' }
  return {
    status: 'ready',
    data: {
      cards,
      recipients: recipients.data,
      currentRecipients: currentRecipients.currentData,
      hasInsightCards: hasInsights(cards, stackNodes),
      meId,
    },
  }
}
