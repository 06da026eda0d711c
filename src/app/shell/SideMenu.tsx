import { Link } from '@tanstack/react-router'
import type { PropsWithChildren } from 'react'
import { LogOut } from 'lucide-react'
import { useTranslation } from '@/i18n/i18n'
import { useHasRequests } from '@/api/addressBook'
import { useHasUnread } from '@/api/notifications/notifications'
import { selectMe, selectPermissions } from '@/api/user'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { feedbackOpened } from '@/store/panelsSlice'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import { type MenuEntry, visibleEntries } from './menuItems'
import styles from './SideMenu.module.css'

export const MenuSettings = lazyComponent(() => import('./MenuSettings').then((file) => file.MenuSettings))

type SideMenuProps = {
  isExpanded: boolean
  /** True in the rail of young mode: only the first three entries. */
  isShort?: boolean
  onLogOut: () => void
  /** Called when the user chooses an entry other than Log out, for example to close the drawer. */
  onNavigate?: () => void
}

/** Renders its children while notifications are unread (B-071). */
function WhileUnread({ children }: PropsWithChildren) {
  return useHasUnread() ? children : null
}

/** Renders its children while contact requests wait for this user's answer. */
function WhileRequested({ children }: PropsWithChildren) {
  const userId = useAppSelector(selectMe)?.id
  return useHasRequests(userId) ? children : null
}

const whileNew = { unread: WhileUnread, requests: WhileRequested }

/** Menu entry: a link, or a button for a dialog that has no URL (C-102, D-1120). */
function Entry({ entry, onNavigate }: { entry: MenuEntry; onNavigate?: () => void }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { icon: Icon, label, badge } = entry
  const WhileNew = badge && whileNew[badge]
  const content = (
    <>
      <span className={styles.icon}>
        <Icon aria-hidden="true" size={24} />
        {WhileNew ? (
          <WhileNew>
            <span className={styles.badge} />
          </WhileNew>
        ) : null}
      </span>
      <span className={styles.label}>{t(label)}</span>
      {WhileNew ? (
        <WhileNew>
          <span className="visually-hidden">{`, ${t('app.menu.new')}`}</span>
        </WhileNew>
      ) : null}
    </>
  )
  if ('to' in entry) {
    return (
      <Link
        to={entry.to}
        className={styles.entry}
        // Home must match exactly, because every path begins with `/`.
        activeOptions={{ exact: entry.to === '/' }}
        activeProps={{ 'aria-current': 'page' }}
        onClick={onNavigate}
      >
        {content}
      </Link>
    )
  }
  const open = () => {
    onNavigate?.()
    dispatch(feedbackOpened())
  }
  return (
    <button type="button" className={styles.entry} aria-haspopup="dialog" onClick={open}>
      {content}
    </button>
  )
}

/** Navigation with the entries that the user's permissions allow. Log out is always shown (A-393 to A-401, D-1120). */
export function SideMenu({ isExpanded, isShort = false, onLogOut, onNavigate }: SideMenuProps) {
  const { t } = useTranslation()
  const permissions = useAppSelector(selectPermissions)
  return (
    <nav aria-label={t('app.menu.label')} className={styles.menu} data-expanded={isExpanded}>
      <ul className={styles.entries}>
        {visibleEntries(permissions, isShort).map((entry) => (
          <li key={entry.key}>
            <Entry entry={entry} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
      {isExpanded ? <MenuSettings onNavigate={onNavigate} /> : null}
      <button type="button" className={styles.entry} onClick={onLogOut}>
        <LogOut aria-hidden="true" size={24} />
        <span className={styles.label}>{t('app.logout')}</span>
      </button>
    </nav>
  )
}
