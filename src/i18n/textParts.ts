import { firstTextParts } from './firstTextParts'

/**
 * The parts that texts are loaded in, by language: a screen loads the part it shows, in the language of the user. A part is that of the
 * feature it is named after.
 */
export const textParts = {
  ...firstTextParts,
  chat: { en: () => import('./chat.en'), ms: () => import('./chat.ms') },
  cardTable: { en: () => import('./cardTable.en'), ms: () => import('./cardTable.ms') },
  saving: { en: () => import('./saving.en'), ms: () => import('./saving.ms') },
  share: { en: () => import('./share.en'), ms: () => import('./share.ms') },
  feedback: { en: () => import('./feedback.en'), ms: () => import('./feedback.ms') },
  account: { en: () => import('./account.en'), ms: () => import('./account.ms') },
  terms: { en: () => import('./terms.en'), ms: () => import('./terms.ms') },
  notifications: { en: () => import('./notifications.en'), ms: () => import('./notifications.ms') },
  addressBook: { en: () => import('./addressBook.en'), ms: () => import('./addressBook.ms') },
  invite: { en: () => import('./invite.en'), ms: () => import('./invite.ms') },
  welcome: { en: () => import('./welcome.en'), ms: () => import('./welcome.ms') },
  export: { en: () => import('./export.en'), ms: () => import('./export.ms') },
  tableEditor: { en: () => import('./tableEditor.en'), ms: () => import('./tableEditor.ms') },
  quiz: { en: () => import('./quiz.en'), ms: () => import('./quiz.ms') },
  editor: { en: () => import('./editor.en'), ms: () => import('./editor.ms') },
  suggestions: { en: () => import('./suggestions.en'), ms: () => import('./suggestions.ms') },
  tutorial: { en: () => import('./tutorial.en'), ms: () => import('./tutorial.ms') },
  teaching: { en: () => import('./teaching.en'), ms: () => import('./teaching.ms') },
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
