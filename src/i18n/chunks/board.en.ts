/** Texts of every screen behind the login, and of their shared dialogs. */
export * as board from '../en/board'
export * as cardTable from '../en/cardTable'
export * as feedback from '../en/feedback'
export * as notifications from '../en/notifications'
export * as share from '../en/share'
export * as tutorial from '../en/tutorial'
