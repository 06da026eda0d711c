import { startEn } from './start.en'

/**
 * The parts that texts are loaded in, by language: a screen loads the part it shows, in the language of the user. `start` is that of the
 * login and the error pages, `board` that of every screen behind them; the others are those of the features they are named after.
 */
export const textParts = {
  start: { en: () => Promise.resolve(startEn), ms: () => import('./start.ms').then(({ startMs }) => startMs) },
  board: { en: () => import('./en').then(({ en }) => en), ms: () => import('./ms').then(({ ms }) => ms) },
  signup: {
    en: () => import('./signup.en').then(({ signupEn }) => signupEn),
    ms: () => import('./signup.ms').then(({ signupMs }) => signupMs),
  },
  chat: {
    en: () => import('./chat.en').then(({ chatEn }) => chatEn),
    ms: () => import('./chat.ms').then(({ chatMs }) => chatMs),
  },
  share: {
    en: () => import('./share.en').then(({ shareEn }) => shareEn),
    ms: () => import('./share.ms').then(({ shareMs }) => shareMs),
  },
  feedback: {
    en: () => import('./feedback.en').then(({ feedbackEn }) => feedbackEn),
    ms: () => import('./feedback.ms').then(({ feedbackMs }) => feedbackMs),
  },
  terms: {
    en: () => import('./terms.en').then(({ termsEn }) => termsEn),
    ms: () => import('./terms.ms').then(({ termsMs }) => termsMs),
  },
  welcome: {
    en: () => import('./welcome.en').then(({ welcomeEn }) => welcomeEn),
    ms: () => import('./welcome.ms').then(({ welcomeMs }) => welcomeMs),
  },
  verification: {
    en: () => import('./verification.en').then(({ verificationEn }) => verificationEn),
    ms: () => import('./verification.ms').then(({ verificationMs }) => verificationMs),
  },
  game: {
    en: () => import('./game.en').then(({ gameEn }) => gameEn),
    ms: () => import('./game.ms').then(({ gameMs }) => gameMs),
  },
}

export type TextPart = keyof typeof textParts
export const textPartNames = Object.keys(textParts) as TextPart[]

type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key
type KeysOf<Tree> = Tree extends unknown
  ? {
      [Key in keyof Tree & (string | number)]: Tree[Key] extends string
        ? WithoutPlural<`${Key}`>
        : `${Key}.${KeysOf<Tree[Key]>}`
    }[keyof Tree & (string | number)]
  : never

/** The key of a text; of a counted text without `_one` and `_other`. */
export type TextKey = KeysOf<Awaited<ReturnType<(typeof textParts)[TextPart]['en']>>>
