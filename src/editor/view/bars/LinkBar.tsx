import { ExternalLink, Pencil, Unlink } from 'lucide-react'
import { Toolbar } from 'react-aria-components/Toolbar'
import { useSlateStatic } from 'slate-react'
import { useTranslation } from '@/i18n/i18n'
import { IconButton } from '@/ui/IconButton'
import { removeLink } from '../../model/links'
import type { LinkElement } from '../../model/types'
import styles from './ContextBar.module.css'
import { useEditorCommands } from '../editorCommands'

/** Tools for the link at the caret: open, change, remove. */
export function LinkBar({ link }: { link: LinkElement }) {
  const { t } = useTranslation()
  const editor = useSlateStatic()
  const { openPanel } = useEditorCommands()
  return (
    <Toolbar aria-label={t('editor.link.toolbar')} className={styles.tools}>
      <a href={link.href} target="_blank" rel="noopener" className={styles.address} aria-label={t('editor.link.open')}>
        <ExternalLink aria-hidden="true" />
        <span>{link.href.replace(/^(https?:\/\/|mailto:)/, '')}</span>
      </a>
      <IconButton
        label={t('editor.link.change')}
        icon={<Pencil aria-hidden="true" />}
        onPress={() => openPanel({ kind: 'link' })}
      />
      <IconButton
        label={t('editor.link.remove')}
        icon={<Unlink aria-hidden="true" />}
        onPress={() => removeLink(editor)}
      />
    </Toolbar>
  )
}
