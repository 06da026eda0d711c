/** Texts of the screens about the user and the people they know. */
export * as account from '../en/account'
export * as addressBook from '../en/addressBook'
export * as invite from '../en/invite'
