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

/** What a card type is, as data: nothing of React, because the mock server and the verifier read it, too (D-0060). */
export type CardTypeDefinition<Type extends CardType = CardType> = {
  labelKey: `formats.type.${Type}`
  /** Hue of its label, icon and cover in degrees, 0 to 359; lightness and chroma are those of `src/ui/tokens.css`. */
  hue: number
  /** What a double click opens: the focus view, or the list of the card's children. */
  opensIn: 'focus' | 'stack'
  /**
   * Banner: cover picture, title, content. Plain: title, content. Compact title: a small title, since the content is
   * the headline. Hero: content (a large picture), then the title.
   */
  focusLayout: 'banner' | 'plain' | 'compactTitle' | 'hero'
  actions: readonly TypeAction[]
  /** What the mock server grants. The client reads the permissions of the session and never these. */
  permissions: TypePermissions
  /** True for a type that contains other cards. */
  isContainer?: true
  /** True when a client can send all of a card's content, so that the verifier can create a copy on any backend. */
  isCopyable?: true
}

export type CardTypeDefinitions<Type extends CardType = CardType> = { [Each in Type]: CardTypeDefinition<Each> }

const CONTENT_PERMISSIONS: readonly TypePermission[] = ['edit', 'delete', 'duplicate', 'share', 'magic', 'focus']

/** Both roles may do everything with their own cards, and what `more` names. */
export const everyPermission = (...more: TypePermission[]): TypePermissions => ({
  teacher: [...CONTENT_PERMISSIONS, ...more],
  student: [...CONTENT_PERMISSIONS, ...more],
})

/** Insights are computed: nobody edits them, and only teachers share them. */
export const INSIGHT_PERMISSIONS: TypePermissions = {
  teacher: ['delete', 'focus', 'share'],
  student: ['delete', 'focus'],
}
