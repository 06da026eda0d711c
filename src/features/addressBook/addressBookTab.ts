export const addressBookTabs = ['groups', 'friends'] as const
/** In a file of its own, because the route parses the tab at start-up and must not load the rules. */
export type AddressBookTab = (typeof addressBookTabs)[number]
