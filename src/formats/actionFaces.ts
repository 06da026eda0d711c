import { Copy, FolderInput, Layers, type LucideIcon, PencilLine, Share2, Sparkles, Trash2, Ungroup } from 'lucide-react'
import type { BoardAction } from './cardActions'

type ActionFace = {
  icon: LucideIcon
  labelKey: `board.action.${BoardAction}`
  /** The key that does it while cards are selected, as `KeyboardEvent.key` in lower case. */
  shortcut: { key: string; label: string }
}

/** How each action looks, and its shortcut. */
export const actionFaces: Record<BoardAction, ActionFace> = {
  magic: { icon: Sparkles, labelKey: 'board.action.magic', shortcut: { key: 'i', label: 'I' } },
  stack: { icon: Layers, labelKey: 'board.action.stack', shortcut: { key: 'g', label: 'G' } },
  rename: { icon: PencilLine, labelKey: 'board.action.rename', shortcut: { key: 'f2', label: 'F2' } },
  unstack: { icon: Ungroup, labelKey: 'board.action.unstack', shortcut: { key: 'u', label: 'U' } },
  duplicate: { icon: Copy, labelKey: 'board.action.duplicate', shortcut: { key: 'd', label: 'D' } },
  share: { icon: Share2, labelKey: 'board.action.share', shortcut: { key: 's', label: 'S' } },
  moveToMyBoard: { icon: FolderInput, labelKey: 'board.action.moveToMyBoard', shortcut: { key: 'b', label: 'B' } },
  delete: { icon: Trash2, labelKey: 'board.action.delete', shortcut: { key: 'delete', label: 'Del' } },
}
