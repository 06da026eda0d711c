/** Texts of the login and error pages, including the game and verification links. */
export * as start from '../en/start'
export * as game from '../en/game'
export * as verification from '../en/verification'
