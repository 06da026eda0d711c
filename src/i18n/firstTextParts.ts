import { texts as startEn } from './start.en'

/**
 * The parts of the texts that the first page can need, whichever it is: what loads the others comes with the screens behind the login
 * (`textParts.ts`). `start` is that of the login and the error pages, `board` that of every screen behind them.
 */
export const firstTextParts = {
  start: { en: () => Promise.resolve({ texts: startEn }), ms: () => import('./start.ms') },
  board: { en: () => import('./en'), ms: () => import('./ms') },
  signup: { en: () => import('./signup.en'), ms: () => import('./signup.ms') },
  verification: { en: () => import('./verification.en'), ms: () => import('./verification.ms') },
  demo: { en: () => import('./demo.en'), ms: () => import('./demo.ms') },
  game: { en: () => import('./game.en'), ms: () => import('./game.ms') },
}
