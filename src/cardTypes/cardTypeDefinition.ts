import type { CardType } from '@/api/cards/card.schema'
import type { Role } from '@/api/user.contract'

/** Actions that only some card types have. Every other action exists for all cards (B-413 to B-451, D-2435). */
export type TypeAction = 'rename' | 'share' | 'unstack' | 'undo' | 'redo' | 'suggest'

/** Actions on a card's picture, in display order (C-231). */
export const PICTURE_ACTIONS = ['search', 'magic', 'upload', 'edit', 'download'] as const
export type PictureActionId = (typeof PICTURE_ACTIONS)[number]

/** Last segment of the permission name `board.format.{type}.{permission}` (D-2511). */
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

/** Permissions that teachers and students have on their own cards of this type. */
export type TypePermissions = Readonly<Record<Role, readonly TypePermission[]>>

/**
 * Describes a card type as plain data, without React, because the mock server and the contract verifier read it too
 * (D-0060).
 */
export type CardTypeDefinition<Type extends CardType = CardType> = {
  labelKey: `formats.type.${Type}`
  /** Hue of the type's label, icon and cover, in degrees (0 to 359). `src/ui/tokens.css` adds lightness and chroma. */
  hue: number
  /** View that opens when the user double-clicks the card: the focus view, or the list of the card's children. */
  opensIn: 'focus' | 'stack'
  /**
   * Layout of the focus view. `banner`: cover picture, title, content. `plain`: title, content. `compactTitle`: small
   * title, because the content is the headline. `hero`: a large picture as content, then the title.
   */
  focusLayout: 'banner' | 'plain' | 'compactTitle' | 'hero'
  actions: readonly TypeAction[]
  /** Actions on the picture of the open card; empty if cards of this type have no picture of their own (C-301). */
  pictureActions: readonly PictureActionId[]
  /** Permissions that the mock server grants. The client checks only the permissions that the session contains. */
  permissions: TypePermissions
  /** Present if cards of this type contain other cards. */
  isContainer?: true
  /**
   * Present if a client can send all content of such a card. The verifier can then create a copy of it on any backend.
   */
  isCopyable?: true
}

export type CardTypeDefinitions<Type extends CardType = CardType> = { [Each in Type]: CardTypeDefinition<Each> }

const CONTENT_PERMISSIONS: readonly TypePermission[] = ['edit', 'delete', 'duplicate', 'share', 'magic', 'focus']

/** Returns the permissions of both roles on their own cards: all permissions for content, plus the ones passed in. */
export const everyPermission = (...more: TypePermission[]): TypePermissions => ({
  teacher: [...CONTENT_PERMISSIONS, ...more],
  student: [...CONTENT_PERMISSIONS, ...more],
})

/** The server computes insights: nobody edits them, and only teachers share them. */
export const INSIGHT_PERMISSIONS: TypePermissions = {
  teacher: ['delete', 'focus', 'share'],
  student: ['delete', 'focus'],
}
