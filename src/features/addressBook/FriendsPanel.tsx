import { UserRoundMinus, UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import { isIncoming } from '@/api/addressBook'
import type { Contact } from '@/api/addressBook.contract'
import type { CurrentUser } from '@/api/user.contract'
import { useTranslation } from '@/i18n/i18n'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { AddFriendDialog } from './AddFriendDialog'
import { type ContactAction, contactActions, type ListResult, type PageSize, sortContacts } from './addressBookRules'
import { PersonAvatar } from './Avatar'
import { EntryPanel } from './EntryPanel'
import { EntryRow } from './EntryRow'
import { useContactActions } from './useContactActions'
import { useRowFocus } from './useRowFocus'

type FriendsPanelProps = {
  me: CurrentUser
  result: ListResult<Contact>
  pageSize: PageSize
  onPageSizeChange: (size: PageSize) => void
}

/** Lists friend requests and friends with their actions. */
export function FriendsPanel({ me, result, pageSize, onPageSizeChange }: FriendsPanelProps) {
  const { t } = useTranslation()
  const { list, onRowLeaves } = useRowFocus(result.data)
  const act = useContactActions(me, () => void result.refetch())
  const [isAdding, setIsAdding] = useState(false)
  // Ids of the requests accepted on this page. Their rows keep their position: a row that moved away at once would seem lost.
  const [accepted, setAccepted] = useState<ReadonlySet<number>>(new Set())
  const onConfirmed = (action: ContactAction, { address_book_id: id }: Contact, index: number) => {
    if (action === 'accept') setAccepted((ids) => new Set([...ids, id]))
    onRowLeaves(index)
  }
  return (
    <>
      <EntryPanel
        buddy={me.buddy}
        label={t('addressBook.tab.friends')}
        searchLabel={t('addressBook.searchFriends')}
        result={result}
        sort={(contacts) => sortContacts(contacts, accepted)}
        nameOf={nameOf}
        pageSize={pageSize}
        onPageSizeChange={onPageSizeChange}
        empty={{
          mood: 'waving',
          heading: t('addressBook.noFriends.title'),
          text: t('addressBook.noFriends.text'),
        }}
        action={
          <Button icon={<UserRoundPlus size={20} />} onPress={() => setIsAdding(true)}>
            {t('addressBook.addFriend.open')}
          </Button>
        }
        listRef={list}
      >
        {(contact, index) => (
          <FriendRow
            key={contact.address_book_id}
            contact={contact}
            onAction={(action) => void act(action, contact, () => onConfirmed(action, contact, index))}
          />
        )}
      </EntryPanel>
      {isAdding ? <AddFriendDialog me={me} onClose={() => setIsAdding(false)} /> : null}
    </>
  )
}

const nameOf = ({ receiver_name }: Contact) => receiver_name

const variantOf = { accept: 'primary', reject: 'secondary', withdraw: 'secondary' } as const

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
