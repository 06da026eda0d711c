import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { type Card, cardSchema } from '@/api/cards/card.schema'
import { describeIssue } from '@/lib/describeIssue'
import { RenderErrorBoundary } from '@/lib/loading/RenderErrorBoundary'

export type CardBoundaryProps = {
  card: Card
  /** Notice 'This card cannot be shown'; must read nothing of the card but its title. */
  fallback: ReactNode
  children: ReactNode
}

/** Cards that were reported; a virtualised board renders the same card again and again. */
const reported = new WeakSet<Card>()

/** Names the card and its wrong fields in the console, for the operators of the backend. */
function report(card: Card, error: unknown) {
  if (reported.has(card)) return
  reported.add(card)
  const issues = z.safeParse(cardSchema, card).error?.issues ?? []
  const fields = issues.map((issue) => `${issue.path.join('.')} (${describeIssue(issue)})`).join(', ')
  const { type, id, title } = card
  console.error(`[cards] The ${type} "${title}" (${id}) cannot be shown: ${fields || String(error)}.`)
}

/** Error boundary of each tile, cover and content in focus: a card that fails to render leaves others alone (D-0052). */
export function CardBoundary({ card, fallback, children }: CardBoundaryProps) {
  return (
    <RenderErrorBoundary resetKey={card} fallback={fallback} onError={(error) => report(card, error)}>
      {children}
    </RenderErrorBoundary>
  )
}
