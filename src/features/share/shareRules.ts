/** What the share dialog shows and sends, from what is stored and what a person chose (board 5 and 6; decisions/board X1, X19). */
import type { BodyOf, ResponseOf } from '@/api/call'
import type { Card } from '@/api/card.schema'
import type { Recipient, shareCalls } from '@/api/share.contract'

/** What is known when the dialog has loaded. */
export type ShareFacts = {
  cards: Card[]
  /** Whom the person can share with. */
  recipients: Recipient[]
  /** Who has the card, or all of the cards, already. */
  prior: Recipient[]
  hasInsightCards: boolean
  /** Id of the person who shares. */
  meId: number | undefined
}

/** What the person did; kept apart from what is stored, so that the toggle can be tried without losing anything. */
export type Choice = {
  /** Position of the edit toggle; null until it is touched. */
  isEditing: boolean | null
  added: readonly string[]
  removed: readonly string[]
}

export const untouched: Choice = { isEditing: null, added: [], removed: [] }

/** Why somebody's place in the list cannot be changed. */
export type Lock = 'self' | 'owner' | 'sharer' | 'has' | 'insight' | 'fixed'

export type Entry = { key: string; recipient: Recipient; isChosen: boolean; lock: Lock | null }

const keyOf = ({ type, id }: Pick<Recipient, 'type' | 'id'>): string => `${type}:${id}`

type Node = ResponseOf<typeof shareCalls.getStackNodes>['data'][number]

/** Whether insight cards are among the cards or in the stacks among them. */
export const hasInsights = (cards: Card[], nodes: readonly Node[]): boolean =>
  [...cards, ...nodes].some(({ type }) => type.endsWith('insight'))

/** They have a card, or one of the cards, without being given it here (decisions/board 3 'Share'). */
function holderLock({ id, type }: Recipient, { cards, meId }: ShareFacts): Lock | null {
  if (type !== 'user') return null
  if (id === meId) return 'self'
  if (cards.some(({ owner_id }) => owner_id === id)) return 'owner'
  return cards.some(({ shared_by }) => shared_by?.id === id) ? 'sharer' : null
}

/**
 * Why a recipient so far may not be taken away: owner and sharer never, others when the server says so (board 5). Insight cards are
 * no reason: students can have the stack around one.
 */
const priorLock = (recipient: Recipient, facts: ShareFacts): Lock | null =>
  holderLock(recipient, facts) ?? (recipient.disabled ? 'fixed' : null)

/** Editing needs one card that somebody has who may be taken away; it is then how the dialog opens (decisions/board X1). */
export const canEdit = (facts: ShareFacts): boolean =>
  facts.cards.length === 1 && facts.prior.some((recipient) => priorLock(recipient, facts) === null)

export const isEditing = (facts: ShareFacts, choice: Choice): boolean => canEdit(facts) && choice.isEditing !== false

/**
 * Everybody whom the dialog names: those it can be shared with, then recipients so far who are not among them (a class comes as
 * its members). Without editing, recipients so far stay chosen and locked.
 */
export function entriesOf(facts: ShareFacts, choice: Choice): Entry[] {
  const prior = new Map(facts.prior.map((recipient) => [keyOf(recipient), recipient]))
  const known = new Map([...facts.recipients.map((each) => [keyOf(each), each] as const), ...prior])
  const isEdit = isEditing(facts, choice)
  return [...known].map(([key, recipient]) => {
    if (!prior.has(key)) {
      const holder = holderLock(recipient, facts)
      if (holder) return { key, recipient, isChosen: true, lock: holder }
      const lock = recipient.disabled ? (facts.hasInsightCards ? 'insight' : 'fixed') : null
      return { key, recipient, isChosen: lock === null && choice.added.includes(key), lock }
    }
    const lock = priorLock(recipient, facts) ?? (isEdit ? null : 'has')
    return { key, recipient, isChosen: lock !== null || !choice.removed.includes(key), lock }
  })
}

const without = (keys: readonly string[], key: string) => keys.filter((each) => each !== key)

/** Chooses somebody, or takes them away; a locked entry stays as it is. */
export function toggled(choice: Choice, { key, isChosen, lock }: Entry, prior: Recipient[]): Choice {
  if (lock) return choice
  const isPrior = prior.some((recipient) => keyOf(recipient) === key)
  const list = isPrior ? 'removed' : 'added'
  const isListed = isPrior ? isChosen : !isChosen
  return { ...choice, [list]: isListed ? [...choice[list], key] : without(choice[list], key) }
}

/**
 * The body of share/store. Editing sends the recipients so far who are left, the locked ones too, since the list replaces the stored
 * one; new ones are sent either way.
 */
export function requestOf(facts: ShareFacts, choice: Choice): BodyOf<typeof shareCalls.shareCards> {
  const edit = isEditing(facts, choice)
  const prior = new Set(facts.prior.map(keyOf))
  const chosen = entriesOf(facts, choice).filter(({ isChosen }) => isChosen)
  const sent = chosen.filter(({ key, lock }) => (prior.has(key) ? edit : lock === null))
  return {
    recipients: sent.map(({ recipient: { id, type } }) => ({ id, type })),
    format_ids: facts.cards.map(({ id }) => id),
    edit,
    isMultipleCards: facts.cards.length > 1,
    hasInsightCards: facts.hasInsightCards,
  }
}

/** Nobody has any of the cards after they were sent: the school gives students no insight cards (decisions/board X19). */
export const isUnreceived = (statuses: ResponseOf<typeof shareCalls.shareCards>['data']): boolean =>
  statuses.length > 0 && statuses.every(({ status }) => status === 'default')

/** They have the card without anybody's sharing being left. */
const NO_RECIPIENTS: readonly (Lock | null)[] = ['self', 'owner', 'sharer']

/** Nobody is left but those whose card it was before: sending this ends the sharing (board 4 'Share status'). */
export const isUnsharing = (facts: ShareFacts, choice: Choice): boolean =>
  isEditing(facts, choice) &&
  !entriesOf(facts, choice).some(({ isChosen, lock }) => isChosen && !NO_RECIPIENTS.includes(lock))

/**
 * Refused for several cards without a chosen recipient, and for cards that nobody has without one (board 5). With the toggle off
 * there is likewise nothing to send until somebody is added.
 */
export const canSubmit = (facts: ShareFacts, choice: Choice): boolean => {
  const { edit, recipients } = requestOf(facts, choice)
  return edit || recipients.length > 0
}

/** Which warning choosing a group asks for, if one is chosen (decisions/board 8 'Group warning'). */
export function groupWarning(facts: ShareFacts, choice: Choice): 'everyone' | 'teachersOnly' | null {
  const hasGroup = entriesOf(facts, choice).some(
    ({ recipient, isChosen, lock }) => recipient.type === 'group' && isChosen && lock === null,
  )
  if (!hasGroup) return null
  return facts.hasInsightCards ? 'teachersOnly' : 'everyone'
}

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLocaleLowerCase()

/** Whether a name holds what is searched for; capitals and accents do not matter. */
export const matches = (name: string, search: string): boolean => folded(name).includes(folded(search.trim()))
