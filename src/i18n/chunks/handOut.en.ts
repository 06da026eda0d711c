/** Texts of presenting, and of handing out a board. */
export * as handOut from '../en/handOut'
export * as present from '../en/present'
