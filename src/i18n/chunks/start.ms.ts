export * as start from '../ms/start'
export * as game from '../ms/game'
export * as verification from '../ms/verification'
