/** Contents of the address book and actions on its entries (A-310 to A-316, D-1128, D-1129). */
import type { Contact } from '@/api/addressBook.contract'
import type { ConfirmationKind } from '@/store/confirmationSlice'
import type { Preferences } from '@/store/preferencesSlice'
import { type AddressBookTab, addressBookTabs } from './addressBookTab'

/** Tabs by role: students have no groups (A-228, A-391, D-1129). */
export const tabsOf = (roles: readonly string[]): readonly AddressBookTab[] =>
  roles.includes('student') ? ['friends'] : addressBookTabs

export type ContactAction = 'accept' | 'reject' | 'withdraw' | 'remove'

/** Actions of an entry, in the order of the buttons. */
export function contactActions({ status, is_actionable }: Contact): readonly ContactAction[] {
  if (status === 'ACCEPTED') return ['remove']
  return is_actionable ? ['reject', 'accept'] : ['withdraw']
}

/** Confirmation before each action (A-317 to A-320, D-1034). */
export const contactConfirmations = {
  accept: 'acceptRequest',
  reject: 'rejectRequest',
  withdraw: 'withdrawRequest',
  remove: 'removeUser',
} as const satisfies Record<ContactAction, ConfirmationKind>

/** True for a friend request that waits for the user's answer. */
export const isIncoming = ({ status, is_actionable }: Contact) => status === 'PENDING' && is_actionable

const rankOf = (contact: Contact) => (contact.status === 'ACCEPTED' ? 2 : isIncoming(contact) ? 0 : 1)

/** Natural order of names: 'Class 2' before 'Class 10'. */
const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/**
 * Sorts: incoming requests, outgoing requests, friends; each by name (D-1128).
 * @param kept ids of just accepted requests, which keep their position
 */
export function sortContacts(contacts: readonly Contact[], kept: ReadonlySet<number> = new Set()): Contact[] {
  const rank = (contact: Contact) => (kept.has(contact.address_book_id) ? 0 : rankOf(contact))
  return contacts.toSorted((a, b) => rank(a) - rank(b) || byName.compare(a.receiver_name, b.receiver_name))
}

/** Sorts by name. */
export const sortGroups = <Group extends { group_name: string }>(groups: readonly Group[]): Group[] =>
  groups.toSorted((a, b) => byName.compare(a.group_name, b.group_name))

export type PageSize = Preferences['rowsPerPage']

export type Page<Row> = {
  rows: Row[]
  /** From 1; the last page if the requested page no longer exists. */
  page: number
  pageCount: number
  /** Numbers of the first and the last row, from 1; 0 without rows. */
  first: number
  last: number
  total: number
}

/** The part of an RTK Query result that a list shows. */
export type ListResult<Row> = { data?: readonly Row[]; error?: unknown; isFetching: boolean; refetch: () => unknown }

/** Cuts a page out of all rows. */
export function pageOf<Row>(all: readonly Row[], wantedPage: number, size: PageSize): Page<Row> {
  const pageCount = Math.max(1, Math.ceil(all.length / size))
  const page = Math.min(Math.max(1, wantedPage), pageCount)
  const rows = all.slice((page - 1) * size, page * size)
  const first = rows.length > 0 ? (page - 1) * size + 1 : 0
  return { rows, page, pageCount, first, last: first && first + rows.length - 1, total: all.length }
}
