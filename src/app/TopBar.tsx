import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { Menu as MenuIcon, Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from '@/i18n/i18n'
import { useSelector } from 'react-redux'
import { useHasUnread } from '@/api/notifications'
import { lazyPart } from '@/lib/lazyPart'
import { useDebouncedCallback } from '@/lib/useDebouncedCallback'
import { selectIsReconnecting } from '@/state/connection'
import { IconButton } from '@/ui/IconButton'
import { Logo } from '@/ui/Logo'
import { BoardTools } from './BoardTools'
import styles from './TopBar.module.css'

const SearchField = lazyPart(() => import('@/ui/SearchField').then((file) => file.SearchField))

/** ms without a key before the board is searched (board 9). */
const SEARCH_DEBOUNCE_MS = 500

type Typed = {
  text: string
  /** The term of the address when it was last looked at. */
  seen: string
  /** The term that this field sends to the address, until it is there. */
  sent?: string
}

function BoardSearch({ search }: { search: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  // The field itself is loaded when it is wanted; from then on it stays while the term is its own.
  const [isAsked, setIsAsked] = useState(false)
  // What is being typed runs ahead of the address; an address that changes otherwise (Back, a link) starts it anew.
  const [typed, setTyped] = useState<Typed>({ text: search, seen: search })
  const { text, sent } = typed
  if (typed.seen !== search) {
    const isOwn = sent === search
    setTyped({ text: isOwn ? text : search, seen: search })
    if (!isOwn && search === '') setIsAsked(false)
  }

  // Words that the address has replaced meanwhile are not searched.
  const send = useDebouncedCallback((words: string) => {
    setTyped((before) => (before.text === words ? { ...before, sent: words.trim() } : before))
  }, SEARCH_DEBOUNCE_MS)
  useEffect(() => {
    if (sent === undefined || sent === search) return
    void navigate({ to: '.', search: (previous) => ({ ...previous, search: sent || undefined }), replace: true })
  }, [sent, search, navigate])

  const opener = (
    <IconButton
      label={t('board.search.open')}
      icon={<Search aria-hidden="true" />}
      placement="bottom"
      onPress={() => setIsAsked(true)}
    />
  )
  if (!isAsked && search === '') return opener
  return (
    <SearchField
      fallback={opener}
      onNotLoaded={() => setIsAsked(false)}
      startsOpen={isAsked}
      value={text}
      onChange={(next) => {
        setIsAsked(true)
        setTyped((before) => ({ ...before, text: next }))
        send(next)
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
  /** True while a card in focus lies over the bar. */
  isCovered: boolean
  onMenu: () => void
}

/** The bar over the board: menu, logo, search (board 2). */
export function TopBar({ search, isMenuOpen, isCovered, onMenu }: TopBarProps) {
  const { t } = useTranslation()
  const isReconnecting = useSelector(selectIsReconnecting)
  const hasUnread = useHasUnread()
  // Words that were not searched yet are meant for the place where they were typed.
  const place = useLocation({ select: ({ pathname }) => pathname })
  return (
    <header className={styles.bar} inert={isCovered}>
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
      <BoardSearch key={place} search={search} />
      <BoardTools />
    </header>
  )
}
