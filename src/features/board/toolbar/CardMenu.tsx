import { Maximize2, Move, Square, SquareCheck } from 'lucide-react'
import { useRef } from 'react'
import type { Card } from '@/api/cards/card.schema'
import { cardTitle } from '@/cardTypes/labels'
import { actionMeta } from '@/cardTypes/actionMeta'
import type { BoardAction } from '@/cardTypes/cardActions'
import { useTranslation } from '@/i18n/i18n'
import { AnchoredMenu } from '@/ui/AnchoredMenu'
import { useCloseOnLostCard } from '@/store/useCloseOnLostCard'
import { MenuItem } from '@/ui/Menu'

type CardMenuProps = {
  card: Card
  /** Element that the menu is positioned at. */
  anchor: Element
  actions: readonly BoardAction[]
  isSelected: boolean
  /** Undefined where cards cannot be moved. */
  onMove?: () => void
  onOpen: () => void
  onToggle: () => void
  onAction: (action: BoardAction) => void
  onClose: () => void
}

/** Context menu of one card: the actions of the toolbar, and moving without dragging (D-0908). */
export function CardMenu(props: CardMenuProps) {
  const { card, anchor, actions, isSelected, onMove, onOpen, onToggle, onAction, onClose } = props
  const { t } = useTranslation()
  const trigger = useRef(anchor)
  useCloseOnLostCard([card.id], onClose)
  return (
    <AnchoredMenu anchor={trigger} label={t('formats.card.menu', { title: cardTitle(card, t) })} onClose={onClose}>
      <MenuItem icon={<Maximize2 size={20} />} onAction={onOpen}>
        {t('board.action.open')}
      </MenuItem>
      <MenuItem icon={isSelected ? <Square size={20} /> : <SquareCheck size={20} />} onAction={onToggle}>
        {t(isSelected ? 'board.action.deselect' : 'board.action.select')}
      </MenuItem>
      {onMove ? (
        <MenuItem icon={<Move size={20} />} onAction={onMove}>
          {t('board.action.move')}
        </MenuItem>
      ) : null}
      {actions.map((action) => {
        const { icon: Icon, labelKey } = actionMeta[action]
        return (
          <MenuItem
            key={action}
            icon={<Icon size={20} />}
            kind={action === 'delete' ? 'danger' : 'plain'}
            onAction={() => onAction(action)}
          >
            {t(labelKey)}
          </MenuItem>
        )
      })}
    </AnchoredMenu>
  )
}
