import { UserRoundMinus, UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import type { Contact } from '@/api/addressBook.contract'
import { toApiError } from '@/api/core/errors'
import type { CurrentUser } from '@/api/user.contract'
import { Buddy } from '@/buddy/Buddy'
import { useTranslation } from '@/i18n/i18n'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { IconButton } from '@/ui/IconButton'
import { AddFriendDialog } from './AddFriendDialog'
import {
  type ContactAction,
  contactActions,
  isIncoming,
  type ListResult,
  type PageSize,
  sortContacts,
} from './addressBookRules'
import { PersonAvatar } from './Avatar'
import { EntryRow } from './EntryRow'
import { PagedList } from './PagedList'
import { PanelError, PanelSkeleton } from './PanelStates'
import { useContactActions } from './useContactActions'
import { useRowFocus } from './useRowFocus'
import { useSearchedPage } from './useSearchedPage'

type FriendsPanelProps = {
  me: CurrentUser
  result: ListResult<Contact>
  pageSize: PageSize
  onPageSizeChange: (size: PageSize) => void
}

/** Requests and friends, and what may be done with each. */
export function FriendsPanel({ me, result, pageSize, onPageSizeChange }: FriendsPanelProps) {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = result
  const contacts = sortContacts(data ?? [])
  const { search, setSearch, shown, setPage } = useSearchedPage(contacts, nameOf, pageSize)
  const { list, onRowLeaves } = useRowFocus(data ?? NO_ROWS)
  const act = useContactActions(me, () => void refetch())
  const [isAdding, setIsAdding] = useState(false)

  if (data === undefined) {
    return error ? (
      <PanelError buddy={me.buddy} error={toApiError(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <PanelSkeleton />
    )
  }
  const addButton = (
    <Button icon={<UserRoundPlus size={20} />} onPress={() => setIsAdding(true)}>
      {t('addressBook.addFriend.open')}
    </Button>
  )
  return (
    <>
      <PagedList
        label={t('addressBook.tab.friends')}
        searchLabel={t('addressBook.searchFriends')}
        search={search}
        onSearchChange={setSearch}
        shown={shown}
        onPageChange={setPage}
        pageSize={pageSize}
        onPageSizeChange={onPageSizeChange}
        action={addButton}
        isEmpty={data.length === 0}
        empty={
          <EmptyState
            illustration={<Buddy name={me.buddy} mood="waving" size={140} />}
            heading={t('addressBook.noFriends.title')}
            text={t('addressBook.noFriends.text')}
          />
        }
        listRef={list}
      >
        {(contact, index) => (
          <FriendRow
            key={contact.address_book_id}
            contact={contact}
            onAction={(action) => void act(action, contact, () => onRowLeaves(index))}
          />
        )}
      </PagedList>
      {isAdding ? <AddFriendDialog me={me} onClose={() => setIsAdding(false)} /> : null}
    </>
  )
}

const NO_ROWS: readonly Contact[] = []
const nameOf = ({ receiver_name }: Contact) => receiver_name

const variantOf = { accept: 'primary', reject: 'secondary', withdraw: 'secondary' } as const

/** A request, or a friend. */
function FriendRow({ contact, onAction }: { contact: Contact; onAction: (action: ContactAction) => void }) {
  const { t } = useTranslation()
  const name = contact.receiver_name
  const detailKey = contact.status === 'ACCEPTED' ? 'friend' : isIncoming(contact) ? 'incoming' : 'sent'
  return (
    <EntryRow
      id={contact.address_book_id}
      name={name}
      detail={t(`addressBook.status.${detailKey}`)}
      picture={<PersonAvatar name={name} />}
      isNew={isIncoming(contact)}
    >
      {contactActions(contact).map((action) =>
        action === 'remove' ? (
          <IconButton
            key={action}
            label={t('addressBook.actionOf.remove', { name })}
            icon={<UserRoundMinus aria-hidden="true" />}
            onPress={() => onAction(action)}
          />
        ) : (
          <Button
            key={action}
            variant={variantOf[action]}
            aria-label={t(`addressBook.actionOf.${action}`, { name })}
            onPress={() => onAction(action)}
          >
            {t(`addressBook.action.${action}`)}
          </Button>
        ),
      )}
    </EntryRow>
  )
}
