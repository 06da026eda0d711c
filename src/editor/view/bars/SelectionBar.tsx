import { WandSparkles } from 'lucide-react'
import { Toolbar } from 'react-aria-components/Toolbar'
import { useTranslation } from '@/i18n/i18n'
import { IconButton } from '@/ui/IconButton'
import styles from './ContextBar.module.css'
import { useEditorCommands } from '../editorCommands'
import { ToolButton } from '../toolbar/ToolButton'
import { useActiveTools } from '../toolbar/useActiveTools'

const SELECTION_TOOLS = ['bold', 'italic', 'underline', 'link', 'heading2', 'bulletedList'] as const

export function SelectionBar() {
  const { t } = useTranslation()
  const active = useActiveTools()
  const { openPanel } = useEditorCommands()
  return (
    <Toolbar aria-label={t('editor.selectionToolbar')} className={styles.tools}>
      {SELECTION_TOOLS.map((id) => (
        <ToolButton key={id} id={id} isActive={active.has(id)} />
      ))}
      <IconButton
        label={t('editor.rewrite.open')}
        icon={<WandSparkles aria-hidden="true" />}
        onPress={() => openPanel({ kind: 'rewrite' })}
      />
    </Toolbar>
  )
}
