/** Texts of the login page and the error pages, with the game and the verification links. */
export * as start from '../en/start'
export * as game from '../en/game'
export * as verification from '../en/verification'
