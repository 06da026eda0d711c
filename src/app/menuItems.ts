import { LayoutGrid, type LucideIcon, MessageSquareHeart } from 'lucide-react'
import type { TextKey } from '@/i18n/textParts'

export type MenuEntry = {
  key: string
  icon: LucideIcon
  label: TextKey
  /** The exact permission that shows it. */
  permission: string
} & ({ to: '/board' } | { opens: 'feedback' })

/** The side menu in the order of D-1120. */
const menuEntries: readonly MenuEntry[] = [
  { key: 'my-board', icon: LayoutGrid, label: 'app.myBoard', permission: 'system.board.access', to: '/board' },
  {
    key: 'user-feedback',
    icon: MessageSquareHeart,
    label: 'userFeedback.open',
    permission: 'system.userfeedback.access',
    opens: 'feedback',
  },
]

/** The entries visible with these permissions. */
export const visibleEntries = (permissions: readonly string[]): MenuEntry[] =>
  menuEntries.filter(({ permission }) => permissions.includes(permission))
