import clsx from 'clsx'
import type { Card } from '@/api/cards/card.schema'
import { useTranslation } from '@/i18n/i18n'
import { cardAccessibleName } from '../rules/labels'
import icons from './TileIcons.module.css'
import { type SelectModifiers, useCardPress } from './useCardPress'

type SelectButtonProps = {
  card: Card
  isSelected: boolean
  isTabStop: boolean
  opensAtOnce: boolean | undefined
  onSelect: (cardId: string, modifiers: SelectModifiers) => void
  onOpen: (card: Card) => void
  className: string | undefined
}

/**
 * Button that covers a whole card and selects or opens it (B-223, B-228). Its accessible name contains everything that
 * the card shows.
 */
export function SelectButton(props: SelectButtonProps) {
  const { card, isSelected, isTabStop, opensAtOnce, onSelect, onOpen, className } = props
  const { t } = useTranslation()
  const press = useCardPress(card, onSelect, onOpen, opensAtOnce)
  return (
    <button
      type="button"
      tabIndex={isTabStop ? 0 : -1}
      className={className}
      aria-pressed={isSelected}
      aria-label={cardAccessibleName(card, t)}
      {...press}
    />
  )
}

type CardButtonsProps = {
  card: Card
  title: string
  /** Opens the card's menu. If undefined, there is no menu button. */
  onMenu: ((card: Card, anchor: Element) => void) | undefined
  onOpen: (card: Card) => void
  menuClassName: string | undefined
  openClassName: string | undefined
}

/**
 * Menu and Open buttons of a card. They are out of the tab order, because the select button offers both by keyboard
 * (D-0088).
 */
export function CardButtons(props: CardButtonsProps) {
  const { card, title, onMenu, onOpen, menuClassName, openClassName } = props
  const { t } = useTranslation()
  return (
    <>
      {onMenu ? (
        <button
          type="button"
          tabIndex={-1}
          className={clsx(menuClassName, icons.ellipsis)}
          aria-haspopup="menu"
          aria-label={t('formats.card.menu', { title })}
          onClick={({ currentTarget }) => onMenu(card, currentTarget)}
        />
      ) : null}
      <button
        type="button"
        tabIndex={-1}
        className={openClassName}
        aria-label={t('formats.card.open', { title })}
        onClick={() => onOpen(card)}
      >
        {t('board.action.open')}
      </button>
    </>
  )
}
