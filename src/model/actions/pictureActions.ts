import { ImageDown, type LucideIcon, MoveVertical, Search, Upload, WandSparkles } from 'lucide-react'
import type { Card } from '@/api/cards/card.schema'
import type { ImageSource } from '@/api/images.contract'
import type { PictureActionId } from '@/cardTypes/cardTypeDefinition'
import { findCardTypeDefinition } from '@/cardTypes/definitions'
import { cardPicture } from '@/cardTypes/rules/cardPicture'
import type { ActionWithIcon } from './action'

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

export type PictureAction = ActionWithIcon<PictureActionId, PictureActionContext, PictureRunContext>

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

const SOURCE_BY_ACTION = {
  search: 'image_search',
  magic: 'magic_images',
  upload: 'user_upload',
} as const satisfies Partial<Record<PictureActionId, ImageSource>>
type SourceActionId = keyof typeof SOURCE_BY_ACTION

/** An action that opens the tool at one of its sources. */
const sourceAction = (id: SourceActionId, icon: LucideIcon): PictureAction => ({
  id,
  group: 'picture',
  icon,
  labelKey: `pictureTool.action.${id}`,
  isAvailable: (context) => isPermittedOnPicture(context, id),
  run: ({ card, commands }) => commands.openTool(card, SOURCE_BY_ACTION[id]),
})

const hasPicture = ({ card }: PictureActionContext) => cardPicture(card) !== null

export const pictureActions: readonly PictureAction[] = [
  sourceAction('search', Search),
  sourceAction('magic', WandSparkles),
  sourceAction('upload', Upload),
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

const isSourceAction = (id: PictureActionId): id is SourceActionId => id in SOURCE_BY_ACTION

/** Returns the sources from which the user may give the card a picture, in display order. */
export const pictureSourcesFor = (context: PictureActionContext): ImageSource[] =>
  pictureActionsFor(context).flatMap(({ id }) => (isSourceAction(id) ? SOURCE_BY_ACTION[id] : []))
