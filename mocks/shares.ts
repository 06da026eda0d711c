/** Giving cards to people and taking them back (board 4 and 6; decisions/board 3 share, X14, X19). */
import type { Recipient } from '../src/api/share.contract'
import { ancestorsOf, descendantsOf, isContainer, isInsight, shareFor } from './cards'
import type { CardRecord, GroupRecord, PersonRecord, ShareRecord } from './db'
import { invalid } from './reply'
import type { School } from './school'
import { type ShareNews, shareNews } from './shareNews'

const byName = (a: Recipient, b: Recipient) => a.name.localeCompare(b.name)

/** The groups that a person may share with: students have none (decisions/board Y6). */
const groupsOf = (school: School, person: PersonRecord): GroupRecord[] =>
  person.role === 'teacher' ? school.db.groups.where('owner_id', person.id) : []

/** Everybody whose friendship with a person is accepted. */
function friendsOf(school: School, { id }: PersonRecord): PersonRecord[] {
  const asked = school.db.contacts.where('sender_id', id)
  const askedBy = school.db.contacts.where('receiver_id', id)
  return [...asked, ...askedBy]
    .filter(({ status }) => status === 'ACCEPTED')
    .flatMap(({ sender_id, receiver_id }) => school.db.people.get(sender_id === id ? receiver_id : sender_id) ?? [])
}

const asRecipient = ({ id, name }: PersonRecord, disabled: boolean): Recipient => ({ id, name, type: 'user', disabled })

/** Whom a person can share with: own groups first, then accepted friends, each by name (decisions/board 4). */
export function recipientsFor(school: School, person: PersonRecord): Recipient[] {
  const groups = groupsOf(school, person).map(
    ({ id, group_name }): Recipient => ({ id, name: group_name, type: 'group', disabled: false }),
  )
  const friends = friendsOf(school, person).map((friend) => asRecipient(friend, false))
  return [...groups.sort(byName), ...friends.sort(byName)]
}

const peopleOf = (school: School, card: CardRecord): number[] =>
  school.db.shares.where('card_id', card.id).map(({ recipient_id }) => recipient_id)

/**
 * Who may neither be chosen nor taken away: nobody for the owner, who decides about everybody; for anybody else the owner, the
 * sharer, they themselves, and whom others gave the card to, since `shareCards` takes back only what the person gave.
 */
function fixedFor(school: School, card: CardRecord, person: PersonRecord): number[] {
  if (card.owner_id === person.id) return []
  const givenByOthers = school.db.shares
    .where('card_id', card.id)
    .filter(({ sender_id }) => sender_id !== person.id)
    .map(({ recipient_id }) => recipient_id)
  const sharer = shareFor(school, card, person)?.sender_id
  return [card.owner_id, person.id, ...givenByOthers, ...(sharer === undefined ? [] : [sharer])]
}

/**
 * Whom all of the cards are shared with, by name (decisions/board 4, share/selected-recipient-list). Students are not fixed by an
 * insight in a stack: X19 is about giving, what they have can be taken back.
 */
export function commonRecipients(school: School, person: PersonRecord, cards: CardRecord[]): Recipient[] {
  const fixed = new Set(cards.flatMap((card) => fixedFor(school, card, person)))
  const sets = cards.map((card) => new Set([...peopleOf(school, card), ...fixedFor(school, card, person)]))
  const common = [...(sets[0] ?? [])].filter((id) => sets.every((set) => set.has(id)))
  return common
    .flatMap((id) => school.db.people.get(id) ?? [])
    .map((found) => asRecipient(found, fixed.has(found.id)))
    .sort(byName)
}

/**
 * The people behind chosen recipients, groups resolved to their members.
 * @throws Refusal 422 for somebody who is no friend, group or recipient so far
 */
export function chosenPeople(
  school: School,
  person: PersonRecord,
  chosen: Pick<Recipient, 'id' | 'type'>[],
  cards: CardRecord[],
): PersonRecord[] {
  const groups = groupsOf(school, person)
  const known = new Set([
    ...friendsOf(school, person).map(({ id }) => id),
    ...groups.flatMap(({ member_ids }) => member_ids),
    ...cards.flatMap((card) => [...peopleOf(school, card), ...fixedFor(school, card, person)]),
  ])
  const ids = chosen.flatMap(({ id, type }) => {
    const members = type === 'group' ? groups.find((group) => group.id === id)?.member_ids : [id]
    if (!members?.every((member) => known.has(member))) throw invalid('recipients', 'A selected recipient is invalid.')
    return members
  })
  return [...new Set(ids)].filter((id) => id !== person.id).flatMap((id) => school.db.people.get(id) ?? [])
}

/** Insight cards go to teachers only (decisions/board X19); nobody is given their own card. */
const mayReceive = (card: CardRecord, recipient: PersonRecord) =>
  card.owner_id !== recipient.id && (recipient.role === 'teacher' || !isInsight(card))

type Giving = { school: School; card: CardRecord; sender: PersonRecord; origin?: string }

/** Gives one card to somebody who does not have it yet; true when it is new to them. */
function give({ school, card, sender, origin }: Giving, recipient: PersonRecord): boolean {
  if (!mayReceive(card, recipient) || shareFor(school, card, recipient)) return false
  school.db.shares.set({
    id: `${card.id} ${recipient.id}`,
    card_id: card.id,
    sender_id: sender.id,
    recipient_id: recipient.id,
    status: 'not_read',
    shared_at: school.now().toISOString(),
    opened_at: null,
    ...(origin && { inherited_from: origin }),
  })
  return true
}

/** True when a share came with that of a container. Authored shares do not say so, but were given in one go with it. */
function isFrom(school: School, share: ShareRecord, container: CardRecord): boolean {
  if (share.inherited_from) return share.inherited_from === container.id
  const whole = school.db.shares
    .where('card_id', container.id)
    .find(({ recipient_id }) => recipient_id === share.recipient_id)
  return whole?.sender_id === share.sender_id && whole.shared_at === share.shared_at
}

/** Ends a recipient's share of a card, and with it the shares of what it holds that came from it. */
function take(school: School, card: CardRecord, share: ShareRecord): void {
  const inherited = descendantsOf(school, card)
    .flatMap(({ id }) => school.db.shares.where('card_id', id))
    .filter((each) => each.recipient_id === share.recipient_id && isFrom(school, each, card))
  for (const { id } of [...inherited, share]) school.db.shares.remove(id)
}

/**
 * Shares cards with people, and everything that they hold. With `isReplacing` those who were not chosen lose what the person, or
 * anybody if it is the person's card, gave them (decisions/board X1).
 */
export function shareCards(
  school: School,
  sender: PersonRecord,
  { cards, people, isReplacing }: { cards: CardRecord[]; people: PersonRecord[]; isReplacing: boolean },
): void {
  const news = shareNews(school, sender)
  for (const card of cards) {
    const kept = new Set(people.map(({ id }) => id))
    const given = school.db.shares.where('card_id', card.id)
    const gone = given.filter(
      ({ recipient_id, sender_id }) =>
        isReplacing && !kept.has(recipient_id) && (card.owner_id === sender.id || sender_id === sender.id),
    )
    for (const share of gone) {
      take(school, card, share)
      news.removed(card, share.recipient_id)
    }
    const below = descendantsOf(school, card)
    for (const recipient of people) {
      if (give({ school, card, sender }, recipient)) news.given(card, recipient.id)
      for (const inner of below) give({ school, card: inner, sender, origin: card.id }, recipient)
    }
  }
  news.tell({ isNotified: true })
}

/** Gives a card that lies in a shared container, and what it holds, the recipients of the container. */
function inherit(school: School, sender: PersonRecord, card: CardRecord, news: ShareNews): void {
  const parent = card.parent_id ? school.db.cards.get(card.parent_id) : undefined
  if (!parent) return
  const recipients = peopleOf(school, parent).flatMap((id) => school.db.people.get(id) ?? [])
  for (const each of [card, ...descendantsOf(school, card)]) {
    for (const recipient of recipients) {
      const isNew = give({ school, card: each, sender, origin: parent.id }, recipient)
      if (isNew && each === card) news.given(card, recipient.id)
    }
  }
}

/** Gives cards the recipients of the containers they lie in (decisions/board 3, card moved into a shared stack). */
export function inheritShares(school: School, sender: PersonRecord, cards: CardRecord[]): void {
  const news = shareNews(school, sender)
  for (const card of cards) inherit(school, sender, card, news)
  news.tell({ isNotified: false })
}

/**
 * Brings shares in line after cards were moved: what came from containers that were left ends, what the new place gives begins.
 * @param before the cards as they lay before; the database holds them where they lie now
 */
export function followMove(school: School, mover: PersonRecord, before: CardRecord[]): void {
  const news = shareNews(school, mover)
  for (const old of before) {
    const card = school.db.cards.get(old.id)
    if (!card || card.parent_id === old.parent_id) continue
    const above = ancestorsOf(school, card)
    const left = ancestorsOf(school, old).filter(({ id }) => !above.some((stack) => stack.id === id))
    const place = above.at(-1)
    const staying = new Set(place ? peopleOf(school, place) : [])
    for (const each of [card, ...descendantsOf(school, card)]) {
      for (const share of school.db.shares.where('card_id', each.id)) {
        if (!left.some((stack) => isFrom(school, share, stack))) continue
        if (place && staying.has(share.recipient_id)) {
          school.db.shares.set({ ...share, inherited_from: place.id })
          continue
        }
        school.db.shares.remove(share.id)
        if (each === card) news.removed(card, share.recipient_id)
      }
    }
    inherit(school, mover, card, news)
  }
  news.tell({ isNotified: false })
}

/** Takes a card, and what it holds, off the board of somebody whom it was shared with; no event, they did it themselves. */
export function leaveShare(school: School, person: PersonRecord, card: CardRecord): void {
  for (const each of [card, ...(isContainer(card) ? descendantsOf(school, card) : [])]) {
    const share = shareFor(school, each, person)
    if (share) school.db.shares.remove(share.id)
  }
}
