import {
  Copy,
  Download,
  FolderInput,
  Layers,
  Lightbulb,
  PencilLine,
  Presentation,
  Redo2,
  Share2,
  Sparkles,
  Trash2,
  Undo2,
  Ungroup,
  type LucideIcon,
} from 'lucide-react'
import type { CardActionId } from './cardActions'

/** Icons of the actions on cards, apart from `cardActions`, because the first screens show none of them. */
export const cardActionIcons: Record<CardActionId, LucideIcon> = {
  magic: Sparkles,
  stack: Layers,
  rename: PencilLine,
  unstack: Ungroup,
  duplicate: Copy,
  share: Share2,
  present: Presentation,
  export: Download,
  moveToMyBoard: FolderInput,
  undo: Undo2,
  redo: Redo2,
  suggest: Lightbulb,
  delete: Trash2,
}
