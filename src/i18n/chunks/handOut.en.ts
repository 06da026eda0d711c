/** Texts of presenting, of handing out a board, and of the dialogs that keys open on every screen. */
export * as handOut from '../en/handOut'
export * as palette from '../en/palette'
