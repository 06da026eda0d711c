import { seedFiles } from '@mocks/db/seedFiles'
import type { ValueHints } from './schemaArbitrary'

const { people, cards, notifications, contacts, groups, messages } = seedFiles

const idsOf = <Id>(records: readonly { id: Id }[]): Id[] => records.map(({ id }) => id)
const cardIds = idsOf(cards)
const questionIds = idsOf(cards.filter(({ type }) => type === 'question'))
const insightIds = idsOf(cards.filter(({ type }) => type.endsWith('insight')))
const stackIds = idsOf(cards.filter(({ type }) => type === 'stack' || type === 'quiz'))
const personIds = idsOf(people)

/** Values by a pattern for the field name. The first pattern that matches decides. */
const TEXTS: [RegExp, readonly string[]][] = [
  [/question_id/, questionIds],
  [/insight_id/, insightIds],
  [/^(parent|attach_id|detach_id|stack|parentId|stackId)/, stackIds],
  [/^id$/, [...cardIds, ...insightIds, ...idsOf(notifications), ...idsOf(messages)]],
  [
    /chat(Message)?Id/,
    messages.flatMap(({ flatwhite }) => (flatwhite ? [flatwhite.chatId, flatwhite.chatMessageId] : [])),
  ],
  [/(_id|_ids|Ids?|uuid|^formats|^children|^nodes|^x)$/, cardIds],
  [/^userId$/, personIds.map(String)],
  [/username/, people.map(({ username }) => username)],
  [/password/, people.map(({ password }) => password)],
  [/email/, people.map(({ email }) => email)],
  [/channel_name/, personIds.map((id) => `private-format.${id}`)],
  [/^(src|image)$/, cards.flatMap(({ image }) => (typeof image === 'string' ? [image] : []))],
  [/curriculum/, people.flatMap(({ curriculum }) => (curriculum ? [curriculum.code] : []))],
]

const NUMBERS: [RegExp, readonly number[]][] = [
  [/address_book_id/, idsOf(contacts)],
  [/group_id/, idsOf(groups)],
  [/(^id|user_id|recipients|created_by)$/, personIds],
]

const valuesFor = <Value>(rows: [RegExp, readonly Value[]][], field: string): readonly Value[] =>
  rows.find(([pattern]) => pattern.test(field))?.[1] ?? []

/** Ids and other values of the seed. With them, random requests refer to cards and people that exist. */
export const seedHints: ValueHints = {
  text: (field) => valuesFor(TEXTS, field),
  number: (field) => valuesFor(NUMBERS, field),
}
