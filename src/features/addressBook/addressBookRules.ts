/** Rules for the address book: its tabs, the order of entries and their actions (A-310 to A-316, D-1128, D-1129). */
import { isIncoming } from '@/api/addressBook'
import type { Contact } from '@/api/addressBook.contract'
import type { ConfirmationKind } from '@/store/confirmationSlice'
import type { Preferences } from '@/store/preferencesSlice'
import { type AddressBookTab, addressBookTabs } from './addressBookTab'

/** Students have no groups (A-228, A-391, D-1129). */
export const tabsOf = (roles: readonly string[]): readonly AddressBookTab[] =>
  roles.includes('student') ? ['friends'] : addressBookTabs

export type ContactAction = 'accept' | 'reject' | 'withdraw' | 'remove'

/** Returns the actions of an entry in the order of its buttons. */
export function contactActions({ status, is_actionable }: Contact): readonly ContactAction[] {
  if (status === 'ACCEPTED') return ['remove']
  return is_actionable ? ['reject', 'accept'] : ['withdraw']
}

/** Kind of the confirmation dialog for each action (A-317 to A-320, D-1034). */
export const contactConfirmations = {
  accept: 'acceptRequest',
  reject: 'rejectRequest',
  withdraw: 'withdrawRequest',
  remove: 'removeUser',
} as const satisfies Record<ContactAction, ConfirmationKind>

const rankOf = (contact: Contact) => (contact.status === 'ACCEPTED' ? 2 : isIncoming(contact) ? 0 : 1)

/** Compares numbers within names by value: "Class 2" comes before "Class 10". */
const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/**
 * Sorts incoming requests first, then outgoing requests, then friends; each group by name (D-1128).
 * @param kept ids of just accepted requests, which keep their position
 */
export function sortContacts(contacts: readonly Contact[], kept: ReadonlySet<number> = new Set()): Contact[] {
  const rank = (contact: Contact) => (kept.has(contact.address_book_id) ? 0 : rankOf(contact))
  return contacts.toSorted((a, b) => rank(a) - rank(b) || byName.compare(a.receiver_name, b.receiver_name))
}

export const sortGroups = <Group extends { group_name: string }>(groups: readonly Group[]): Group[] =>
  groups.toSorted((a, b) => byName.compare(a.group_name, b.group_name))

export type PageSize = Preferences['rowsPerPage']

export type Page<Row> = {
  rows: Row[]
  /** Page number from 1. The last page if the requested page no longer exists. */
  page: number
  pageCount: number
  /** Row numbers from 1; both are 0 if there are no rows. */
  first: number
  last: number
  total: number
}

/** Part of an RTK Query result that a list needs. */
export type ListResult<Row> = { data?: readonly Row[]; error?: unknown; isFetching: boolean; refetch: () => unknown }

export function pageOf<Row>(all: readonly Row[], wantedPage: number, size: PageSize): Page<Row> {
  const pageCount = Math.max(1, Math.ceil(all.length / size))
  const page = Math.min(Math.max(1, wantedPage), pageCount)
  const rows = all.slice((page - 1) * size, page * size)
  const first = rows.length > 0 ? (page - 1) * size + 1 : 0
  return { rows, page, pageCount, first, last: first && first + rows.length - 1, total: all.length }
}
