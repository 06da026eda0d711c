import { useEffect, useLayoutEffect, useRef } from 'react'
import { Toolbar } from 'react-aria-components/Toolbar'
import type { Card } from '@/api/cards/card.schema'
import { useActiveEditor } from '@/editor/activeEditor'
import { useTranslation } from '@/i18n/i18n'
import { measureOnResize } from '@/lib/measureOnResize'
import type { CardCommands } from '@/model/actions/cardActionContext'
import { cardActionIcons } from '@/model/actions/cardActionIcons'
import type { CardAction } from '@/model/actions/cardActions'
import { useOfferedActions } from '@/model/actions/offeredActions'
import { useRunCardAction } from '@/model/actions/useRunCardAction'
import { IconButton } from '@/ui/IconButton'
import styles from './FocusToolbar.module.css'

type FocusToolbarProps = {
  card: Card
  actions: readonly CardAction[]
  /** Commands of the actions. The editor handles undo and redo. */
  commands: CardCommands
  /** Called after the user has confirmed a deletion or unstacking and the request has ended. */
  onRemoved: () => void
}

/** Toolbar of the open card (B-441 to B-453). */
export function FocusToolbar({ card, actions, commands, onRemoved }: FocusToolbarProps) {
  const { t } = useTranslation()
  const editor = useActiveEditor()
  const run = useRunCardAction()
  const toolbar = useRef<HTMLDivElement>(null)

  // The last Undo or Redo disables its own button, which has focus. Focus then moves to the editor, otherwise it would fall to the body.
  useEffect(() => {
    const focused = document.activeElement
    if (focused?.matches(':disabled') && toolbar.current?.contains(focused)) editor?.focus()
  }, [editor])

  // Reduces the buttons to icons if their words do not fit. This must be measured, because the width depends on the actions and the
  // language.
  useLayoutEffect(() => {
    const element = toolbar.current
    const row = element?.parentElement
    if (!element || !row) return
    return measureOnResize([row], () => {
      element.removeAttribute('data-folded')
      element.toggleAttribute('data-folded', element.scrollWidth > element.clientWidth)
    })
  }, [actions.length, t])

  const press = async (action: CardAction) => {
    const all = { ...commands, undo: () => editor?.undo(), redo: () => editor?.redo() }
    if (await run(action, { cards: [card], commands: all })) onRemoved()
  }
  const isDisabled = ({ id }: CardAction) => (id === 'undo' && !editor?.canUndo) || (id === 'redo' && !editor?.canRedo)
  useOfferedActions('focus', {
    cards: [card],
    actions: actions.filter((action) => !isDisabled(action)),
    run: press,
  })

  return (
    <Toolbar ref={toolbar} aria-label={t('focus.toolbar')} className={styles.toolbar}>
      {actions.map((action) => {
        const { id, labelKey } = action
        const Icon = cardActionIcons[id]
        return (
          <IconButton
            key={id}
            label={t(labelKey)}
            word={t(labelKey)}
            icon={<Icon aria-hidden="true" />}
            isDisabled={isDisabled(action)}
            aria-pressed={id === 'suggest' ? card.is_ai_suggestion_enabled : undefined}
            onPress={() => void press(action)}
            placement="bottom"
            className={id === 'delete' ? styles.delete : undefined}
          />
        )
      })}
    </Toolbar>
  )
}
