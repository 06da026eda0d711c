/** Texts of the account settings, the address book, invitations, and the dialogs that share and confirm. */
export * as account from '../en/account'
export * as addressBook from '../en/addressBook'
export * as confirmation from '../en/confirmation'
export * as invite from '../en/invite'
export * as share from '../en/share'
