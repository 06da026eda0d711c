import type { CardType } from '@/api/cards/card.schema'
import type { Role } from '@/api/user.contract'

/** Actions that only some types have; all other actions exist for every card (B-413 to B-451, D-2435). */
export type TypeAction = 'rename' | 'share' | 'unstack' | 'undo' | 'redo' | 'suggest'

/** Last segment of the permission `board.format.{type}.{permission}` (D-2511). */
type TypePermission =
  | 'edit'
  | 'delete'
  | 'duplicate'
  | 'share'
  | 'magic'
  | 'focus'
  | 'create'
  | 'unstack'
  | 'access'
  | 'download'

/** Permissions on own cards of a type by role. */
export type TypePermissions = Readonly<Record<Role, readonly TypePermission[]>>

/** A card type as data, without React: the mock server and the verifier read definitions, too (D-0060). */
export type CardTypeDefinition<Type extends CardType = CardType> = {
  labelKey: `formats.type.${Type}`
  /** Hue of label, icon and cover in degrees, 0 to 359; `src/ui/tokens.css` sets lightness and chroma. */
  hue: number
  /** Target of a double click: the focus view, or the list of the card's children. */
  opensIn: 'focus' | 'stack'
  /**
   * Layout of the focus view. Banner: cover picture, title, content. Plain: title, content. Compact title: a small title, since the content
   * is the headline. Hero: content (a large picture), then the title.
   */
  focusLayout: 'banner' | 'plain' | 'compactTitle' | 'hero'
  actions: readonly TypeAction[]
  /** Permissions that the mock server grants. The client reads only the permissions of the session. */
  permissions: TypePermissions
  /** True for a type that contains other cards. */
  isContainer?: true
  /** True if a client can send all of a card's content. The verifier can then create a copy on any backend. */
  isCopyable?: true
}

export type CardTypeDefinitions<Type extends CardType = CardType> = { [Each in Type]: CardTypeDefinition<Each> }

const CONTENT_PERMISSIONS: readonly TypePermission[] = ['edit', 'delete', 'duplicate', 'share', 'magic', 'focus']

/** Permissions of both roles on own cards: all for content, and `more`. */
export const everyPermission = (...more: TypePermission[]): TypePermissions => ({
  teacher: [...CONTENT_PERMISSIONS, ...more],
  student: [...CONTENT_PERMISSIONS, ...more],
})

/** Insights are computed: nobody edits them, and only teachers share them. */
export const INSIGHT_PERMISSIONS: TypePermissions = {
  teacher: ['delete', 'focus', 'share'],
  student: ['delete', 'focus'],
}
