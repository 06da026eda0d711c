/** Texts of the account settings, and of the screens about friends. */
export * as account from '../en/account'
export * as addressBook from '../en/addressBook'
export * as invite from '../en/invite'
