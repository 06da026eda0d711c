import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { type Card, cardSchema } from '@/api/cards/card.schema'
import { describeIssue } from '@/lib/describeIssue'
import { RenderErrorBoundary } from '@/lib/loading/RenderErrorBoundary'

export type CardBoundaryProps = {
  card: Card
  /**
   * Notice 'This card cannot be shown'. It must use no field of the card but the title, because any other field may be
   * invalid.
   */
  fallback: ReactNode
  children: ReactNode
}

/** Cards that were already reported. A virtualised board renders the same card many times. */
const reported = new WeakSet<Card>()

/** Logs the card and its invalid fields, for the operators of the backend. */
function report(card: Card, error: unknown) {
  if (reported.has(card)) return
  reported.add(card)
  const issues = z.safeParse(cardSchema, card).error?.issues ?? []
  const fields = issues.map((issue) => `${issue.path.join('.')} (${describeIssue(issue)})`).join(', ')
  const { type, id, title } = card
  console.error(`[cards] The ${type} "${title}" (${id}) cannot be shown: ${fields || String(error)}.`)
}

/**
 * Error boundary around each tile, cover and content in focus. If one card fails to render, the others stay visible
 * (D-0052).
 */
export function CardBoundary({ card, fallback, children }: CardBoundaryProps) {
  return (
    <RenderErrorBoundary resetKey={card} fallback={fallback} onError={(error) => report(card, error)}>
      {children}
    </RenderErrorBoundary>
  )
}
