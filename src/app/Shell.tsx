import { Outlet } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/i18n'
import { useDispatch, useSelector } from 'react-redux'
import { selectMe, selectPermissions } from '@/api/user'
import type { CurrentUser } from '@/api/user.contract'
import type { ChatPlace } from '@/features/chat/ask'
import { ChatButton } from '@/features/chat/ChatButton'
import { feedbackClosed, selectIsFeedbackOpen } from '@/features/feedback/feedbackSlice'
import { lazyPart } from '@/lib/lazyPart'
import { useMediaQuery } from '@/lib/useMediaQuery'
import type { SessionEnd } from '@/state/session'
import { chatClosed, selectIsChatOpen } from '@/features/chat/chatSlice'
import { FeedbackButton } from './FeedbackButton'
import { IdleTimeout } from './IdleTimeout'
import { LoadingScreen } from './LoadingScreen'
import styles from './Shell.module.css'
import { SideMenu } from './SideMenu'
import { useStartUp } from './startUp'
import { useDeletions } from './useDeletions'
import { TopBar } from './TopBar'

const ChatPanel = lazyPart(() => import('@/features/chat/ChatPanel').then((file) => file.ChatPanel))
const FeedbackDialog = lazyPart(() => import('@/features/feedback/FeedbackDialog').then((file) => file.FeedbackDialog))

type ShellProps = {
  search: string
  place: ChatPlace
  /** ms without a sign of life after which the session ends, unless the person's preference says otherwise. */
  idleLimit: number
  onLogOut: (reason?: SessionEnd) => void
  /** The loading screen has gone. */
  onReady: () => void
}

/** The side menu as a drawer over a small screen; the browser's own modal keeps focus inside and gives it back. */
function Drawer({ isOpen, onClose, children }: { isOpen: boolean; onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a press on the backdrop is a shortcut; Escape closes as well
    <dialog
      ref={dialog}
      aria-label={t('app.menu.label')}
      className={styles.drawer}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      {isOpen ? children : null}
    </dialog>
  )
}

/** The person's own time-out in ms, if it is a sensible one (decisions/access C-20). */
function idleLimitOf(me: CurrentUser | undefined): number | undefined {
  const value = Number(me?.preferences.find(({ key }) => key === 'idle_timeout')?.value)
  return value > 0 ? value : undefined
}

/** Below this width the menu is a drawer and the chat covers the screen. */
const NARROW = '(width < 900px)'

/** Everything around the screens of a person who is signed in: top bar, side menu, chat, buddy. */
export function Shell({ search, place, idleLimit, onLogOut, onReady }: ShellProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const me = useSelector(selectMe)
  const isReady = useStartUp()
  useDeletions()
  const tellReady = useEffectEvent(onReady)
  useEffect(() => {
    if (isReady) tellReady()
  }, [isReady])
  const isChatOpen = useSelector(selectIsChatOpen)
  const isFeedbackOpen = useSelector(selectIsFeedbackOpen)
  const canGiveFeedback = useSelector(selectPermissions).includes('system.userfeedback.access')
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const isInFocus = place.focusedId !== null
  const isNarrow = useMediaQuery(NARROW)
  const isCovered = isChatOpen && isNarrow
  const [hasChatted, setHasChatted] = useState(false)
  const toggleMenu = () => (isNarrow ? setDrawerOpen(true) : setMenuOpen(!isMenuOpen))
  const closeChat = () => {
    setHasChatted(true)
    dispatch(chatClosed())
  }

  return (
    <>
      <IdleTimeout limit={idleLimitOf(me) ?? idleLimit} onExpire={() => onLogOut('idle')} />
      {isReady ? null : <LoadingScreen buddy={me?.buddy} />}
      <div
        className={styles.shell}
        inert={!isReady}
        data-chat={isChatOpen ? (isInFocus ? 'focus' : 'board') : 'closed'}
      >
        <a href="#content" className={styles.skip}>
          {t('app.skipToContent')}
        </a>
        <TopBar
          search={search}
          isCovered={isInFocus || isCovered}
          onMenu={toggleMenu}
          isMenuOpen={isMenuOpen || isDrawerOpen}
        />
        <div className={styles.rail} inert={isInFocus} data-has-feedback={canGiveFeedback}>
          <SideMenu isExpanded={isMenuOpen} onLogOut={() => onLogOut()} />
        </div>
        <Drawer isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)}>
          <SideMenu isExpanded onLogOut={() => onLogOut()} onLeave={() => setDrawerOpen(false)} />
        </Drawer>
        <div id="content" tabIndex={-1} className={styles.content} inert={isCovered}>
          <Outlet />
        </div>
        {canGiveFeedback && !isInFocus && !isCovered ? <FeedbackButton /> : null}
        {isChatOpen ? (
          <div className={styles.chat}>
            <ChatPanel
              place={place}
              onClose={closeChat}
              onNotLoaded={closeChat}
              fallback={<div className={styles.chatToCome} aria-busy="true" />}
            />
          </div>
        ) : (
          // Focus comes back to the buddy when the chat closes.
          <ChatButton hasFocus={hasChatted} />
        )}
      </div>
      {isFeedbackOpen && me ? <FeedbackDialog userId={me.id} onNotLoaded={() => dispatch(feedbackClosed())} /> : null}
    </>
  )
}
