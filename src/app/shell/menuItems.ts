import {
  Bell,
  BookUser,
  House,
  LayoutGrid,
  type LucideIcon,
  MessageSquareHeart,
  ScrollText,
  UserPlus,
  UserRound,
} from 'lucide-react'
import type { TextKey } from '@/i18n/textParts'

export type MenuEntry = {
  key: string
  icon: LucideIcon
  label: TextKey
  /** The entry is shown if the user has exactly this permission. */
  permission: string
  /** Red dot for unread notifications, or for contact requests that wait for this user's answer. */
  badge?: 'unread' | 'requests'
} & (
  | { to: '/' | '/board' | '/notifications' | '/addressbook' | '/invite' | '/accountsettings' | '/termsandconditions' }
  | { opens: 'feedback' }
)

/** Entries of the side menu in the order of D-1120, without entries whose screen does not exist yet (D-0022). */
const menuEntries: readonly MenuEntry[] = [
  { key: 'home', icon: House, label: 'menu.home', permission: 'system.whiteboard.access', to: '/' },
  { key: 'my-board', icon: LayoutGrid, label: 'app.myBoard', permission: 'system.board.access', to: '/board' },
  {
    key: 'notifications',
    icon: Bell,
    label: 'menu.notifications',
    permission: 'system.notification.access',
    to: '/notifications',
    badge: 'unread',
  },
  {
    key: 'address-book',
    icon: BookUser,
    label: 'menu.addressBook',
    permission: 'system.addressbook.access',
    to: '/addressbook',
    badge: 'requests',
  },
  { key: 'invite', icon: UserPlus, label: 'menu.invite', permission: 'system.invitation.access', to: '/invite' },
  {
    key: 'account-settings',
    icon: UserRound,
    label: 'menu.accountSettings',
    permission: 'system.accountsetting.access',
    to: '/accountsettings',
  },
  {
    key: 'terms-and-conditions',
    icon: ScrollText,
    label: 'menu.terms',
    permission: 'system.tandc.access',
    to: '/termsandconditions',
  },
  {
    key: 'user-feedback',
    icon: MessageSquareHeart,
    label: 'userFeedback.open',
    permission: 'system.userfeedback.access',
    opens: 'feedback',
  },
]

const YOUNG_ENTRIES = ['home', 'my-board', 'notifications']

/** @param isShort true in the rail of young mode; the other entries stay in the menu */
export const visibleEntries = (permissions: readonly string[], isShort = false): MenuEntry[] =>
  menuEntries.filter(
    ({ key, permission }) => permissions.includes(permission) && (!isShort || YOUNG_ENTRIES.includes(key)),
  )
