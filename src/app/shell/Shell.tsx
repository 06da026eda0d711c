import { Outlet } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { loadTexts, useTranslation } from '@/i18n/i18n'
import { selectMe, selectPermissions } from '@/api/user'
import type { ChatContext } from '@/model/conversation/ask'
import { ChatButton } from '@/features/chat/panel/ChatButton'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import { preloadOnApproach } from '@/lib/loading/preloadOnApproach'
import { useMediaQuery } from '@/lib/useMediaQuery'
import { selectIsRealtimeReady } from '@/store/connectionSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import {
  chatClosed,
  feedbackClosed,
  pageDialogChanged,
  selectIsChatOpen,
  selectIsFeedbackOpen,
  selectPageDialog,
  selectSparksPlace,
  sparksClosed,
} from '@/store/panelsSlice'
import { selectIsYoung } from '@/store/youngMode'
import { useRootAttribute } from '@/ui/useRootAttribute'
import { RetryPage } from '../pages/RetryPage'
import { FeedbackButton } from './FeedbackButton'
import { NARROW_SCREEN } from './narrowScreen'
import { useRouteStaticData } from './routeStaticData'
import styles from './Shell.module.css'
import { SideMenu } from './SideMenu'
import { LandingScreen } from '../lazyLandingScreen'
import { TopBar } from './TopBar'
import { useQuotaReset } from '../session/useQuotaReset'
import { PageDialogs } from '../palette/lazyPageDialogs'
import { usePageShortcuts } from './usePageShortcuts'

const loadChats = async () => {
  const [chats] = await Promise.all([import('../chat/chats'), loadTexts('chat')])
  return chats
}
export const PanelChat = lazyComponent(() => loadChats().then((chats) => chats.PanelChat))
const WorkplaceChat = lazyComponent(() => loadChats().then((chats) => chats.WorkplaceChat))
const FeedbackDialog = lazyComponent(async () => {
  const [file] = await Promise.all([import('@/features/feedback/FeedbackDialog'), loadTexts('feedback')])
  return file.FeedbackDialog
})

/** Optional, because without the mini messages the reply still appears in the chat. */
const MiniMessages = lazyComponent(
  async () => {
    const [file] = await Promise.all([import('@/features/chat/panel/MiniMessages'), loadTexts('chat')])
    return file.MiniMessages
  },
  { isOptional: true },
)

const SparksHost = lazyComponent(async () => {
  const [file] = await Promise.all([import('../sparks/SparksHost'), loadTexts('sparks'), loadTexts('chat')])
  return file.SparksHost
})

type ShellProps = {
  chatContext: ChatContext
  /** True if replies of the chat can be rated (C-284). */
  isChatFeedbackOn: boolean
  /** True while the landing covers the board. */
  isLandingOpen: boolean
  onCloseLanding: () => void
  onLogOut: () => void
}

/** Side menu as a drawer on a narrow screen. The native modal dialog traps and restores keyboard focus. */
function Drawer({ isOpen, onClose, children }: { isOpen: boolean; onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- clicking the backdrop is a shortcut; Escape closes as well
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

/** Layout of the screens with top bar, side menu, chat and buddy. */
export function Shell({ chatContext, isChatFeedbackOn, isLandingOpen, onCloseLanding, onLogOut }: ShellProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const me = useAppSelector(selectMe)
  useQuotaReset()
  const typed = usePageShortcuts()
  const { hasChat = false, isChatScreen = false } = useRouteStaticData()
  const isChatOpen = useAppSelector(selectIsChatOpen) && hasChat
  // Mini messages show replies that have ended, so their code is loaded with the first conversation. The slice alone is
  // no sign of one, because the preload injects it on an idle board.
  const hasConversation = useAppSelector(({ chat }) => chat !== undefined && Object.keys(chat.conversations).length > 0)
  const isRealtimeReady = useAppSelector(selectIsRealtimeReady)
  const isFeedbackOpen = useAppSelector(selectIsFeedbackOpen)
  const areSparksOpen = useAppSelector(selectSparksPlace) !== null
  const pageDialog = useAppSelector(selectPageDialog)
  const permissions = useAppSelector(selectPermissions)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const isInFocus = chatContext.focusedId !== null
  useRootAttribute('chat', isChatScreen ? 'screen' : isChatOpen ? (isInFocus ? 'focus' : 'board') : 'closed')
  // Without a card in focus, the buddy of young mode stands in the rail, with its name.
  const isYoung = useAppSelector(selectIsYoung)
  useRootAttribute('young', isYoung && !isInFocus ? 'rail' : 'no')
  const isNarrow = useMediaQuery(NARROW_SCREEN)
  const isObscured = isLandingOpen || (isChatOpen && isNarrow)
  const [hasClosedChat, setHasClosedChat] = useState(false)
  const toggleMenu = () => (isNarrow ? setDrawerOpen(true) : setMenuOpen(!isMenuOpen))
  // The expanded menu has an entry for feedback. On narrow screens, only the board has the bar that holds the button (B-081).
  const hasFeedbackButton = permissions.includes('system.userfeedback.access') && (isNarrow ? hasChat : !isMenuOpen)
  const closePageDialog = () => void dispatch(pageDialogChanged(null))
  const closeChat = () => {
    setHasClosedChat(true)
    dispatch(chatClosed())
  }

  return (
    <>
      <div
        className={styles.shell}
        data-realtime={isRealtimeReady ? 'ready' : 'pending'}
        data-in-focus={isInFocus || undefined}
      >
        <a href="#content" className="skip-link" inert={isLandingOpen}>
          {t('app.skipToContent')}
        </a>
        {hasChat && permissions.includes('system.chat.access') ? (
          <a href="#chat" className="skip-link" inert={isLandingOpen}>
            {t('chat.skip')}
          </a>
        ) : null}
        <TopBar isObscured={isInFocus || isObscured} onMenu={toggleMenu} isMenuOpen={isMenuOpen || isDrawerOpen} />
        <div className={styles.rail} inert={isInFocus || isLandingOpen} data-has-feedback={hasFeedbackButton}>
          <SideMenu isExpanded={isMenuOpen} isShort={isYoung && !isMenuOpen} onLogOut={onLogOut} />
        </div>
        <Drawer isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)}>
          <SideMenu isExpanded onLogOut={onLogOut} onNavigate={() => setDrawerOpen(false)} />
        </Drawer>
        <div id="content" tabIndex={-1} className={styles.content} inert={isObscured}>
          {isChatScreen ? (
            <WorkplaceChat
              isFeedbackOn={isChatFeedbackOn}
              renderLoadError={(retry) => (
                <RetryPage heading={t('error.notLoaded')} text={t('error.page.notLoaded.text')} onRetry={retry} />
              )}
            />
          ) : (
            <Outlet />
          )}
        </div>
        {hasFeedbackButton && !isInFocus && !isObscured ? <FeedbackButton /> : null}
        {hasChat && hasConversation ? <MiniMessages isChatOpen={isChatOpen || isLandingOpen} /> : null}
        {isChatOpen && !isLandingOpen ? (
          <div id="chat" tabIndex={-1} className={styles.chat}>
            <PanelChat
              context={chatContext}
              isFeedbackOn={isChatFeedbackOn}
              isCovering={isNarrow}
              onClose={closeChat}
              onLoadError={closeChat}
              fallback={<div className={styles.chatPlaceholder} aria-busy="true" />}
            />
          </div>
        ) : hasChat && !isChatOpen ? (
          // After the user has closed the chat, keyboard focus goes to the chat button.
          <ChatButton hasFocus={hasClosedChat} inert={isLandingOpen} {...preloadOnApproach(PanelChat)} />
        ) : null}
        {isLandingOpen ? (
          <LandingScreen
            stackId={chatContext.stackId}
            isFeedbackOn={isChatFeedbackOn}
            onClose={onCloseLanding}
            onLoadError={onCloseLanding}
            fallback={<div className={styles.landingPlaceholder} aria-busy="true" />}
          />
        ) : null}
      </div>
      {areSparksOpen ? (
        <SparksHost context={chatContext} isChatCovering={isNarrow} onLoadError={() => dispatch(sparksClosed())} />
      ) : null}
      {pageDialog ? (
        <PageDialogs
          dialog={pageDialog}
          context={chatContext}
          isChatCovering={isNarrow}
          typed={typed}
          onLogOut={onLogOut}
          onClose={closePageDialog}
          onLoadError={closePageDialog}
        />
      ) : null}
      {isFeedbackOpen && me ? <FeedbackDialog userId={me.id} onLoadError={() => dispatch(feedbackClosed())} /> : null}
    </>
  )
}
