import { useTranslation } from '@/i18n/i18n'
import { IconButton, type IconButtonProps } from '@/ui/IconButton'
import { useEditorCommands } from '../editorCommands'
import { ariaShortcut, type ToolId, tools } from './tools'

type ToolButtonProps = {
  id: ToolId
  /** For a tool that can be on or off: true if it is on at the caret. */
  isActive?: boolean
  placement?: IconButtonProps['placement']
}

export function ToolButton({ id, isActive, placement }: ToolButtonProps) {
  const { t } = useTranslation()
  const { run } = useEditorCommands()
  const { icon: Icon } = tools[id]
  return (
    <IconButton
      label={t(`editor.tool.${id}`)}
      icon={<Icon aria-hidden="true" />}
      aria-pressed={isActive}
      aria-keyshortcuts={ariaShortcut(id)}
      onPress={() => run(id)}
      placement={placement}
    />
  )
}
