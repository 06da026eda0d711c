import { addressBookApi } from '@/api/addressBook'
import type { Contact } from '@/api/addressBook.contract'
import { isNotAccessible, toApiError } from '@/api/core/errors'
import type { CurrentUser } from '@/api/user.contract'
import { useTranslation } from '@/i18n/i18n'
import { announce } from '@/lib/announce'
import { confirm } from '@/store/confirmationSlice'
import { useAppDispatch } from '@/store/hooks'
import { snackbarShown } from '@/store/snackbarsSlice'
import { type ContactAction, contactConfirmations } from './addressBookRules'

/**
 * Returns a function that asks for confirmation and then accepts, rejects, withdraws or removes an entry. It calls
 * `onConfirmed` after the confirmation, before the list changes.
 * @param refetch called if the server no longer has the entry
 */
export function useContactActions(me: CurrentUser, refetch: () => void) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { acceptContact, rejectContact, removeContact } = addressBookApi.endpoints

  return async (action: ContactAction, contact: Contact, onConfirmed: () => void) => {
    const name = contact.receiver_name
    const isConfirmed = await dispatch(confirm({ kind: contactConfirmations[action], values: { name } }))
    if (!isConfirmed) return
    onConfirmed()
    const arg = { userId: me.id, contact }
    const { error } = await (action === 'accept'
      ? dispatch(acceptContact.initiate(arg, { track: false }))
      : dispatch((action === 'reject' ? rejectContact : removeContact).initiate(arg, { track: false })))
    if (!error && action === 'accept')
      dispatch(snackbarShown({ kind: 'success', text: { key: 'addressBook.done.accept', values: { name } } }))
    // The row disappears from the screen, so only screen readers need a message.
    else if (!error) announce(t(`addressBook.done.${action}`, { name }))
    else if (isNotAccessible(toApiError(error))) refetch()
  }
}
