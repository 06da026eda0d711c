import type { NodeEntry } from 'slate'
import { useSlateStatic } from 'slate-react'
import { useTranslation } from '@/i18n/i18n'
import { insertLink, toAddress } from '../../model/links'
import type { LinkElement } from '../../model/types'
import { BarForm } from './BarForm'
import { useEditorCommands } from '../editorCommands'

/** Form for the URL of a new link, or of the link at the caret. */
export function LinkForm({ entry }: { entry: NodeEntry<LinkElement> | undefined }) {
  const { t } = useTranslation()
  const editor = useSlateStatic()
  const { closePanel } = useEditorCommands()
  return (
    <BarForm
      label={t('editor.link.address')}
      defaultValue={entry?.[0].href ?? ''}
      placeholder={t('editor.link.hint')}
      inputMode="url"
      onApply={(text) => {
        const address = toAddress(text)
        if (!address) return t('editor.link.invalid')
        insertLink(editor, address)
        closePanel()
        return undefined
      }}
      onCancel={closePanel}
    />
  )
}
