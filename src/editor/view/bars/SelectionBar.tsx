import { WandSparkles } from 'lucide-react'
import { Toolbar } from 'react-aria-components/Toolbar'
import { useTranslation } from '@/i18n/i18n'
import { Button } from '@/ui/Button'
import styles from './ContextBar.module.css'
import { useEditorCommands } from '../editorCommands'

/**
 * Floating bar at selected words with the rewrite tool (D-2476). Marks, link and lists are in the toolbar above, which
 * is visible as long as this bar is.
 */
export function SelectionBar() {
  const { t } = useTranslation()
  const { openPanel } = useEditorCommands()
  return (
    <Toolbar aria-label={t('editor.selectionToolbar')} className={styles.tools}>
      <Button variant="quiet" icon={<WandSparkles aria-hidden="true" />} onPress={() => openPanel({ kind: 'rewrite' })}>
        {t('editor.rewrite.open')}
      </Button>
    </Toolbar>
  )
}
