import { useTranslation } from '@/i18n/i18n'
import type { Card } from '@/api/cards/card.schema'
import type { PictureAction, PictureCommands } from '@/model/actions/pictureActions'
import { Menu, MenuItem, type MenuProps } from '@/ui/Menu'

type PictureMenuProps = Pick<MenuProps, 'trigger'> & {
  card: Card
  commands: PictureCommands
  actions: readonly PictureAction[]
}

/** Picture actions of an open card as a menu, for narrow screens. */
export function PictureMenu({ card, commands, actions, trigger }: PictureMenuProps) {
  const { t } = useTranslation()
  return (
    <Menu
      label={t('pictureTool.toolbar')}
      placement="bottom end"
      trigger={trigger}
      onAction={(key) => actions.find(({ id }) => id === key)?.run({ card, commands })}
    >
      {actions.map(({ id, icon: Icon, labelKey }) => (
        <MenuItem key={id} id={id} icon={<Icon size={20} />}>
          {t(labelKey)}
        </MenuItem>
      ))}
    </Menu>
  )
}
