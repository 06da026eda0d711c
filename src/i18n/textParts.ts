import * as startEn from './chunks/start.en'

/** Files that contain several parts, one file per language. */
type Chunk<En, Ms> = { en: () => Promise<En>; ms: () => Promise<Ms> }

type Part<Texts> = () => Promise<Texts>

/** Returns parts of a chunk by name. Each name stands here once, because every first page loads this table. */
const partsOf = <En, Ms, Name extends string & keyof En & keyof Ms>({ en, ms }: Chunk<En, Ms>, ...names: Name[]) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      { en: () => en().then((parts) => parts[name]), ms: () => ms().then((parts) => parts[name]) },
    ]),
  ) as { [Each in Name]: { en: Part<En[Each]>; ms: Part<Ms[Each]> } }

// Most parts are smaller than the overhead of a separate file, so several parts share one.
const start = {
  // The initial chunk contains the English texts of the first page, so no request is needed.
  en: () => Promise.resolve(startEn),
  ms: () => import('./chunks/start.ms'),
}
const board = { en: () => import('./chunks/board.en'), ms: () => import('./chunks/board.ms') }
const openCard = { en: () => import('./chunks/openCard.en'), ms: () => import('./chunks/openCard.ms') }
const account = { en: () => import('./chunks/account.en'), ms: () => import('./chunks/account.ms') }
const landing = { en: () => import('./chunks/landing.en'), ms: () => import('./chunks/landing.ms') }
const handOut = { en: () => import('./chunks/handOut.en'), ms: () => import('./chunks/handOut.ms') }
const beforeBoard = { en: () => import('./chunks/beforeBoard.en'), ms: () => import('./chunks/beforeBoard.ms') }

/**
 * Parts of the texts by language. A page loads only its own parts, in the user's language. Parts are named after their feature; `start`
 * belongs to the login and error pages, `board` to every page behind the login.
 */
export const textParts = {
  ...partsOf(start, 'start', 'game', 'verification'),
  ...partsOf(board, 'board', 'cardTable', 'feedback', 'notifications', 'tutorial'),
  ...partsOf(
    openCard,
    'editor',
    'export',
    'pictureTool',
    'pictures',
    'quiz',
    'saving',
    'suggestions',
    'tableEditor',
    'teaching',
  ),
  ...partsOf(account, 'account', 'addressBook', 'confirmation', 'invite', 'share'),
  ...partsOf(beforeBoard, 'emptyBoard', 'gallery', 'signup', 'terms', 'welcome'),
  ...partsOf(handOut, 'handOut', 'palette'),
  ...partsOf(landing, 'landing', 'onboarding', 'recommendations', 'sparks'),
  chat: { en: () => import('./en/chat'), ms: () => import('./ms/chat') },
  // Used only on the login page of the mock server.
  demo: { en: () => import('./en/demo'), ms: () => import('./ms/demo') },
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

/** Key of a text. The keys of counted texts have no `_one` or `_other` here. */
export type TextKey = KeysOf<Awaited<ReturnType<(typeof textParts)[TextPart]['en']>>['texts']>
