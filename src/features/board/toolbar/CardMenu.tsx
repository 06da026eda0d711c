import { ArrowUpRight, Maximize2, Move, Square, SquareCheck } from 'lucide-react'
import { useRef } from 'react'
import type { Card } from '@/api/cards/card.schema'
import { cardTitle } from '@/cardTypes/rules/labels'
import { decodeEntities } from '@/cardTypes/rules/decode'
import { isInsight } from '@/cardTypes/rules/isInsight'
import { useTranslation } from '@/i18n/i18n'
import { cardActionIcons } from '@/model/actions/cardActionIcons'
import type { CardAction } from '@/model/actions/cardActions'
import { AnchoredMenu } from '@/ui/AnchoredMenu'
import { useCloseOnInaccessibleCard } from '@/store/useCloseOnInaccessibleCard'
import { MenuItem } from '@/ui/Menu'

type CardMenuProps = {
  card: Card
  anchor: Element
  actions: readonly CardAction[]
  isSelected: boolean
  /** Starts a keyboard move; undefined during a search, when cards cannot be moved. */
  onMove?: () => void
  onOpen: () => void
  /** Opens the quiz from which an insight was made. */
  onOpenOrigin: (insight: Card) => void
  onToggle: () => void
  onAction: (action: CardAction) => void
  onClose: () => void
}

/** Context menu of one card: links, the actions of the toolbar, and moving (D-0908). The keyboard opens it, too (D-0088). */
export function CardMenu(props: CardMenuProps) {
  const { card, anchor, actions, isSelected, onMove, onOpen, onOpenOrigin, onToggle, onAction, onClose } = props
  const { t } = useTranslation()
  const trigger = useRef(anchor)
  useCloseOnInaccessibleCard([card.id], onClose)
  return (
    <AnchoredMenu anchor={trigger} label={t('formats.card.menu', { title: cardTitle(card, t) })} onClose={onClose}>
      <MenuItem icon={<Maximize2 size={20} />} onAction={onOpen}>
        {t('board.action.open')}
      </MenuItem>
      {isInsight(card) && 'origin_title' in card ? (
        <MenuItem icon={<ArrowUpRight size={20} />} onAction={() => onOpenOrigin(card)}>
          {t('formats.insight.from', { title: decodeEntities(card.origin_title) })}
        </MenuItem>
      ) : null}
      <MenuItem icon={isSelected ? <Square size={20} /> : <SquareCheck size={20} />} onAction={onToggle}>
        {t(isSelected ? 'board.action.deselect' : 'board.action.select')}
      </MenuItem>
      {onMove ? (
        <MenuItem icon={<Move size={20} />} onAction={onMove}>
          {t('board.action.move')}
        </MenuItem>
      ) : null}
      {actions.map((action) => {
        const { id, labelKey } = action
        const Icon = cardActionIcons[id]
        return (
          <MenuItem
            key={id}
            icon={<Icon size={20} />}
            kind={id === 'delete' ? 'danger' : 'plain'}
            onAction={() => onAction(action)}
          >
            {t(labelKey)}
          </MenuItem>
        )
      })}
    </AnchoredMenu>
  )
}
