export * as account from '../ms/account'
export * as addressBook from '../ms/addressBook'
export * as invite from '../ms/invite'
