import { MessageSquareText, Pencil, Trash2 } from 'lucide-react'
import { Toolbar } from 'react-aria-components/Toolbar'
import { type NodeEntry, Transforms } from 'slate'
import { useSlateStatic } from 'slate-react'
import { useTranslation } from '@/i18n/i18n'
import { IconButton } from '@/ui/IconButton'
import { isDisplayMath, texOf } from '../../model/inlines'
import type { InlineVoidElement } from '../../model/types'
import styles from './ContextBar.module.css'
import { useEditorCommands } from '../editorCommands'
import { focusText } from '../caret/focusText'

const TEXTS = { image: 'editor.image', math: 'editor.math', svg: 'editor.drawing' } as const

/** Tools for the selected picture, drawing or formula. */
export function VoidBar({ entry: [element, path] }: { entry: NodeEntry<InlineVoidElement> }) {
  const { t } = useTranslation()
  const editor = useSlateStatic()
  const { openPanel } = useEditorCommands()
  const texts = TEXTS[element.type]
  const remove = () => {
    Transforms.removeNodes(editor, { at: path, voids: true })
    focusText(editor)
  }
  return (
    <Toolbar aria-label={t(`${texts}.toolbar`)} className={styles.tools}>
      {element.type === 'image' ? (
        <IconButton
          label={t('editor.image.describe')}
          icon={<MessageSquareText aria-hidden="true" />}
          onPress={() => openPanel({ kind: 'description' })}
        />
      ) : null}
      {element.type === 'math' ? (
        <IconButton
          label={t('editor.math.edit')}
          icon={<Pencil aria-hidden="true" />}
          onPress={() =>
            openPanel({ kind: 'math', formula: { path, tex: texOf(element) ?? '', isBlock: isDisplayMath(element) } })
          }
        />
      ) : null}
      <IconButton label={t(`${texts}.remove`)} icon={<Trash2 aria-hidden="true" />} onPress={remove} />
    </Toolbar>
  )
}
