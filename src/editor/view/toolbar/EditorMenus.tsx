import type { RefObject } from 'react'
import { useTranslation } from '@/i18n/i18n'
import { AnchoredMenu } from '@/ui/AnchoredMenu'
import { MenuItem, MenuSection } from '@/ui/Menu'
import styles from './EditorToolbar.module.css'
import { type StyleTool, styleShortNames, styleTools, type ToolId, tools } from './tools'

type EditorMenuProps = {
  anchor: RefObject<Element | null>
  onChoose: (id: ToolId) => void
  onClose: () => void
}

/** Menu of the text styles (B-341). */
export function StyleMenu({ anchor, current, onChoose, onClose }: EditorMenuProps & { current: StyleTool }) {
  const { t } = useTranslation()
  return (
    <AnchoredMenu anchor={anchor} label={t('editor.styles')} onClose={onClose} placement="bottom start">
      <MenuSection title={t('editor.styles')} selectionMode="single" selectedKeys={[current]}>
        {styleTools.map((id) => (
          <MenuItem key={id} id={id} textValue={t(`editor.tool.${id}`)} onAction={() => onChoose(id)}>
            <span className={styles.option}>
              <span className={styles[id]}>{t(`editor.tool.${id}`)}</span>
              <span className={styles.shortName} aria-hidden="true">
                {styleShortNames[id]}
              </span>
            </span>
          </MenuItem>
        ))}
      </MenuSection>
    </AnchoredMenu>
  )
}

/** Tools that are on or off at the caret. */
const TOGGLES = ['strikethrough', 'code', 'sub', 'sup', 'quote', 'codeBlock'] as const satisfies readonly ToolId[]

/** Menu of the tools that have no button of their own. */
export function MoreMenu({ anchor, active, onChoose, onClose }: EditorMenuProps & { active: ReadonlySet<ToolId> }) {
  const { t } = useTranslation()
  const item = (id: ToolId) => {
    const { icon: Icon } = tools[id]
    return (
      <MenuItem key={id} id={id} icon={<Icon />} onAction={() => onChoose(id)}>
        {t(`editor.tool.${id}`)}
      </MenuItem>
    )
  }
  return (
    <AnchoredMenu anchor={anchor} label={t('editor.more')} onClose={onClose}>
      <MenuSection
        title={t('editor.more')}
        selectionMode="multiple"
        selectedKeys={TOGGLES.filter((id) => active.has(id))}
      >
        {TOGGLES.map(item)}
      </MenuSection>
      {item('rule')}
    </AnchoredMenu>
  )
}
