import { Lightbulb, type LucideIcon, Redo2, Undo2 } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { Toolbar } from 'react-aria-components/Toolbar'
import { actionMeta } from '@/cardTypes/rules/actionMeta'
import type { BoardAction, CardAction } from '@/cardTypes/rules/cardActions'
import { useActiveEditor } from '@/editor/activeEditor'
import { useTranslation } from '@/i18n/i18n'
import { measureOnResize } from '@/lib/measureOnResize'
import type { TextKey } from '@/i18n/textParts'
import { IconButton } from '@/ui/IconButton'
import styles from './FocusToolbar.module.css'

const metaOf = (action: CardAction): { icon: LucideIcon; labelKey: TextKey } => {
  if (action === 'undo') return { icon: Undo2, labelKey: 'saving.action.undo' }
  if (action === 'redo') return { icon: Redo2, labelKey: 'saving.action.redo' }
  if (action === 'suggest') return { icon: Lightbulb, labelKey: 'saving.action.suggest' }
  return actionMeta[action]
}

type FocusToolbarProps = {
  actions: readonly CardAction[]
  /** True while the writing suggestions of the card are switched on. */
  isSuggesting: boolean
  onAction: (action: BoardAction) => void
  /** Switches the writing suggestions. */
  onSuggest: () => void
}

/** Toolbar of the open card (B-441 to B-453). The caller filters the actions by card type and ownership. */
export function FocusToolbar({ actions, isSuggesting, onAction, onSuggest }: FocusToolbarProps) {
  const { t } = useTranslation()
  const editor = useActiveEditor()
  const toolbar = useRef<HTMLDivElement>(null)

  // After the last step the button is disabled, and would leave keyboard focus to the page.
  useEffect(() => {
    const focused = document.activeElement
    if (focused?.matches(':disabled') && toolbar.current?.contains(focused)) editor?.focus()
  }, [editor])

  // How long the words are depends on the actions and the language.
  useLayoutEffect(() => {
    const element = toolbar.current
    const row = element?.parentElement
    if (!element || !row) return
    return measureOnResize([row], () => {
      element.removeAttribute('data-folded')
      element.toggleAttribute('data-folded', element.scrollWidth > element.clientWidth)
    })
  }, [actions.length, t])

  const press = (action: CardAction) => {
    if (action === 'suggest') onSuggest()
    else if (action === 'undo' || action === 'redo') editor?.[action]()
    else onAction(action)
  }
  const isDisabled = (action: CardAction) =>
    (action === 'undo' && !editor?.canUndo) || (action === 'redo' && !editor?.canRedo)

  return (
    <Toolbar ref={toolbar} aria-label={t('focus.toolbar')} className={styles.toolbar}>
      {actions.map((action) => {
        const { icon: Icon, labelKey } = metaOf(action)
        return (
          <IconButton
            key={action}
            label={t(labelKey)}
            isLabelled
            icon={<Icon aria-hidden="true" />}
            isDisabled={isDisabled(action)}
            aria-pressed={action === 'suggest' ? isSuggesting : undefined}
            onPress={() => press(action)}
            placement="bottom"
            className={action === 'delete' ? styles.delete : undefined}
          />
        )
      })}
    </Toolbar>
  )
}
