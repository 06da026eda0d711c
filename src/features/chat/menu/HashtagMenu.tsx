import clsx from 'clsx'
import { Check, Feather, GraduationCap, House, MessageCircle, Zap } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { isCardType, knownCardType } from '@/cardTypes/definitions'
import { cardTypeViews } from '@/cardTypes/registry'
import { typeAttributes } from '@/cardTypes/rules/typeAttributes'
import { useTranslation } from '@/i18n/i18n'
import { useAfterPaint } from '@/lib/loading/useAfterPaint'
import { chooseEntry } from '@/model/conversation/agents'
import { selectShownMode } from '@/model/conversation/chatSlice'
import { modesByEntry, selectCurrentAgentId, selectMenu } from '@/model/conversation/currentAgent'
import { chatKeyOf } from '@/model/conversation/chatKeys'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Skeleton } from '@/ui/Skeleton'
import { useChatPanel } from '../panel/chatPanelContext'
import styles from './HashtagMenu.module.css'
import { canMatch, narrowMenu, type ShownEntry } from './narrowMenu'
import { useFetchedMenu } from './useFetchedMenu'
import { useMenuKeys } from './useMenuKeys'

type HashtagMenuProps = {
  /** Keeps keyboard focus while the menu is open. */
  field: RefObject<HTMLTextAreaElement | null>
  /** Text of the field. */
  text: string
  onText: (text: string) => void
  onClose: () => void
}

/** Icons of agents and modes by the names of the server; a bubble for other names. */
const ICONS: ReadonlyMap<string, ReactNode> = new Map([
  ['school', <GraduationCap key="school" />],
  ['edit', <Feather key="edit" />],
  ['bolt', <Zap key="bolt" />],
  ['home', <House key="home" />],
])

function EntryIcon({ entry: { group, id, icon } }: { entry: ShownEntry }) {
  if (group === 'format') {
    const card = { type: isCardType(id) ? id : 'text' } as const
    const { icon: Icon } = cardTypeViews[knownCardType(card)]
    return (
      <span {...typeAttributes(card)} className={clsx(styles.icon, styles.card)} aria-hidden="true">
        <Icon />
      </span>
    )
  }
  return (
    <span className={styles.icon} aria-hidden="true">
      {ICONS.get(icon) ?? <MessageCircle />}
    </span>
  )
}

const GROUPS = ['format', 'chats'] as const
const SKELETON_WIDTHS = ['45%', '60%', '38%', '52%', '48%', '56%']

/**
 * The hashtag menu above the input: cards to make, agents and modes (C-056, C-057, C-147, C-148, D-3111). The field keeps focus and names
 * the active entry.
 */
export function HashtagMenu({ field, text, onText, onClose }: HashtagMenuProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { getContext } = useChatPanel()
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const menu = useAppSelector((state) => selectMenu(state).data)
  const agentId = useAppSelector(selectCurrentAgentId)
  const mode = useAppSelector(selectShownMode)
  const isCurrent = (id: string) => (mode === 'normal' ? id === agentId : modesByEntry.get(id) === mode)
  useFetchedMenu(onClose)

  const entries = menu ? narrowMenu(menu, text, t) : []
  const [active, setActive] = useState({ text, index: 0 })
  const activeIndex = active.text === text && active.index < entries.length ? active.index : 0
  const optionId = (index: number) => `${listId}-${index}`
  // Before the entries are known, a blank ends the hashtag: Enter then sends the question.
  const isWithoutMatch = menu ? entries.length === 0 : !canMatch(text) || /\s/.test(text)

  const choose = (entry: ShownEntry | undefined) => {
    // Enter sends no '#' while the entries load.
    if (!entry) return
    onText(entry.group === 'format' ? `${entry.hashtag} ` : '')
    onClose()
    field.current?.focus()
    if (entry.group === 'chats') void dispatch(chooseEntry(entry.id, chatKeyOf(getContext().focusedId)))
  }
  useMenuKeys(field, {
    onMove: (step) => setActive({ text, index: (activeIndex + step + entries.length) % Math.max(1, entries.length) }),
    onChoose: () => choose(entries[activeIndex]),
    onClose,
  })
  useEffect(() => {
    if (isWithoutMatch) onClose()
  }, [isWithoutMatch, onClose])

  const activeId = entries.length > 0 ? optionId(activeIndex) : undefined
  useLayoutEffect(() => {
    const element = field.current
    if (!element || activeId === undefined) return
    element.setAttribute('aria-controls', listId)
    element.setAttribute('aria-activedescendant', activeId)
    return () => {
      element.removeAttribute('aria-controls')
      element.removeAttribute('aria-activedescendant')
    }
  }, [field, listId, activeId])
  useLayoutEffect(() => {
    const options = list.current?.querySelectorAll('[role=option]')
    // The heading above the first entry comes into view, too.
    if (activeIndex === 0) list.current?.scrollTo?.({ top: 0 })
    else options?.[activeIndex]?.scrollIntoView({ block: 'nearest' })
  }, [activeIndex, text])

  // A live region is announced if its words come after it.
  const isPainted = useAfterPaint(menu !== undefined)
  if (isWithoutMatch) return null
  const option = (entry: ShownEntry): ReactNode => {
    const index = entries.indexOf(entry)
    return (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the field
      <div
        key={entry.id}
        id={optionId(index)}
        role="option"
        tabIndex={-1}
        aria-selected={index === activeIndex}
        className={styles.option}
        onPointerMove={() => setActive({ text, index })}
        onClick={() => choose(entry)}
      >
        <EntryIcon entry={entry} />
        <span className={styles.name}>{entry.name}</span>{' '}
        {entry.group === 'chats' && isCurrent(entry.id) ? (
          <span className={styles.current}>
            <Check aria-hidden="true" size={16} />
            {t('chat.menu.current')}
          </span>
        ) : null}
        {entry.group === 'format' ? (
          <span className={styles.hashtag} aria-hidden="true">
            {entry.hashtag}
          </span>
        ) : null}
      </div>
    )
  }
  return (
    // Focus stays in the field.
    <div role="presentation" className={styles.popover} onMouseDown={(event) => event.preventDefault()}>
      <p className="visually-hidden" role="status">
        {isPainted ? t('chat.menu.count', { count: entries.length }) : ''}
      </p>
      {menu ? (
        <div ref={list} role="listbox" id={listId} aria-label={t('chat.menu.open')} className={styles.list}>
          {GROUPS.map((group) => {
            const members = entries.filter((entry) => entry.group === group)
            if (members.length === 0) return null
            return (
              <div key={group} role="group" aria-labelledby={`${listId}-${group}`} className={styles.group}>
                <p id={`${listId}-${group}`} className={styles.heading}>
                  {t(`chat.menu.${group}`)}
                </p>
                {members.map(option)}
              </div>
            )
          })}
        </div>
      ) : (
        <div className={styles.list} aria-busy="true" data-part="menuSkeleton">
          <p className={styles.heading}>{t('chat.menu.format')}</p>
          {SKELETON_WIDTHS.map((width) => (
            <div key={width} className={styles.option}>
              <Skeleton width={32} height={32} radius="s" />
              <Skeleton width={width} />
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
