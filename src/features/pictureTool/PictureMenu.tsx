import type { RefObject } from 'react'
import { useTranslation } from '@/i18n/i18n'
import type { Card } from '@/api/cards/card.schema'
import type { PictureAction, PictureCommands } from '@/model/actions/pictureActions'
import { AnchoredMenu } from '@/ui/AnchoredMenu'
import { MenuItem } from '@/ui/Menu'

type PictureMenuProps = {
  card: Card
  commands: PictureCommands
  actions: readonly PictureAction[]
  anchor: RefObject<Element | null>
  onClose: () => void
}

/** Picture actions of an open card as a menu, for narrow screens. */
export function PictureMenu({ card, commands, actions, anchor, onClose }: PictureMenuProps) {
  const { t } = useTranslation()
  return (
    <AnchoredMenu
      anchor={anchor}
      label={t('pictureTool.toolbar')}
      onAction={(key) => actions.find(({ id }) => id === key)?.run({ card, commands })}
      onClose={onClose}
    >
      {actions.map(({ id, icon: Icon, labelKey }) => (
        <MenuItem key={id} id={id} icon={<Icon size={20} />}>
          {t(labelKey)}
        </MenuItem>
      ))}
    </AnchoredMenu>
  )
}
