import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { Menu as MenuIcon, Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from '@/i18n/i18n'
import { useSelector } from 'react-redux'
import { useHasUnread } from '@/api/notifications'
import { lazyComponent } from '@/lib/lazyComponent'
import { useDebouncedCallback } from '@/lib/useDebouncedCallback'
import { selectIsReconnecting } from '@/store/connectionSlice'
import { IconButton } from '@/ui/IconButton'
import { Logo } from '@/ui/Logo'
import { BoardTools } from './BoardTools'
import styles from './TopBar.module.css'

const SearchField = lazyComponent(() => import('@/ui/SearchField').then((file) => file.SearchField))

/** ms (B-571). */
const SEARCH_DEBOUNCE_MS = 500

type SearchDraft = {
  text: string
  /** The URL's term at the last render. */
  urlTerm: string
  /** The term that this field navigates to. */
  submittedTerm?: string
}

function BoardSearch({ search }: { search: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  // The field is lazy; once expanded it stays until the URL's term is cleared from outside.
  const [isExpanded, setIsExpanded] = useState(false)
  // The draft is ahead of the URL; a URL that changes for another reason (Back, a link) resets it.
  const [draft, setDraft] = useState<SearchDraft>({ text: search, urlTerm: search })
  const { text, submittedTerm } = draft
  if (draft.urlTerm !== search) {
    const isOwnUpdate = submittedTerm === search
    setDraft({ text: isOwnUpdate ? text : search, urlTerm: search })
    if (!isOwnUpdate && search === '') setIsExpanded(false)
  }

  // A draft that the URL has replaced meanwhile is not submitted.
  const submitDebounced = useDebouncedCallback((term: string) => {
    setDraft((before) => (before.text === term ? { ...before, submittedTerm: term.trim() } : before))
  }, SEARCH_DEBOUNCE_MS)
  useEffect(() => {
    if (submittedTerm === undefined || submittedTerm === search) return
    void navigate({
      to: '.',
      search: (previous) => ({ ...previous, search: submittedTerm || undefined }),
      replace: true,
    })
  }, [submittedTerm, search, navigate])

  const openButton = (
    <IconButton
      label={t('board.search.open')}
      icon={<Search aria-hidden="true" />}
      placement="bottom"
      onPress={() => setIsExpanded(true)}
    />
  )
  if (!isExpanded && search === '') return openButton
  return (
    <SearchField
      fallback={openButton}
      onLoadError={() => setIsExpanded(false)}
      isInitiallyOpen={isExpanded}
      value={text}
      onChange={(next) => {
        setIsExpanded(true)
        setDraft((before) => ({ ...before, text: next }))
        submitDebounced(next)
      }}
      label={t('board.search.label')}
      openLabel={t('board.search.open')}
      clearLabel={t('board.search.clear')}
      placeholder={t('board.search.placeholder')}
    />
  )
}

type TopBarProps = {
  search: string
  isMenuOpen: boolean
  /** True while a card in focus or the chat covers the bar. */
  isObscured: boolean
  onMenu: () => void
}

/** Menu button, logo, connection status, search and board tools (B-070, B-072, B-075). */
export function TopBar({ search, isMenuOpen, isObscured, onMenu }: TopBarProps) {
  const { t } = useTranslation()
  const isReconnecting = useSelector(selectIsReconnecting)
  const hasUnread = useHasUnread()
  // A pending draft belongs to the route where it was typed.
  const currentPath = useLocation({ select: ({ pathname }) => pathname })
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
      />
      <Link to="/" className={styles.home} aria-label={`${t('app.name')}: ${t('app.myBoard')}`}>
        <Logo />
      </Link>
      <div className={styles.space} />
      <p role="status" className={styles.status}>
        {isReconnecting ? t('app.reconnecting') : null}
      </p>
      <BoardSearch key={currentPath} search={search} />
      <BoardTools />
    </header>
  )
}
