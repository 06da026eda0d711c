import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { Point, Range, Transforms } from 'slate'
import { useSlateSelector, useSlateStatic } from 'slate-react'
import { useTranslation } from '@/i18n/i18n'
import { announce } from '@/lib/announce'
import { type SlashQuery, slashQueryAt } from './slashQuery'
import { findTools, type SlashTool, type ToolId } from '../toolbar/tools'

export type SlashMenuState = {
  listId: string
  query: SlashQuery
  options: SlashTool[]
  activeIndex: number
  choose: (id: SlashTool) => void
}

const isSameQuery = (a: SlashQuery | null | undefined, b: SlashQuery | undefined) =>
  // `useSlateSelector` first compares null with the result. If both counted as equal, it would return null.
  a !== null && a?.query === b?.query && (!a || !b || Range.equals(a.range, b.range))

/**
 * State of the '/' menu. It opens when the user types '/' at the beginning of a word, and stays open while the user
 * types the query. Keyboard focus stays in the text.
 */
export function useSlashMenu(run: (id: ToolId) => void) {
  const { t } = useTranslation()
  const editor = useSlateStatic()
  const listId = useId()
  const query = useSlateSelector(slashQueryAt, isSameQuery)
  /** Position of a typed '/'. Moving the caret to an existing '/' opens no menu. */
  const [typedAt, setTypedAt] = useState<Point>()
  const [active, setActive] = useState({ query: '', index: 0 })

  const isTyped = query !== undefined && typedAt !== undefined && Point.equals(query.range.anchor, typedAt)
  const options = isTyped ? findTools(query.query, (id) => t(`editor.tool.${id}`)) : []
  // A space without matches means that the sentence goes on after the '/', so the menu closes.
  const isOpen = isTyped && (options.length > 0 || !query.query.includes(' '))
  const activeIndex = query && active.query === query.query ? active.index : 0

  const count = isOpen ? options.length : undefined
  useEffect(() => {
    if (count !== undefined) announce(t('editor.slash.found', { count }))
  }, [count, t])

  const close = () => setTypedAt(undefined)

  const choose = (id: SlashTool) => {
    if (!query) return
    close()
    Transforms.delete(editor, { at: query.range })
    run(id)
  }

  const move = (step: number) => {
    if (!query || options.length === 0) return
    setActive({ query: query.query, index: (activeIndex + step + options.length) % options.length })
  }

  /** Handles a key while the menu is open. Returns true if the menu used the key. */
  const handleKey = (event: KeyboardEvent): boolean => {
    if (!isOpen) return false
    const chosen = options[activeIndex]
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if ((event.key === 'Enter' || event.key === 'Tab') && chosen) choose(chosen)
    else if (event.key === 'Escape') close()
    else return false
    event.preventDefault()
    return true
  }

  return {
    menu: isOpen ? ({ listId, query, options, activeIndex, choose } satisfies SlashMenuState) : undefined,
    handleKey,
    close,
    /** Call this for each `beforeinput` event of the text. */
    noteInput: ({ data }: InputEvent) => {
      if (data === '/' && editor.selection) setTypedAt(Range.start(editor.selection))
    },
  }
}
