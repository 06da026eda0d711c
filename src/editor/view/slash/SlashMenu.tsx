import clsx from 'clsx'
import { useLayoutEffect, useRef } from 'react'
import { useSlateStatic } from 'slate-react'
import { useTranslation } from '@/i18n/i18n'
import { domRanges } from '../caret/highlights'
import { keepSelection } from '../bars/keepSelection'
import { placeBar, visibleBottom } from '../bars/placeBar'
import styles from './SlashMenu.module.css'
import { tools } from '../toolbar/tools'
import type { SlashMenuState } from './useSlashMenu'

/** Returns the id of an option. While the menu is open, the text's `aria-activedescendant` refers to it. */
export const optionId = ({ listId }: Pick<SlashMenuState, 'listId'>, index: number) => `${listId}-${index}`

/** Shows the options of the '/' menu, below the '/'. */
export function SlashMenu({ menu }: { menu: SlashMenuState }) {
  const { t } = useTranslation()
  const editor = useSlateStatic()
  const list = useRef<HTMLDivElement>(null)
  const { query, options, activeIndex, listId, choose } = menu

  useLayoutEffect(() => {
    const element = list.current
    const page = element?.offsetParent?.getBoundingClientRect()
    if (!element || !page) return
    // If there is no caret, the menu stays in position. On a phone, composed text reaches the document before the DOM.
    const caret = domRanges(editor, [query.range])[0]?.getBoundingClientRect()
    if (!caret) return
    const size = { width: element.offsetWidth, height: element.offsetHeight }
    const view = { top: 0, bottom: visibleBottom(element), left: page.left, right: page.right }
    // The menu begins at the '/'.
    const anchor = { top: caret.top, bottom: caret.bottom, left: caret.left, right: caret.left + size.width }
    const { top, left } = placeBar(anchor, size, view, 'below')
    element.style.setProperty('inset-block-start', `${Math.round(top - page.top)}px`)
    element.style.setProperty('left', `${Math.round(left - page.left)}px`)
  })
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [activeIndex])

  return (
    <div ref={list} role="presentation" className={styles.popover} onMouseDown={keepSelection}>
      {options.length === 0 ? <p className={styles.none}>{t('editor.slash.none', { query: query.query })}</p> : null}
      <div role="listbox" id={listId} aria-label={t('editor.slash.label')} className={styles.list}>
        {options.map((id, index) => {
          const { icon: Icon } = tools[id]
          return (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the text has focus and handles the keys
            <div
              key={id}
              id={optionId(menu, index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === activeIndex}
              className={clsx(styles.option, index === activeIndex && styles.active)}
              onClick={() => choose(id)}
            >
              <span className={styles.icon} aria-hidden="true">
                <Icon />
              </span>
              {t(`editor.tool.${id}`)}
            </div>
          )
        })}
      </div>
    </div>
  )
}
