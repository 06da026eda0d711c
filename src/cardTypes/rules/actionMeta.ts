import { Copy, FolderInput, Layers, type LucideIcon, PencilLine, Share2, Sparkles, Trash2, Ungroup } from 'lucide-react'
import type { BoardAction } from './cardActions'

type ActionMeta = {
  icon: LucideIcon
  labelKey: `board.action.${BoardAction}`
  /** KeyboardEvent.key that runs the action while cards are selected; letters in either case. */
  shortcut: string
}

/** Icon, label and shortcut of each action. */
export const actionMeta: Record<BoardAction, ActionMeta> = {
  magic: { icon: Sparkles, labelKey: 'board.action.magic', shortcut: 'I' },
  stack: { icon: Layers, labelKey: 'board.action.stack', shortcut: 'G' },
  rename: { icon: PencilLine, labelKey: 'board.action.rename', shortcut: 'F2' },
  unstack: { icon: Ungroup, labelKey: 'board.action.unstack', shortcut: 'U' },
  duplicate: { icon: Copy, labelKey: 'board.action.duplicate', shortcut: 'D' },
  share: { icon: Share2, labelKey: 'board.action.share', shortcut: 'S' },
  moveToMyBoard: { icon: FolderInput, labelKey: 'board.action.moveToMyBoard', shortcut: 'B' },
  delete: { icon: Trash2, labelKey: 'board.action.delete', shortcut: 'Delete' },
}
