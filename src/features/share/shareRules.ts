/** Rules of the share dialog as pure functions of the server's data and the user's changes (B-382 to B-386, B-436, D-2101, D-2119). */
import type { BodyOf, ResponseOf } from '@/api/core/call'
import type { Card } from '@/api/cards/card.schema'
import type { Recipient, shareCalls } from '@/api/share.contract'
import { isInsight } from '@/cardTypes/rules/isInsight'

export type ShareDialogData = {
  cards: Card[]
  /** Everybody with whom the user can share. */
  recipients: Recipient[]
  /** Recipients who already have the card. With several cards, recipients who have all of them. */
  currentRecipients: Recipient[]
  hasInsightCards: boolean
  meId: number | undefined
}

/** The user's changes. They are kept apart from the server's data, so that turning the switch off and on loses nothing. */
export type ShareDraft = {
  /** State of the edit switch; null until the user changes it. */
  isEditing: boolean | null
  added: readonly string[]
  removed: readonly string[]
}

export const emptyDraft: ShareDraft = { isEditing: null, added: [], removed: [] }

/** Why the user cannot change a recipient's row. */
export type LockReason = 'self' | 'owner' | 'sharer' | 'alreadyHas' | 'insight' | 'serverLocked'

export type RecipientRow = { key: string; recipient: Recipient; isSelected: boolean; lock: LockReason | null }

const recipientKey = ({ type, id }: Pick<Recipient, 'type' | 'id'>): string => `${type}:${id}`

type StackNode = ResponseOf<typeof shareCalls.getStackNodes>['data'][number]

/** True if the cards, or the contents of stacks among them, include an insight card. */
export const hasInsights = (cards: Card[], nodes: readonly StackNode[]): boolean => [...cards, ...nodes].some(isInsight)

/** Returns why a recipient has access to a card without this share, otherwise null (D-2438). */
function accessLock({ id, type }: Recipient, { cards, meId }: ShareDialogData): LockReason | null {
  if (type !== 'user') return null
  if (id === meId) return 'self'
  if (cards.some(({ owner_id }) => owner_id === id)) return 'owner'
  return cards.some(({ shared_by }) => shared_by?.id === id) ? 'sharer' : null
}

/**
 * Returns why an existing recipient cannot be removed. The user, the owner and the sharer never can; others cannot if the server disables
 * them (B-384, B-385). Insight cards do not matter here, because a student may already have a stack that contains one.
 */
const currentRecipientLock = (recipient: Recipient, data: ShareDialogData): LockReason | null =>
  accessLock(recipient, data) ?? (recipient.disabled ? 'serverLocked' : null)

/** True for a single card that has a recipient who can be removed (D-2101). Only then can existing recipients be edited. */
export const canEdit = (data: ShareDialogData): boolean =>
  data.cards.length === 1 && data.currentRecipients.some((recipient) => currentRecipientLock(recipient, data) === null)

/** True if existing recipients are being edited. This is the default where possible, until the user turns it off (D-2101). */
export const isEditing = (data: ShareDialogData, draft: ShareDraft): boolean =>
  canEdit(data) && draft.isEditing !== false

/**
 * Returns the possible recipients, followed by other existing recipients (the server returns a class as its members). Unless existing
 * recipients are being edited, they are selected and locked.
 */
export function toRecipientRows(data: ShareDialogData, draft: ShareDraft): RecipientRow[] {
  const currentByKey = new Map(data.currentRecipients.map((recipient) => [recipientKey(recipient), recipient]))
  const recipientByKey = new Map([
    ...data.recipients.map((each) => [recipientKey(each), each] as const),
    ...currentByKey,
  ])
  const isEdit = isEditing(data, draft)
  return [...recipientByKey].map(([key, recipient]) => {
    if (!currentByKey.has(key)) {
      const access = accessLock(recipient, data)
      if (access) return { key, recipient, isSelected: true, lock: access }
      const lock = recipient.disabled ? (data.hasInsightCards ? 'insight' : 'serverLocked') : null
      return { key, recipient, isSelected: lock === null && draft.added.includes(key), lock }
    }
    const lock = currentRecipientLock(recipient, data) ?? (isEdit ? null : 'alreadyHas')
    return { key, recipient, isSelected: lock !== null || !draft.removed.includes(key), lock }
  })
}

const withoutKey = (keys: readonly string[], key: string) => keys.filter((each) => each !== key)

/** Selects or deselects a recipient. A locked row does not change. */
export function toggleRecipient(
  draft: ShareDraft,
  { key, isSelected, lock }: RecipientRow,
  currentRecipients: Recipient[],
): ShareDraft {
  if (lock) return draft
  const isCurrent = currentRecipients.some((recipient) => recipientKey(recipient) === key)
  const list = isCurrent ? 'removed' : 'added'
  const isAddedToList = isCurrent ? isSelected : !isSelected
  return { ...draft, [list]: isAddedToList ? [...draft[list], key] : withoutKey(draft[list], key) }
}

/**
 * Returns the body of the share request. In edit mode, the server replaces the stored recipients, so the request contains all that remain,
 * including locked rows. New recipients are always included.
 */
export function toShareRequest(data: ShareDialogData, draft: ShareDraft): BodyOf<typeof shareCalls.shareCards> {
  const edit = isEditing(data, draft)
  const currentKeys = new Set(data.currentRecipients.map(recipientKey))
  const chosen = toRecipientRows(data, draft).filter(({ isSelected }) => isSelected)
  const sent = chosen.filter(({ key, lock }) => (currentKeys.has(key) ? edit : lock === null))
  return {
    recipients: sent.map(({ recipient: { id, type } }) => ({ id, type })),
    format_ids: data.cards.map(({ id }) => id),
    edit,
    isMultipleCards: data.cards.length > 1,
    hasInsightCards: data.hasInsightCards,
  }
}

/** True if no recipient received a card, because the server does not share insight cards with students (B-436, D-2119). */
export const isReceivedByNobody = (statuses: ResponseOf<typeof shareCalls.shareCards>['data']): boolean =>
  statuses.length > 0 && statuses.every(({ status }) => status === 'default')

/** Recipients with these reasons have access even without a share. */
const ACCESS_WITHOUT_SHARE: readonly (LockReason | null)[] = ['self', 'owner', 'sharer']

/** True if only recipients remain who have access without a share. Submitting then ends sharing (B-209). */
export const isUnsharing = (data: ShareDialogData, draft: ShareDraft): boolean =>
  isEditing(data, draft) &&
  !toRecipientRows(data, draft).some(({ isSelected, lock }) => isSelected && !ACCESS_WITHOUT_SHARE.includes(lock))

/** True in edit mode or with a new recipient (B-382, B-383). */
export const canSubmit = (data: ShareDialogData, draft: ShareDraft): boolean => {
  const { edit, recipients } = toShareRequest(data, draft)
  return edit || recipients.length > 0
}

/** Returns which warning the selected groups need; null without groups (B-386, D-2512). */
export function groupWarning(data: ShareDialogData, draft: ShareDraft): 'everyone' | 'teachersOnly' | null {
  const hasGroup = toRecipientRows(data, draft).some(
    ({ recipient, isSelected, lock }) => recipient.type === 'group' && isSelected && lock === null,
  )
  if (!hasGroup) return null
  return data.hasInsightCards ? 'teachersOnly' : 'everyone'
}
