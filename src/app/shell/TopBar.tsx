import { Link } from '@tanstack/react-router'
import { Menu as MenuIcon } from 'lucide-react'
import { preloadOnApproach } from '@/lib/loading/preloadOnApproach'
import { FindButton } from './FindButton'
import { useTranslation } from '@/i18n/i18n'
import { useHasUnread } from '@/api/notifications/notifications'
import { selectIsReconnecting } from '@/store/connectionSlice'
import { useAppSelector } from '@/store/hooks'
import { IconButton } from '@/ui/IconButton'
import { Logo } from '@/ui/Logo'
import { BoardSearch } from '@/features/board/tools/BoardSearch'
import { useRouteStaticData } from './routeStaticData'
import styles from './TopBar.module.css'
import { MenuSettings } from './SideMenu'
import { topBarTools } from './topBarTools'

type TopBarProps = {
  isMenuOpen: boolean
  /** True while a card in focus or the chat covers the bar. */
  isObscured: boolean
  onMenu: () => void
}

/** Menu button, logo, connection status, and the search and tools that the route requests (B-070, B-072, B-075). */
export function TopBar({ isMenuOpen, isObscured, onMenu }: TopBarProps) {
  const { t } = useTranslation()
  const isReconnecting = useAppSelector(selectIsReconnecting)
  const hasUnread = useHasUnread()
  const { tools, hasBoardSearch = false } = useRouteStaticData()
  const Tools = tools && topBarTools[tools]
  return (
    <header className={styles.bar} inert={isObscured}>
      <IconButton
        label={`${t(isMenuOpen ? 'app.menu.close' : 'app.menu.open')}${hasUnread ? ` (${t('app.menu.unread')})` : ''}`}
        icon={
          <span className={styles.menuIcon} data-unread={hasUnread || undefined}>
            <MenuIcon aria-hidden="true" />
          </span>
        }
        aria-expanded={isMenuOpen}
        onPress={onMenu}
        placement="bottom"
        {...preloadOnApproach(MenuSettings)}
      />
      <Link to="/" className={styles.home} aria-label={`${t('app.name')}: ${t('menu.home')}`}>
        <Logo />
      </Link>
      <div className={styles.space} />
      <p role="status" className={styles.status}>
        {isReconnecting ? t('app.reconnecting') : null}
      </p>
      <FindButton />
      {hasBoardSearch ? <BoardSearch /> : null}
      {Tools ? <Tools /> : null}
    </header>
  )
}
