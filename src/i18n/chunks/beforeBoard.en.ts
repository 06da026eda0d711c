/** Texts on the way from the sign-up to the first board. */
export * as emptyBoard from '../en/emptyBoard'
export * as gallery from '../en/gallery'
export * as signup from '../en/signup'
export * as terms from '../en/terms'
export * as welcome from '../en/welcome'
