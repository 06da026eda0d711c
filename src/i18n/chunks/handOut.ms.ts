/** Texts of presenting, and of handing out a board. */
export * as handOut from '../ms/handOut'
export * as palette from '../ms/palette'
