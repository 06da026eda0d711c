import { ChevronDown, Ellipsis } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Toolbar } from 'react-aria-components/Toolbar'
import { useTranslation } from '@/i18n/i18n'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { useEditorCommands } from '../editorCommands'
import styles from './EditorToolbar.module.css'
import { keepSelection } from '../bars/keepSelection'
import { MoreMenu, StyleMenu } from './EditorMenus'
import { ToolButton } from './ToolButton'
import { styleShortNames, styleTools, type ToolId } from './tools'
import { useActiveTools } from './useActiveTools'

/** Tools that have their own button, in groups. */
const GROUPS = [
  ['bold', 'italic', 'underline'],
  ['bulletedList', 'numberedList'],
  ['link', 'image', 'table', 'math'],
] as const satisfies readonly ToolId[][]
const TOGGLES = new Set<ToolId>(['bold', 'italic', 'underline', 'bulletedList', 'numberedList', 'link'])

/** Toolbar of the editor, a single tab stop: text styles (B-341), marks, lists, insertions, find. */
export function EditorToolbar() {
  const { t } = useTranslation()
  return (
    <div role="presentation" className={styles.bar} onMouseDown={keepSelection}>
      <Toolbar aria-label={t('editor.toolbar')} className={styles.tools}>
        <StyleButton />
        <ToolButtons />
        <MoreButton />
        <span className={styles.end}>
          <ToolButton id="find" placement="bottom" />
        </span>
      </Toolbar>
    </div>
  )
}

function ToolButtons() {
  const active = useActiveTools()
  return GROUPS.map((group) => (
    <span key={group[0]} className={styles.group}>
      {group.map((id) => (
        <ToolButton key={id} id={id} isActive={TOGGLES.has(id) ? active.has(id) : undefined} placement="bottom" />
      ))}
    </span>
  ))
}

/**
 * A menu that runs the chosen tool after closing. While it is open the text is inert, so keyboard focus could not
 * return there.
 */
function useToolMenu() {
  const { run } = useEditorCommands()
  const anchor = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const chosen = useRef<ToolId>(undefined)
  const runChosen = useEffectEvent(() => {
    const id = chosen.current
    chosen.current = undefined
    if (id) run(id)
  })
  useEffect(() => {
    if (!isOpen) runChosen()
  }, [isOpen])
  return {
    isOpen,
    trigger: { ref: anchor, 'aria-haspopup': 'menu', 'aria-expanded': isOpen, onPress: () => setIsOpen(true) } as const,
    menu: {
      anchor,
      onClose: () => setIsOpen(false),
      onChoose: (id: ToolId) => {
        chosen.current = id
      },
    },
  }
}

function StyleButton() {
  const { t } = useTranslation()
  const active = useActiveTools()
  const { isOpen, trigger, menu } = useToolMenu()
  const current = styleTools.find((id) => active.has(id)) ?? 'paragraph'
  return (
    <>
      <Button
        {...trigger}
        variant="quiet"
        // The accessible name must contain the visible text.
        aria-label={t('editor.style', { style: `${styleShortNames[current]}, ${t(`editor.tool.${current}`)}` })}
        className={styles.style}
      >
        <span className={styles.styleName}>
          {styleShortNames[current]}
          <ChevronDown aria-hidden="true" />
        </span>
      </Button>
      {isOpen ? <StyleMenu {...menu} current={current} /> : null}
    </>
  )
}

function MoreButton() {
  const { t } = useTranslation()
  const active = useActiveTools()
  const { isOpen, trigger, menu } = useToolMenu()
  return (
    <>
      <IconButton {...trigger} label={t('editor.more')} icon={<Ellipsis aria-hidden="true" />} placement="bottom" />
      {isOpen ? <MoreMenu {...menu} active={active} /> : null}
    </>
  )
}
