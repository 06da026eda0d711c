import clsx from 'clsx'
import { ArrowUpRight } from 'lucide-react'
import { memo, useId } from 'react'
import { useTranslation } from '@/i18n/i18n'
import type { Card } from '@/api/cards/card.schema'
import type { PictureWorkSource } from '@/store/pictureWorkSlice'
import { CardBoundary } from './CardBoundary'
import { CardButtons, SelectButton } from './CardControls'
import { CardSkeleton } from './CardSkeleton'
import styles from './CardTile.module.css'
import { CardUnavailable } from './CardUnavailable'
import { decodeEntities } from '../rules/decode'
import { isContainer } from '../rules/isContainer'
import { isInsight } from '../rules/isInsight'
import { cardTitle, countLabel, marksLabel, tabLabel } from '../rules/labels'
import { StackEdges } from './StackEdges'
import icons from './TileIcons.module.css'
import { getCardTypeViews } from '../registry'
import { ShareStatusChip } from './ShareStatusChip'
import { PictureLoader } from './PictureLoader'
import { TitleField } from './TitleField'
import { typeAttributes } from '../rules/typeAttributes'
import type { SelectModifiers } from './useCardPress'

export type CardTileProps = {
  card: Card
  isSelected: boolean
  /** True for the board's only card in the tab order. Arrow keys reach the other cards (D-0088). */
  isTabStop?: boolean
  /** True in young mode: one tap opens the card. */
  opensAtOnce?: boolean
  onSelect: (cardId: string, modifiers: SelectModifiers) => void
  onOpen: (card: Card) => void
  /** Opens the card's menu, anchored to the pressed button. If absent, there is no menu button. */
  onMenu?: (card: Card, anchor: Element) => void
  /** Opens the quiz of an insight. If absent, there is no link to the quiz. */
  onOpenOrigin?: (insight: Card) => void
  /** Source of the picture that is being made or changed; undefined if none is. */
  pictureSource?: PictureWorkSource
  isRenaming?: boolean
  /** Called when the user ends editing the title; `title` is null if it is unchanged (D-2432). */
  onRename?: (card: Card, title: string | null) => void
}

/**
 * A card on the board (B-223, B-228, D-2414, D-2416). A click or Space selects it; a second click within 200 ms or
 * Enter opens it. Memoised, so pass callbacks with a stable identity. The parent must be the size container `tile`, as
 * wide as the tile.
 */
export const CardTile = memo(function CardTile(props: CardTileProps) {
  const { card } = props
  return (
    <CardBoundary card={card} fallback={<UnavailableTile card={card} />}>
      <Tile {...props} />
    </CardBoundary>
  )
})

/** Replaces a tile that fails to render outside its cover. The cover has its own fallback. */
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
  const {
    card,
    isSelected,
    isTabStop = true,
    opensAtOnce,
    onSelect,
    onOpen,
    onMenu,
    onOpenOrigin,
    pictureSource,
    isRenaming,
    onRename,
  } = props
  const { t } = useTranslation()
  const titleId = useId()

  if (card.loading) return <CardSkeleton label={t('formats.card.loading')} isContainer={isContainer(card)} />

  const { icon: Icon, Thumbnail } = getCardTypeViews(card)
  const title = cardTitle(card, t)
  const subtitle = decodeEntities(card.subtitle ?? '').trim()
  const detail = countLabel(card, t) ?? marksLabel(card, t)
  const hasOrigin = isInsight(card) && 'origin_title' in card

  return (
    <article
      className={styles.tile}
      {...typeAttributes(card)}
      data-selected={isSelected || undefined}
      data-insight={hasOrigin || undefined}
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
          <PictureLoader card={card} source={pictureSource} />
          <div className={styles.labels} aria-hidden="true">
            <span className={styles.tab}>
              <Icon />
              <span className={styles.tabLabel}>{tabLabel(card, t)}</span>
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
          {(subtitle || detail) && !hasOrigin ? (
            <div className={styles.below}>
              {subtitle ? (
                <p className={styles.subtitle} data-has-detail={detail ? true : undefined}>
                  {subtitle}
                </p>
              ) : null}
              {detail ? <p className={styles.detail}>{detail}</p> : null}
            </div>
          ) : null}
        </div>
      </div>
      <SelectButton
        card={card}
        isSelected={isSelected}
        isTabStop={isTabStop}
        opensAtOnce={opensAtOnce}
        onSelect={onSelect}
        onOpen={onOpen}
        className={styles.select}
      />
      {hasOrigin ? <InsightLinks card={card} title={title} onOpen={onOpen} onOpenOrigin={onOpenOrigin} /> : null}
      <span className={clsx(styles.mark, icons.check)} />
      <div className={styles.buttons}>
        <CardButtons
          card={card}
          title={title}
          onMenu={onMenu}
          onOpen={onOpen}
          menuClassName={styles.more}
          openClassName={styles.open}
        />
      </div>
    </article>
  )
}

type InsightLinksProps = Pick<CardTileProps, 'onOpen' | 'onOpenOrigin'> & {
  card: Extract<Card, { origin_title: string }>
  title: string
}

/** Links from an insight's tile to its focus view and to its quiz (B-139 to B-141). */
function InsightLinks({ card, title, onOpen, onOpenOrigin }: InsightLinksProps) {
  const { t } = useTranslation()
  const seeMore = t('formats.insight.seeMore')
  return (
    <div className={styles.links}>
      <button type="button" tabIndex={-1} aria-label={`${seeMore}: ${title}`} onClick={() => onOpen(card)}>
        {seeMore}
      </button>
      {onOpenOrigin ? (
        <button
          type="button"
          tabIndex={-1}
          className={styles.origin}
          aria-label={t('formats.insight.from', { title: decodeEntities(card.origin_title) })}
          onClick={() => onOpenOrigin(card)}
        >
          <ArrowUpRight aria-hidden="true" />
        </button>
      ) : null}
    </div>
  )
}
