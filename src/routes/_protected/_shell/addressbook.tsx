import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { AddressBookScreen } from '@/features/addressBook/AddressBookScreen'
import { addressBookTabs } from '@/features/addressBook/addressBookTab'
import { loadTexts } from '@/i18n/i18n'

export const Route = createFileRoute('/_protected/_shell/addressbook')({
  validateSearch: z.object({ tab: z.catch(z.optional(z.enum(addressBookTabs)), undefined) }),
  loader: () => loadTexts('addressBook'),
  component: AddressBook,
})

function AddressBook() {
  const { tab } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AddressBookScreen
      tab={tab}
      onTabChange={(next) => void navigate({ search: { tab: next }, replace: true, resetScroll: false })}
    />
  )
}
