export const addressBookTabs = ['groups', 'friends'] as const
/** Tab of the address book. Separate from the rules, because the start-up code parses the address. */
export type AddressBookTab = (typeof addressBookTabs)[number]
