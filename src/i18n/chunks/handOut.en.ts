/** Texts of presenting, and of handing out a board. */
export * as present from '../en/present'
