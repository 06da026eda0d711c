/** Grants, ends and inherits shares (B-498, D-2442, D-2114, D-2119). */
import type { Recipient } from '../../../src/api/share.contract'
import { ancestorsOf, descendantsOf, isContainer, isInsight, shareFor } from '../cards/cards'
import type { CardRecord, GroupRecord, PersonRecord, ShareRecord } from '../../db/tables'
import { invalid } from '../../server/respond'
import type { MockServer } from '../../server/mockServer'
import { type ShareEventBatch, createShareEventBatch } from './shareEvents'

const byName = (a: Recipient, b: Recipient) => a.name.localeCompare(b.name)

/** Returns the person's groups to share with. Students have none (A-228, D-2206). */
const groupsOf = (mockServer: MockServer, person: PersonRecord): GroupRecord[] =>
  person.role === 'teacher' ? mockServer.db.groups.where('owner_id', person.id) : []

function friendsOf(mockServer: MockServer, { id }: PersonRecord): PersonRecord[] {
  const sentRequests = mockServer.db.contacts.where('sender_id', id)
  const receivedRequests = mockServer.db.contacts.where('receiver_id', id)
  return [...sentRequests, ...receivedRequests]
    .filter(({ status }) => status === 'ACCEPTED')
    .flatMap(({ sender_id, receiver_id }) => mockServer.db.people.get(sender_id === id ? receiver_id : sender_id) ?? [])
}

const asRecipient = ({ id, name }: PersonRecord, disabled: boolean): Recipient => ({ id, name, type: 'user', disabled })

/**
 * Returns the people and groups that can receive a card: own groups first, then friends, both by name (B-497, D-2506).
 * @param hasInsightCards if true, students are disabled, because they cannot receive insight cards (B-436, D-0056)
 */
export function recipientsFor(
  mockServer: MockServer,
  person: PersonRecord,
  { hasInsightCards }: { hasInsightCards: boolean },
): Recipient[] {
  const groups = groupsOf(mockServer, person).map(
    ({ id, group_name }): Recipient => ({ id, name: group_name, type: 'group', disabled: false }),
  )
  const friends = friendsOf(mockServer, person).map((friend) =>
    asRecipient(friend, hasInsightCards && friend.role !== 'teacher'),
  )
  return [...groups.sort(byName), ...friends.sort(byName)]
}

const recipientIdsOf = (mockServer: MockServer, card: CardRecord): number[] =>
  mockServer.db.shares.where('card_id', card.id).map(({ recipient_id }) => recipient_id)

/**
 * Ids of people whom the person can neither add nor remove as recipients; empty for the card's owner. For anybody else: the
 * owner, the sharer, the person, and recipients of other sharers. `shareCards` ends only the sender's own shares there.
 */
function lockedRecipientIds(mockServer: MockServer, card: CardRecord, person: PersonRecord): number[] {
  if (card.owner_id === person.id) return []
  const sharedByOthers = mockServer.db.shares
    .where('card_id', card.id)
    .filter(({ sender_id }) => sender_id !== person.id)
    .map(({ recipient_id }) => recipient_id)
  const sharer = shareFor(mockServer, card, person)?.sender_id
  return [card.owner_id, person.id, ...sharedByOthers, ...(sharer === undefined ? [] : [sharer])]
}

/**
 * Returns the recipients that all cards have in common, by name (B-499, D-2506). An insight in a stack disables no student:
 * D-2119 applies to new shares, and existing shares can be ended.
 */
export function commonRecipients(mockServer: MockServer, person: PersonRecord, cards: CardRecord[]): Recipient[] {
  const lockedIds = new Set(cards.flatMap((card) => lockedRecipientIds(mockServer, card, person)))
  const sets = cards.map(
    (card) => new Set([...recipientIdsOf(mockServer, card), ...lockedRecipientIds(mockServer, card, person)]),
  )
  const common = [...(sets[0] ?? [])].filter((id) => sets.every((set) => set.has(id)))
  return common
    .flatMap((id) => mockServer.db.people.get(id) ?? [])
    .map((found) => asRecipient(found, lockedIds.has(found.id)))
    .sort(byName)
}

/**
 * Returns the chosen people, with each group replaced by its members.
 * @throws HttpError 422 for a person who is no friend, no member of an own group and no recipient
 */
export function resolveRecipients(
  mockServer: MockServer,
  person: PersonRecord,
  recipients: Pick<Recipient, 'id' | 'type'>[],
  cards: CardRecord[],
): PersonRecord[] {
  const groups = groupsOf(mockServer, person)
  const known = new Set([
    ...friendsOf(mockServer, person).map(({ id }) => id),
    ...groups.flatMap(({ member_ids }) => member_ids),
    ...cards.flatMap((card) => lockedRecipientIds(mockServer, card, person)),
    ...cards
      .flatMap((card) => [card, ...descendantsOf(mockServer, card)])
      .flatMap((card) => recipientIdsOf(mockServer, card)),
  ])
  const ids = recipients.flatMap(({ id, type }) => {
    const members = type === 'group' ? groups.find((group) => group.id === id)?.member_ids : [id]
    if (!members?.every((member) => known.has(member))) throw invalid('recipients', 'A selected recipient is invalid.')
    return members
  })
  return [...new Set(ids)].filter((id) => id !== person.id).flatMap((id) => mockServer.db.people.get(id) ?? [])
}

/** Students cannot receive insight cards (B-436, D-2119). Nobody receives an own card. */
const mayReceive = (card: CardRecord, recipient: PersonRecord) =>
  card.owner_id !== recipient.id && (recipient.role === 'teacher' || !isInsight(card))

type ShareGrant = { mockServer: MockServer; card: CardRecord; sender: PersonRecord; origin?: string }

/**
 * Shares a card with a person.
 * @param ended an earlier share of the person, whose read status the new share takes over
 * @returns false for a person who already has the card or may not receive its type
 */
function grantShare(
  { mockServer, card, sender, origin }: ShareGrant,
  recipient: PersonRecord,
  ended?: ShareRecord,
): boolean {
  if (!mayReceive(card, recipient) || shareFor(mockServer, card, recipient)) return false
  const id = `${card.id} ${recipient.id}`
  mockServer.db.shares.set({
    id,
    card_id: card.id,
    sender_id: sender.id,
    recipient_id: recipient.id,
    status: ended?.status ?? 'not_read',
    shared_at: mockServer.now().toISOString(),
    opened_at: ended?.opened_at ?? null,
    ...(origin && { inherited_from: origin }),
  })
  if (mockServer.db.endedShares.get(id)) mockServer.db.endedShares.remove(id)
  return true
}

/**
 * True if the share was inherited from the container. Shares of the seed lack `inherited_from`; they have the sender and time
 * of the container's share instead.
 */
function isInheritedFrom(mockServer: MockServer, share: ShareRecord, container: CardRecord): boolean {
  if (share.inherited_from) return share.inherited_from === container.id
  const containerShare = mockServer.db.shares
    .where('card_id', container.id)
    .find(({ recipient_id }) => recipient_id === share.recipient_id)
  return containerShare?.sender_id === share.sender_id && containerShare.shared_at === share.shared_at
}

/**
 * Links a share that came from a deleted stack to `container`. Undoing an unstack makes a new stack, and the card's share must
 * end together with the share of that stack.
 */
function adoptShare(mockServer: MockServer, card: CardRecord, recipient: PersonRecord, container: CardRecord): void {
  const share = shareFor(mockServer, card, recipient)
  if (!share?.inherited_from || mockServer.db.cards.get(share.inherited_from)) return
  mockServer.db.shares.set({ ...share, inherited_from: container.id })
}

/** Removes a recipient's share of a card and the shares that descendants inherited from it. */
function revokeShare(mockServer: MockServer, card: CardRecord, share: ShareRecord): void {
  const inherited = descendantsOf(mockServer, card)
    .flatMap(({ id }) => mockServer.db.shares.where('card_id', id))
    .filter((each) => each.recipient_id === share.recipient_id && isInheritedFrom(mockServer, each, card))
  for (const { id } of [...inherited, share]) mockServer.db.shares.remove(id)
}

/**
 * Shares cards and their descendants with people. With `isReplacing`, recipients who were not chosen lose the sender's shares.
 * On the sender's own cards they lose all shares (B-498, D-2101).
 */
export function shareCards(
  mockServer: MockServer,
  sender: PersonRecord,
  { cards, people, isReplacing }: { cards: CardRecord[]; people: PersonRecord[]; isReplacing: boolean },
): void {
  const events = createShareEventBatch(mockServer, sender)
  for (const card of cards) {
    const chosenIds = new Set(people.map(({ id }) => id))
    const existingShares = mockServer.db.shares.where('card_id', card.id)
    const revokedShares = existingShares.filter(
      ({ recipient_id, sender_id }) =>
        isReplacing && !chosenIds.has(recipient_id) && (card.owner_id === sender.id || sender_id === sender.id),
    )
    for (const share of revokedShares) {
      revokeShare(mockServer, card, share)
      events.unshared(card, share.recipient_id)
    }
    const descendants = descendantsOf(mockServer, card)
    for (const recipient of people) {
      if (grantShare({ mockServer, card, sender }, recipient)) events.shared(card, recipient.id)
      for (const descendant of descendants) {
        grantShare({ mockServer, card: descendant, sender, origin: card.id }, recipient)
        adoptShare(mockServer, descendant, recipient, card)
      }
    }
  }
  events.flush({ isNotified: true })
}

function inheritFromParent(
  mockServer: MockServer,
  sender: PersonRecord,
  card: CardRecord,
  events: ShareEventBatch,
): void {
  const parent = card.parent_id ? mockServer.db.cards.get(card.parent_id) : undefined
  if (!parent) return
  const recipients = recipientIdsOf(mockServer, parent).flatMap((id) => mockServer.db.people.get(id) ?? [])
  for (const each of [card, ...descendantsOf(mockServer, card)]) {
    for (const recipient of recipients) {
      const ended = mockServer.db.endedShares.get(`${each.id} ${recipient.id}`)
      const isNew = grantShare({ mockServer, card: each, sender, origin: parent.id }, recipient, ended)
      if (isNew && each === card) events.shared(card, recipient.id)
    }
  }
}

/** Shares each card with the recipients of its parent (B-501, D-2430). */
export function inheritShares(mockServer: MockServer, sender: PersonRecord, cards: CardRecord[]): void {
  const events = createShareEventBatch(mockServer, sender)
  for (const card of cards) inheritFromParent(mockServer, sender, card, events)
  events.flush({ isNotified: false })
}

/**
 * Updates shares after cards have moved: shares inherited from the old container end, and those of the new container are
 * inherited.
 * @param before the records before the move; the database already has the new ones
 */
export function inheritSharesOnMove(mockServer: MockServer, mover: PersonRecord, before: CardRecord[]): void {
  const events = createShareEventBatch(mockServer, mover)
  for (const cardBefore of before) {
    const card = mockServer.db.cards.get(cardBefore.id)
    if (!card || card.parent_id === cardBefore.parent_id) continue
    const ancestors = ancestorsOf(mockServer, card)
    const leftStacks = ancestorsOf(mockServer, cardBefore).filter(
      ({ id }) => !ancestors.some((stack) => stack.id === id),
    )
    const newParent = ancestors.at(-1)
    const newParentRecipients = new Set(newParent ? recipientIdsOf(mockServer, newParent) : [])
    for (const each of [card, ...descendantsOf(mockServer, card)]) {
      for (const share of mockServer.db.shares.where('card_id', each.id)) {
        if (!leftStacks.some((stack) => isInheritedFrom(mockServer, share, stack))) continue
        if (newParent && newParentRecipients.has(share.recipient_id)) {
          mockServer.db.shares.set({ ...share, inherited_from: newParent.id })
          continue
        }
        mockServer.db.shares.remove(share.id)
        mockServer.db.endedShares.set(share)
        if (each === card) events.unshared(card, share.recipient_id)
      }
    }
    inheritFromParent(mockServer, mover, card, events)
  }
  events.flush({ isNotified: false })
}

/**
 * Ends the shares of a stack before it is unstacked; its cards keep theirs (D-2426).
 * @param events collects `removed.user` for the recipients, who see the cards outside the stack from then on
 */
export function endSharesOfStack(mockServer: MockServer, stack: CardRecord, events: ShareEventBatch): void {
  for (const share of descendantsOf(mockServer, stack).flatMap(({ id }) => mockServer.db.shares.where('card_id', id))) {
    if (isInheritedFrom(mockServer, share, stack)) mockServer.db.shares.set({ ...share, inherited_from: stack.id })
  }
  for (const share of mockServer.db.shares.where('card_id', stack.id)) {
    mockServer.db.shares.remove(share.id)
    events.unshared(stack, share.recipient_id)
  }
}

/** Removes a recipient's own shares of a card and its descendants. Sends no event, because the recipient asked for it. */
export function revokeOwnShare(mockServer: MockServer, person: PersonRecord, card: CardRecord): void {
  for (const each of [card, ...(isContainer(card) ? descendantsOf(mockServer, card) : [])]) {
    const share = shareFor(mockServer, each, person)
    if (share) mockServer.db.shares.remove(share.id)
  }
}
