/** Texts of every page behind the login, and of the dialogs that these pages share. */
export * as board from '../en/board'
export * as cardTable from '../en/cardTable'
export * as feedback from '../en/feedback'
export * as notifications from '../en/notifications'
export * as tutorial from '../en/tutorial'
