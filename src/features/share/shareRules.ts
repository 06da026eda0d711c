/** What the share dialog shows and sends, from what is stored and what a person chose (B-382 to B-386, B-436, D-2101, D-2119). */
import type { BodyOf, ResponseOf } from '@/api/core/call'
import type { Card } from '@/api/cards/card.schema'
import type { Recipient, shareCalls } from '@/api/share.contract'

/** What is known when the dialog has loaded. */
export type ShareDialogData = {
  cards: Card[]
  /** Whom the person can share with. */
  recipients: Recipient[]
  /** Who has the card, or all of the cards, already. */
  currentRecipients: Recipient[]
  hasInsightCards: boolean
  /** Id of the person who shares. */
  meId: number | undefined
}

/** What the person did; kept apart from what is stored, so that the toggle can be tried without losing anything. */
export type ShareDraft = {
  /** Position of the edit toggle; null until it is touched. */
  isEditing: boolean | null
  added: readonly string[]
  removed: readonly string[]
}

export const emptyDraft: ShareDraft = { isEditing: null, added: [], removed: [] }

/** Why somebody's place in the list cannot be changed. */
export type LockReason = 'self' | 'owner' | 'sharer' | 'alreadyHas' | 'insight' | 'serverLocked'

export type RecipientRow = { key: string; recipient: Recipient; isSelected: boolean; lock: LockReason | null }

const recipientKey = ({ type, id }: Pick<Recipient, 'type' | 'id'>): string => `${type}:${id}`

type StackNode = ResponseOf<typeof shareCalls.getStackNodes>['data'][number]

/** Whether insight cards are among the cards or in the stacks among them. */
export const hasInsights = (cards: Card[], nodes: readonly StackNode[]): boolean =>
  [...cards, ...nodes].some(({ type }) => type.endsWith('insight'))

/** They have a card, or one of the cards, without being given it here (D-2438). */
function accessLock({ id, type }: Recipient, { cards, meId }: ShareDialogData): LockReason | null {
  if (type !== 'user') return null
  if (id === meId) return 'self'
  if (cards.some(({ owner_id }) => owner_id === id)) return 'owner'
  return cards.some(({ shared_by }) => shared_by?.id === id) ? 'sharer' : null
}

/**
 * Why a recipient so far may not be taken away: owner and sharer never, others when the server says so (B-384, B-385). Insight cards are
 * no reason: students can have the stack around one.
 */
const currentRecipientLock = (recipient: Recipient, data: ShareDialogData): LockReason | null =>
  accessLock(recipient, data) ?? (recipient.disabled ? 'serverLocked' : null)

/** Editing needs one card that somebody has who may be taken away; it is then how the dialog opens (D-2101). */
export const canEdit = (data: ShareDialogData): boolean =>
  data.cards.length === 1 && data.currentRecipients.some((recipient) => currentRecipientLock(recipient, data) === null)

export const isEditing = (data: ShareDialogData, draft: ShareDraft): boolean =>
  canEdit(data) && draft.isEditing !== false

/**
 * Everybody whom the dialog names: those it can be shared with, then recipients so far who are not among them (a class comes as
 * its members). Without editing, recipients so far stay chosen and locked.
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

/** Chooses somebody, or takes them away; a locked entry stays as it is. */
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
 * The body of share/store. Editing sends the recipients so far who are left, the locked ones too, since the list replaces the stored
 * one; new ones are sent either way.
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

/** Nobody has any of the cards after they were sent: the school gives students no insight cards (B-436, D-2119). */
export const isReceivedByNobody = (statuses: ResponseOf<typeof shareCalls.shareCards>['data']): boolean =>
  statuses.length > 0 && statuses.every(({ status }) => status === 'default')

/** They have the card without anybody's sharing being left. */
const ACCESS_WITHOUT_SHARE: readonly (LockReason | null)[] = ['self', 'owner', 'sharer']

/** Nobody is left but those whose card it was before: sending this ends the sharing (B-209). */
export const isUnsharing = (data: ShareDialogData, draft: ShareDraft): boolean =>
  isEditing(data, draft) &&
  !toRecipientRows(data, draft).some(({ isSelected, lock }) => isSelected && !ACCESS_WITHOUT_SHARE.includes(lock))

/**
 * Refused for several cards without a chosen recipient, and for cards that nobody has without one (B-382, B-383). With the toggle off
 * there is likewise nothing to send until somebody is added.
 */
export const canSubmit = (data: ShareDialogData, draft: ShareDraft): boolean => {
  const { edit, recipients } = toShareRequest(data, draft)
  return edit || recipients.length > 0
}

/** Which warning choosing a group asks for, if one is chosen (B-386, D-2512). */
export function groupWarning(data: ShareDialogData, draft: ShareDraft): 'everyone' | 'teachersOnly' | null {
  const hasGroup = toRecipientRows(data, draft).some(
    ({ recipient, isSelected, lock }) => recipient.type === 'group' && isSelected && lock === null,
  )
  if (!hasGroup) return null
  return data.hasInsightCards ? 'teachersOnly' : 'everyone'
}

const normalizeForSearch = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLocaleLowerCase()

/** Whether a name holds what is searched for; capitals and accents do not matter. */
export const matchesSearch = (name: string, search: string): boolean =>
  normalizeForSearch(name).includes(normalizeForSearch(search.trim()))
