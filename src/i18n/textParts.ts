import { texts as startEn } from './en/start'

/**
 * The parts that texts are loaded in, by language: a screen loads the part it shows, in the language of the user. A part has the name of the
 * feature that shows it; `start` is of the login and the error pages, `board` of every screen behind the login.
 */
export const textParts = {
  // English of the first page is in the first chunk, so that it is there without a request.
  start: { en: () => Promise.resolve({ texts: startEn }), ms: () => import('./ms/start') },
  board: { en: () => import('./en/board'), ms: () => import('./ms/board') },
  account: { en: () => import('./en/account'), ms: () => import('./ms/account') },
  addressBook: { en: () => import('./en/addressBook'), ms: () => import('./ms/addressBook') },
  cardTable: { en: () => import('./en/cardTable'), ms: () => import('./ms/cardTable') },
  chat: { en: () => import('./en/chat'), ms: () => import('./ms/chat') },
  demo: { en: () => import('./en/demo'), ms: () => import('./ms/demo') },
  editor: { en: () => import('./en/editor'), ms: () => import('./ms/editor') },
  export: { en: () => import('./en/export'), ms: () => import('./ms/export') },
  feedback: { en: () => import('./en/feedback'), ms: () => import('./ms/feedback') },
  game: { en: () => import('./en/game'), ms: () => import('./ms/game') },
  invite: { en: () => import('./en/invite'), ms: () => import('./ms/invite') },
  notifications: { en: () => import('./en/notifications'), ms: () => import('./ms/notifications') },
  quiz: { en: () => import('./en/quiz'), ms: () => import('./ms/quiz') },
  saving: { en: () => import('./en/saving'), ms: () => import('./ms/saving') },
  share: { en: () => import('./en/share'), ms: () => import('./ms/share') },
  signup: { en: () => import('./en/signup'), ms: () => import('./ms/signup') },
  suggestions: { en: () => import('./en/suggestions'), ms: () => import('./ms/suggestions') },
  tableEditor: { en: () => import('./en/tableEditor'), ms: () => import('./ms/tableEditor') },
  teaching: { en: () => import('./en/teaching'), ms: () => import('./ms/teaching') },
  terms: { en: () => import('./en/terms'), ms: () => import('./ms/terms') },
  tutorial: { en: () => import('./en/tutorial'), ms: () => import('./ms/tutorial') },
  verification: { en: () => import('./en/verification'), ms: () => import('./ms/verification') },
  welcome: { en: () => import('./en/welcome'), ms: () => import('./ms/welcome') },
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
export type TextKey = KeysOf<Awaited<ReturnType<(typeof textParts)[TextPart]['en']>>['texts']>
