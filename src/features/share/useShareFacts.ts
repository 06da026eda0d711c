import { useSelector } from 'react-redux'
import type { Card } from '@/api/card.schema'
import { useGetRecipientsQuery, useGetSelectedRecipientsQuery, useGetStackNodesQuery } from '@/api/share'
import { selectMe } from '@/api/user'
import { isContainer } from '@/formats/isContainer'
import { hasInsights, type ShareFacts } from './shareRules'

export type LoadedFacts =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; facts: ShareFacts }

/** Friendships and shares may have changed since the dialog was last open. */
const fresh = { refetchOnMountOrArgChange: true }

/** Who may get the cards, who has them, and what lies inside the stacks among them (decisions/board 4, share/getStackNodes). */
export function useShareFacts(cards: Card[]): LoadedFacts {
  const cardIds = cards.map(({ id }) => id)
  const stackIds = cards.filter(isContainer).map(({ id }) => id)
  const hasStacks = stackIds.length > 0
  const meId = useSelector(selectMe)?.id
  const recipients = useGetRecipientsQuery(undefined, fresh)
  const prior = useGetSelectedRecipientsQuery({ cardIds }, fresh)
  const nodes = useGetStackNodesQuery({ cardIds: stackIds }, { ...fresh, skip: !hasStacks })

  const asked = hasStacks ? [recipients, prior, nodes] : [recipients, prior]
  if (asked.some(({ isError }) => isError)) {
    return {
      status: 'failed',
      retry: () => {
        for (const each of asked) if (each.isError) void each.refetch()
      },
    }
  }
  const inside = hasStacks ? nodes.currentData : []
  if (!recipients.data || !prior.currentData || !inside) return { status: 'loading' }
  return {
    status: 'ready',
    facts: {
      cards,
      recipients: recipients.data,
      prior: prior.currentData,
      hasInsightCards: hasInsights(cards, inside),
      meId,
    },
  }
}
