import { ImageDown, MoveVertical, Search, Upload, WandSparkles } from 'lucide-react'
import type { Card } from '@/api/cards/card.schema'
import type { ImageSource } from '@/api/images.contract'
import type { PictureActionId } from '@/cardTypes/cardTypeDefinition'
import { findCardTypeDefinition } from '@/cardTypes/definitions'
import { cardPicture } from '@/cardTypes/rules/cardPicture'
import type { Action } from './action'

/** Actions on the picture of an open card (C-231 to C-237, C-300 to C-312, D-3139). */

/** Modes of the picture tool (B-101 to B-104). The first three are sources of a picture. */
export type PictureMode = ImageSource | 'pan'

export type PictureActionContext = { card: Card; permissions: readonly string[] }

export type PictureCommands = {
  /** Opens the picture tool in a mode. */
  openTool: (card: Card, mode: PictureMode) => unknown
  download: (card: Card) => unknown
}

type PictureRunContext = { card: Card; commands: PictureCommands }

export type PictureAction = Action<PictureActionId, PictureActionContext, PictureRunContext>

/** Last segment of `board.format.image.{permission}`, which must match exactly (C-304 to C-309). */
const PERMISSION_BY_ACTION = {
  search: 'access',
  magic: 'magic',
  upload: 'create',
  edit: 'edit',
  download: 'download',
} as const satisfies Record<PictureActionId, string>

/**
 * True if the user may run the action: as the owner, or with the permission to edit shared cards, and always with the
 * action's own permission. While the server writes the card, nobody may.
 */
const isPermittedOnPicture = ({ card, permissions }: PictureActionContext, action: PictureActionId): boolean =>
  findCardTypeDefinition(card.type)?.pictureActions.includes(action) === true &&
  !card.loading &&
  !card.skeleton &&
  (card.isOwner || permissions.includes('board.format.shared.edit')) &&
  permissions.includes(`board.format.image.${PERMISSION_BY_ACTION[action]}`)

const hasPicture = ({ card }: PictureActionContext) => cardPicture(card) !== null

export const pictureActions: readonly PictureAction[] = [
  {
    id: 'search',
    group: 'picture',
    icon: Search,
    labelKey: 'pictureTool.action.search',
    isAvailable: (context) => isPermittedOnPicture(context, 'search'),
    run: ({ card, commands }) => commands.openTool(card, 'image_search'),
  },
  {
    id: 'magic',
    group: 'picture',
    icon: WandSparkles,
    labelKey: 'pictureTool.action.magic',
    isAvailable: (context) => isPermittedOnPicture(context, 'magic'),
    run: ({ card, commands }) => commands.openTool(card, 'magic_images'),
  },
  {
    id: 'upload',
    group: 'picture',
    icon: Upload,
    labelKey: 'pictureTool.action.upload',
    isAvailable: (context) => isPermittedOnPicture(context, 'upload'),
    run: ({ card, commands }) => commands.openTool(card, 'user_upload'),
  },
  {
    id: 'edit',
    group: 'picture',
    icon: MoveVertical,
    labelKey: 'pictureTool.action.edit',
    isAvailable: (context) => isPermittedOnPicture(context, 'edit') && hasPicture(context),
    run: ({ card, commands }) => commands.openTool(card, 'pan'),
  },
  {
    id: 'download',
    group: 'picture',
    icon: ImageDown,
    labelKey: 'pictureTool.action.download',
    isAvailable: (context) => isPermittedOnPicture(context, 'download') && hasPicture(context),
    run: ({ card, commands }) => commands.download(card),
  },
]

/** Returns the available actions in display order. Without one, the card has no picture toolbar. */
export const pictureActionsFor = (context: PictureActionContext): PictureAction[] =>
  pictureActions.filter(({ isAvailable }) => isAvailable(context))

const SOURCE_BY_ACTION: Readonly<Partial<Record<PictureActionId, ImageSource>>> = {
  search: 'image_search',
  magic: 'magic_images',
  upload: 'user_upload',
}

/** Returns the sources from which the user may give the card a picture, in display order. */
export const pictureSourcesFor = (context: PictureActionContext): ImageSource[] =>
  pictureActionsFor(context).flatMap(({ id }) => SOURCE_BY_ACTION[id] ?? [])
