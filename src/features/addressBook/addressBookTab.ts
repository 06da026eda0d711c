export const addressBookTabs = ['groups', 'friends'] as const
/** A tab of the address book. Apart from its rules, because the start-up code parses the address with it. */
export type AddressBookTab = (typeof addressBookTabs)[number]
