/** Texts of the account settings, the address book and invitations. */
export * as account from '../en/account'
export * as addressBook from '../en/addressBook'
export * as invite from '../en/invite'
