import clsx from 'clsx'
import { ArrowUp, Hash, Mic, MicOff, Square } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { isComposing } from '@/lib/isComposing'
import { useTranslation } from '@/i18n/i18n'
import { preloadOnApproach } from '@/lib/loading/preloadOnApproach'
import { useDraft } from '@/lib/drafts/useDraft'
import { selectPermissions } from '@/api/user'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { IconButton } from '@/ui/IconButton'
import { chatDraftKey } from '@/model/conversation/chatDraft'
import { chatFieldShown } from '@/model/conversation/prefillField'
import styles from './ChatInput.module.css'
import { ContextChips } from './lazyContextChips'
import { LazyReplyMessage } from '../messageTypes/lazyReplyMessage'
import { HashtagMenu } from '../menu/lazyMenu'
import { opensMenu } from '../menu/opensMenu'
import type { AskContext } from './useAskContext'
import { useDictation } from './useDictation'

type ChatInputProps = {
  field: RefObject<HTMLTextAreaElement | null>
  /** Owner of the draft: on a shared device users must not see each other's drafts. */
  userId: number
  buddyName: string
  /** True while a reply streams. */
  isReplying: boolean
  /** Placeholder of an enabled field. */
  placeholder: string
  /** True when the daily quota is used up; the placeholder then says so (C-072, C-073). */
  isQuotaReached: boolean
  /** Cards and marked text that the question refers to. */
  askContext: AskContext
  /** False if the field takes keyboard focus only after a reply. */
  hasFocusAtFirst?: boolean
  onAsk: (question: string) => void
  onStop: () => void
}

/**
 * Input of a question: Enter sends, Shift+Enter adds a line break, an empty field sends nothing (C-274 to C-276). Chips above the field
 * show the question's context. '#' alone opens the hashtag menu (C-277, C-278).
 */
export function ChatInput(props: ChatInputProps) {
  const { field, userId, buddyName, isReplying, placeholder, isQuotaReached, askContext } = props
  const { hasFocusAtFirst = true, onAsk, onStop } = props
  const { t } = useTranslation()
  const [draft, setDraft] = useDraft(chatDraftKey(userId))
  const { isListening, toggle: toggleDictation } = useDictation(draft, setDraft)
  const isDisabled = isReplying || isQuotaReached
  const hasMenu = useAppSelector(selectPermissions).includes('chat.menu.access')
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [closeMenu] = useState(() => () => setMenuOpen(false))
  if (isMenuOpen && isDisabled) closeMenu()

  // A disabled field loses focus. The panel takes focus until the reply ends, so that the panel's keys work. Focus elsewhere stays.
  const handled = useRef(hasFocusAtFirst ? undefined : isDisabled)
  useEffect(() => {
    if (handled.current === isDisabled) return
    handled.current = isDisabled
    const panel = field.current?.closest('section')
    const { activeElement } = document
    if (activeElement !== panel && !activeElement?.matches('body, :disabled')) return
    const target = isDisabled ? panel : field.current
    target?.focus({ preventScroll: true })
  }, [field, isDisabled])
  useEffect(() => {
    if (hasFocusAtFirst) field.current?.focus()
  }, [field, hasFocusAtFirst])
  const dispatch = useAppDispatch()
  useEffect(() => (field.current ? dispatch(chatFieldShown(field.current)) : undefined), [field, dispatch, isDisabled])

  const wasPressed = useRef(false)
  /** Ignores the second press of the double click that opened the chat: it could hit a button that has just appeared there. */
  const ignoreOpeningPress = (event: MouseEvent) => {
    if (event.detail < 2) wasPressed.current = true
    if (wasPressed.current) return
    event.preventDefault()
    event.stopPropagation()
  }

  const send = () => {
    if (isDisabled || !draft.trim()) return
    if (isListening) toggleDictation?.()
    onAsk(draft)
    setDraft('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return
    event.preventDefault()
    // The code of the menu, which chooses with Enter, may still load; a blank ends the hashtag.
    if (!isMenuOpen || /\s/.test(draft)) send()
  }

  const openMenu = (text: string, event: Partial<InputEvent>) => {
    if (hasMenu && opensMenu(text, event)) setMenuOpen(true)
  }

  return (
    <>
      {askContext.cardIds.length > 0 || askContext.markedText ? (
        <ContextChips
          {...askContext}
          onRemoved={() => field.current?.focus()}
          fallback={<div className={styles.chipsPlaceholder} />}
        />
      ) : null}
      <div className={styles.input} onMouseDownCapture={ignoreOpeningPress} onClickCapture={ignoreOpeningPress}>
        {hasMenu ? (
          <IconButton
            label={t('chat.menu.open')}
            icon={<Hash aria-hidden="true" />}
            aria-haspopup="listbox"
            isDisabled={isDisabled || draft !== ''}
            {...preloadOnApproach(HashtagMenu)}
            onPress={() => {
              setDraft('#')
              setMenuOpen(true)
              field.current?.focus()
            }}
          />
        ) : null}
        {isMenuOpen ? (
          <HashtagMenu
            field={field}
            text={draft}
            onText={setDraft}
            onClose={closeMenu}
            onLoadError={closeMenu}
            fallback={<div className={styles.menuPlaceholder} aria-busy="true" />}
          />
        ) : null}
        <textarea
          ref={field}
          rows={1}
          className={clsx(styles.field, !isQuotaReached && styles.asking)}
          dir="auto"
          aria-label={t('chat.input', { buddy: buddyName })}
          placeholder={isQuotaReached ? t('magicchat.quota_reached') : placeholder}
          value={draft}
          disabled={isDisabled}
          aria-haspopup={hasMenu ? 'listbox' : undefined}
          aria-autocomplete={hasMenu ? 'list' : undefined}
          onChange={({ target, nativeEvent }) => {
            void LazyReplyMessage.preload()
            setDraft(target.value)
            openMenu(target.value, nativeEvent)
          }}
          onCompositionEnd={({ currentTarget }) => openMenu(currentTarget.value, {})}
          onKeyDown={onKeyDown}
        />
        {toggleDictation ? (
          <IconButton
            label={t(isListening ? 'chat.stopDictating' : 'chat.dictate')}
            aria-pressed={isListening}
            icon={isListening ? <MicOff aria-hidden="true" /> : <Mic aria-hidden="true" />}
            isDisabled={isDisabled}
            onPress={toggleDictation}
          />
        ) : null}
        {isReplying ? (
          <IconButton
            label={t('chat.stop')}
            variant="accent"
            icon={<Square aria-hidden="true" size={20} fill="currentColor" />}
            onPress={onStop}
          />
        ) : (
          <IconButton
            label={t('chat.send')}
            variant="accent"
            icon={<ArrowUp aria-hidden="true" />}
            isDisabled={isDisabled || !draft.trim()}
            onPress={send}
          />
        )}
      </div>
    </>
  )
}
