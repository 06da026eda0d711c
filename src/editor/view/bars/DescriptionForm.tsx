import type { Path } from 'slate'
import { useSlateStatic } from 'slate-react'
import { useTranslation } from '@/i18n/i18n'
import { updateImage } from '../../model/inlines'
import type { ImageElement } from '../../model/types'
import { BarForm } from './BarForm'
import { useEditorCommands } from '../editorCommands'

/** Form for the description (`alt`) of the selected picture. */
export function DescriptionForm({ picture, path }: { picture: ImageElement; path: Path }) {
  const { t } = useTranslation()
  const editor = useSlateStatic()
  const { closePanel } = useEditorCommands()
  return (
    <BarForm
      label={t('editor.image.description')}
      description={t('editor.image.descriptionHint')}
      defaultValue={picture.alt ?? ''}
      onApply={(text) => {
        updateImage(editor, path, { alt: text.trim() })
        closePanel()
        return undefined
      }}
      onCancel={closePanel}
    />
  )
}
