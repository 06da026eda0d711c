import { Check, Ellipsis, Maximize2 } from 'lucide-react'
import { memo, useId } from 'react'
import { useTranslation } from '@/i18n/i18n'
import type { Card } from '@/api/cards/card.schema'
import { CardBoundary } from './CardBoundary'
import { CardSkeleton } from './CardSkeleton'
import styles from './CardTile.module.css'
import { CardUnavailable } from './CardUnavailable'
import { decodeEntities } from './decode'
import { isContainer } from './isContainer'
import { cardAccessibleName, cardTitle, countLabel, marksLabel, typeLabel } from './labels'
import { StackEdges } from './StackEdges'
import { getCardTypeViews } from './registry'
import { ShareStatusChip } from './ShareStatusChip'
import { TitleField } from './TitleField'
import { typeAttributes } from './typeAttributes'
import { type SelectModifiers, useCardPress } from './useCardPress'

export type CardTileProps = {
  card: Card
  isSelected: boolean
  onSelect: (cardId: string, modifiers: SelectModifiers) => void
  onOpen: (card: Card) => void
  /** Opens the card's menu, anchored to the button that was pressed; without it the button is not rendered. */
  onMenu?: (card: Card, anchor: Element) => void
  /** True while the title is edited in place. */
  isRenaming?: boolean
  /** Editing ended; null when the title is unchanged (D-2432). */
  onRename?: (card: Card, title: string | null) => void
}

/**
 * A card on the board (B-223, B-228, D-2414, D-2416): click or Space selects, a second click within 200 ms or Enter
 * opens. Memoised: pass callbacks with a stable identity.
 */
export const CardTile = memo(function CardTile(props: CardTileProps) {
  const { card } = props
  return (
    <CardBoundary card={card} fallback={<UnavailableTile card={card} />}>
      <Tile {...props} />
    </CardBoundary>
  )
})

/** A tile of which not even the words can be rendered. */
function UnavailableTile({ card }: { card: Card }) {
  const { t } = useTranslation()
  return (
    <article className={styles.tile} data-type="text">
      <div className={styles.sheet}>
        <div className={styles.cover}>
          <CardUnavailable />
        </div>
        <div className={styles.words}>
          <p className={styles.title}>{cardTitle(card, t)}</p>
        </div>
      </div>
    </article>
  )
}

function Tile(props: CardTileProps) {
  const { card, isSelected, onSelect, onOpen, onMenu, isRenaming = false, onRename } = props
  const { t } = useTranslation()
  const titleId = useId()
  const press = useCardPress(card, onSelect, onOpen)

  if (card.loading) return <CardSkeleton label={t('formats.card.loading')} isContainer={isContainer(card)} />

  const { icon: Icon, Thumbnail } = getCardTypeViews(card)
  const title = cardTitle(card, t)
  const subtitle = decodeEntities(card.subtitle ?? '').trim()
  const detail = countLabel(card, t) ?? marksLabel(card, t)

  return (
    <article
      className={styles.tile}
      {...typeAttributes(card)}
      data-selected={isSelected || undefined}
      aria-labelledby={titleId}
    >
      {isContainer(card) ? <StackEdges /> : null}
      <div className={styles.sheet}>
        <div className={styles.cover}>
          <CardBoundary card={card} fallback={<CardUnavailable />}>
            <div className={styles.decorative} aria-hidden="true">
              <Thumbnail card={card} />
            </div>
          </CardBoundary>
          <div className={styles.decorative} aria-hidden="true">
            <span className={styles.tab}>
              <Icon />
              <span className={styles.tabLabel}>{typeLabel(card, t)}</span>
            </span>
            <ShareStatusChip card={card} className={styles.chip} />
          </div>
        </div>
        <div className={styles.words}>
          {isRenaming && onRename ? (
            <TitleField card={card} titleId={titleId} onRename={onRename} />
          ) : (
            <p id={titleId} className={styles.title}>
              {title}
            </p>
          )}
          {subtitle || detail ? (
            <div className={styles.below}>
              {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
              {detail ? <p className={styles.detail}>{detail}</p> : null}
            </div>
          ) : null}
        </div>
      </div>
      <button
        type="button"
        className={styles.select}
        aria-pressed={isSelected}
        aria-label={cardAccessibleName(card, t)}
        {...press}
      />
      <span className={styles.mark} aria-hidden="true">
        <Check />
      </span>
      {onMenu ? (
        <button
          type="button"
          className={styles.more}
          aria-haspopup="menu"
          aria-label={t('formats.card.menu', { title })}
          onClick={({ currentTarget }) => onMenu(card, currentTarget)}
        >
          <Ellipsis aria-hidden="true" />
        </button>
      ) : null}
      <button
        type="button"
        className={styles.open}
        aria-label={t('formats.card.open', { title })}
        onClick={() => onOpen(card)}
      >
        <Maximize2 aria-hidden="true" />
      </button>
    </article>
  )
}
