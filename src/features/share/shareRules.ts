/** Rules of the share dialog: pure functions of server data and draft (B-382 to B-386, B-436, D-2101, D-2119). */
import type { BodyOf, ResponseOf } from '@/api/core/call'
import type { Card } from '@/api/cards/card.schema'
import type { Recipient, shareCalls } from '@/api/share.contract'
import { isInsight } from '@/cardTypes/rules/isInsight'

/** Server data of the dialog. */
export type ShareDialogData = {
  cards: Card[]
  /** All possible recipients. */
  recipients: Recipient[]
  /** Recipients who already have the card; for several cards, recipients who have all of them. */
  currentRecipients: Recipient[]
  hasInsightCards: boolean
  /** Id of the current user. */
  meId: number | undefined
}

/** Changes of the user, separate from server data, so that switching the toggle loses nothing. */
export type ShareDraft = {
  /** State of the edit toggle; null until changed by the user. */
  isEditing: boolean | null
  added: readonly string[]
  removed: readonly string[]
}

export const emptyDraft: ShareDraft = { isEditing: null, added: [], removed: [] }

/** Reason of a locked recipient row. */
export type LockReason = 'self' | 'owner' | 'sharer' | 'alreadyHas' | 'insight' | 'serverLocked'

export type RecipientRow = { key: string; recipient: Recipient; isSelected: boolean; lock: LockReason | null }

const recipientKey = ({ type, id }: Pick<Recipient, 'type' | 'id'>): string => `${type}:${id}`

type StackNode = ResponseOf<typeof shareCalls.getStackNodes>['data'][number]

/** True if the cards, or the contents of stacks among the cards, include an insight card. */
export const hasInsights = (cards: Card[], nodes: readonly StackNode[]): boolean => [...cards, ...nodes].some(isInsight)

/** Reason why a recipient has access to a card without this share, else null (D-2438). */
function accessLock({ id, type }: Recipient, { cards, meId }: ShareDialogData): LockReason | null {
  if (type !== 'user') return null
  if (id === meId) return 'self'
  if (cards.some(({ owner_id }) => owner_id === id)) return 'owner'
  return cards.some(({ shared_by }) => shared_by?.id === id) ? 'sharer' : null
}

/**
 * Lock of a current recipient: the user, owner and sharer always, others if the server disables them (B-384, B-385). Insight cards do not
 * lock: a student may already have a stack with an insight card.
 */
const currentRecipientLock = (recipient: Recipient, data: ShareDialogData): LockReason | null =>
  accessLock(recipient, data) ?? (recipient.disabled ? 'serverLocked' : null)

/** True for a single card with a removable current recipient; the dialog then opens in edit mode (D-2101). */
export const canEdit = (data: ShareDialogData): boolean =>
  data.cards.length === 1 && data.currentRecipients.some((recipient) => currentRecipientLock(recipient, data) === null)

/** True in edit mode: the default where editing is possible, until switched off (D-2101). */
export const isEditing = (data: ShareDialogData, draft: ShareDraft): boolean =>
  canEdit(data) && draft.isEditing !== false

/**
 * Rows of the dialog: possible recipients, then other current recipients (the server returns a class as members). Outside edit mode,
 * current recipients are selected and locked.
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

/** Toggles a recipient; ignores a locked row. */
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
 * Body of share/store. In edit mode the list replaces the stored recipients, so the remaining current recipients are included, locked rows
 * too. New recipients are always included.
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

/** True if no recipient received any card: the server does not share insight cards with students (B-436, D-2119). */
export const isReceivedByNobody = (statuses: ResponseOf<typeof shareCalls.shareCards>['data']): boolean =>
  statuses.length > 0 && statuses.every(({ status }) => status === 'default')

/** Lock reasons of recipients who have access without a share. */
const ACCESS_WITHOUT_SHARE: readonly (LockReason | null)[] = ['self', 'owner', 'sharer']

/** True if the selection leaves only recipients with access without a share: submitting revokes the share (B-209). */
export const isUnsharing = (data: ShareDialogData, draft: ShareDraft): boolean =>
  isEditing(data, draft) &&
  !toRecipientRows(data, draft).some(({ isSelected, lock }) => isSelected && !ACCESS_WITHOUT_SHARE.includes(lock))

/** True in edit mode or with a new recipient (B-382, B-383). */
export const canSubmit = (data: ShareDialogData, draft: ShareDraft): boolean => {
  const { edit, recipients } = toShareRequest(data, draft)
  return edit || recipients.length > 0
}

/** Warning for selected groups; null without groups (B-386, D-2512). */
export function groupWarning(data: ShareDialogData, draft: ShareDraft): 'everyone' | 'teachersOnly' | null {
  const hasGroup = toRecipientRows(data, draft).some(
    ({ recipient, isSelected, lock }) => recipient.type === 'group' && isSelected && lock === null,
  )
  if (!hasGroup) return null
  return data.hasInsightCards ? 'teachersOnly' : 'everyone'
}
