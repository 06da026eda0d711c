import type { Card, ShareStatus } from '@/api/cards/card.schema'

export type ShareChip = {
  kind: 'success' | 'warning'
  labelKey: `formats.share.${'shared' | 'opened' | 'new' | 'read' | 'scheduled'}`
}

/** Returns the share status as this user sees it; null if the card has no chip (B-217 to B-222, D-2439, D-2440). */
export function shareChip(card: Card): ShareChip | null {
  switch (displayedStatus(card)) {
    case 'read':
      return { kind: 'success', labelKey: 'formats.share.read' }
    case 'shared':
      return card.share_opened
        ? { kind: 'success', labelKey: 'formats.share.opened' }
        : { kind: 'warning', labelKey: 'formats.share.shared' }
    case 'not_read':
      return { kind: 'warning', labelKey: 'formats.share.new' }
    case 'scheduled':
      return { kind: 'warning', labelKey: 'formats.share.scheduled' }
    case 'default':
      return null
  }
}

/**
 * Returns the status for the chip. A read question counts as unread once the recipient has submitted answers, but as
 * read once this user has answered it.
 */
function displayedStatus(card: Card): ShareStatus {
  if (card.type !== 'question') return card.share_status
  let status = card.share_status
  if (status === 'read' && card.receiver_submitted) status = 'not_read'
  if (status === 'not_read' && card.is_answered) status = 'read'
  return status
}
