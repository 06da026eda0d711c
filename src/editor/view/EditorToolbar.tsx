import { ChevronDown, Ellipsis } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Toolbar } from 'react-aria-components/Toolbar'
import { useTranslation } from '@/i18n/i18n'
import { AnchoredMenu } from '@/ui/AnchoredMenu'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { MenuItem, MenuSection } from '@/ui/Menu'
import { useEditorCommands } from './editorCommands'
import styles from './EditorToolbar.module.css'
import { keepSelection } from './keepSelection'
import { ToolButton } from './ToolButton'
import { type StyleTool, styleTools, type ToolId, tools } from './tools'
import { useActiveTools } from './useActiveTools'

/** Tools with a button of their own, in groups. */
const GROUPS = [
  ['bold', 'italic', 'underline'],
  ['bulletedList', 'numberedList'],
  ['link', 'image', 'table', 'math'],
] as const satisfies readonly ToolId[][]
const TOGGLES = new Set<ToolId>(['bold', 'italic', 'underline', 'bulletedList', 'numberedList', 'link'])
/** The tools of the menu at the end that are on or off. */
const MORE_TOGGLES = ['strikethrough', 'code', 'sub', 'sup', 'quote', 'codeBlock'] as const satisfies readonly ToolId[]

/**
 * The editor's toolbar, one stop of the Tab key: text styles (B-341), marks, lists, what is inserted, find. While the text cannot be
 * changed it keeps its place.
 */
export function EditorToolbar({ isReadOnly }: { isReadOnly: boolean }) {
  const { t } = useTranslation()
  return (
    <div role="presentation" className={styles.bar} inert={isReadOnly} onMouseDown={keepSelection}>
      <Toolbar aria-label={t('editor.toolbar')} className={styles.tools}>
        <StyleMenu />
        <ToolButtons />
        <MoreMenu />
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

const SHORT_NAMES: Record<StyleTool, string> = {
  paragraph: 'P',
  heading1: 'H1',
  heading2: 'H2',
  heading3: 'H3',
  heading4: 'H4',
  heading5: 'H5',
}

/**
 * A menu whose choice runs once it is closed: an open menu makes the text inert, and keyboard focus could not return to it.
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
    menu: { anchor, onClose: () => setIsOpen(false) },
    choose: (id: ToolId) => {
      chosen.current = id
    },
  }
}

function StyleMenu() {
  const { t } = useTranslation()
  const active = useActiveTools()
  const { isOpen, trigger, menu, choose } = useToolMenu()
  const current = styleTools.find((id) => active.has(id)) ?? 'paragraph'
  return (
    <>
      <Button
        {...trigger}
        variant="quiet"
        // What is shown is part of the name.
        aria-label={t('editor.style', { style: `${SHORT_NAMES[current]}, ${t(`editor.tool.${current}`)}` })}
        className={styles.style}
      >
        <span className={styles.styleName}>
          {SHORT_NAMES[current]}
          <ChevronDown aria-hidden="true" />
        </span>
      </Button>
      {isOpen ? (
        <AnchoredMenu {...menu} label={t('editor.styles')} placement="bottom start">
          <MenuSection title={t('editor.styles')} selectionMode="single" selectedKeys={[current]}>
            {styleTools.map((id) => (
              <MenuItem key={id} id={id} textValue={t(`editor.tool.${id}`)} onAction={() => choose(id)}>
                <span className={styles.option}>
                  <span className={styles[id]}>{t(`editor.tool.${id}`)}</span>
                  <span className={styles.shortName} aria-hidden="true">
                    {SHORT_NAMES[id]}
                  </span>
                </span>
              </MenuItem>
            ))}
          </MenuSection>
        </AnchoredMenu>
      ) : null}
    </>
  )
}

function MoreMenu() {
  const { t } = useTranslation()
  const active = useActiveTools()
  const { isOpen, trigger, menu, choose } = useToolMenu()
  const item = (id: ToolId) => {
    const { icon: Icon } = tools[id]
    return (
      <MenuItem key={id} id={id} icon={<Icon />} onAction={() => choose(id)}>
        {t(`editor.tool.${id}`)}
      </MenuItem>
    )
  }
  return (
    <>
      <IconButton {...trigger} label={t('editor.more')} icon={<Ellipsis aria-hidden="true" />} placement="bottom" />
      {isOpen ? (
        <AnchoredMenu {...menu} label={t('editor.more')}>
          <MenuSection
            title={t('editor.more')}
            selectionMode="multiple"
            selectedKeys={MORE_TOGGLES.filter((id) => active.has(id))}
          >
            {MORE_TOGGLES.map(item)}
          </MenuSection>
          {item('rule')}
        </AnchoredMenu>
      ) : null}
    </>
  )
}
