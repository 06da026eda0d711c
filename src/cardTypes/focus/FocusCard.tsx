import { useTranslation } from '@/i18n/i18n'
import type { Card } from '@/api/cards/card.schema'
import type { PictureWorkSource } from '@/store/pictureWorkSlice'
import { Skeleton } from '@/ui/Skeleton'
import { CardBoundary } from '../tile/CardBoundary'
import { CardUnavailable } from '../tile/CardUnavailable'
import { PictureLoader } from '../tile/PictureLoader'
import { getCardTypeDefinition } from '../definitions'
import styles from './FocusCard.module.css'
import { useFocusCommands } from './focusCommands'
import { FocusLoadError } from './FocusLoadError'
import { FocusHeading } from './heading/FocusHeading'
import { SavingNotice } from './heading/SavingNotice'
import { Picture } from './Picture'
import { getCardTypeViews } from '../registry'
import { isInsight } from '../rules/isInsight'
import { typeAttributes } from '../rules/typeAttributes'

export type FocusCardProps = {
  card: Card
  /**
   * The stored card, if `card` contains text that the user is still typing. `SavingNotice` compares it with the unsaved
   * text.
   */
  savedCard?: Card
  /** Source of the picture that is being made or changed; undefined if none is. */
  pictureSource?: PictureWorkSource
}

/** Shows a card in focus (B-004, D-2510): banner, title, subtitle, and the lazily loaded content of its type. */
export function FocusCard({ card, savedCard = card, pictureSource }: FocusCardProps) {
  const { focusLayout } = getCardTypeDefinition(card)
  const { Focus } = getCardTypeViews(card)
  const { renderPictureTools } = useFocusCommands()
  const content = (
    <Focus
      card={card}
      fallback={<FocusSkeleton card={card} />}
      renderLoadError={(retry) => <FocusLoadError onRetry={retry} />}
    />
  )
  const guarded = (
    <CardBoundary card={card} fallback={<CardUnavailable />}>
      {content}
    </CardBoundary>
  )
  const guardedBanner = (
    <CardBoundary card={card} fallback={null}>
      <Banner card={card} />
    </CardBoundary>
  )
  return (
    <article
      className={styles.card}
      {...typeAttributes(card)}
      data-layout={focusLayout}
      data-own={card.isOwner || undefined}
    >
      <div className={styles.picture}>
        {focusLayout === 'hero' ? <div className={styles.hero}>{guarded}</div> : guardedBanner}
        <PictureLoader card={card} source={pictureSource} isAnnounced />
        {renderPictureTools?.(card)}
      </div>
      <FocusHeading card={card} />
      <SavingNotice savedCard={savedCard} />
      {focusLayout === 'hero' ? null : <div className={styles.content}>{guarded}</div>}
    </article>
  )
}

/** True for an insight with a score; a group of practice cards is a container with a banner. */
const isResult = (card: Card) => isInsight(card) && getCardTypeDefinition(card).focusLayout === 'plain'

/** Shows the cover picture at full width, or a strip in the hue of the card type. An insight begins with its result. */
function Banner({ card }: { card: Card }) {
  const { focusLayout } = getCardTypeDefinition(card)
  const { icon: Icon } = getCardTypeViews(card)
  const strip = (
    <div className={styles.strip} aria-hidden="true">
      <Icon />
    </div>
  )
  if (isResult(card)) return null
  if (focusLayout !== 'banner' || !card.image) return strip
  return (
    <div className={styles.banner}>
      <Picture src={card.image} alt="" width={880} height={330} imageY={card.image_y} hasPreview fallback={strip} />
    </div>
  )
}

/** Placeholder while the code of the focus view loads, in the shape of what is coming. */
function FocusSkeleton({ card }: { card: Card }) {
  const { t } = useTranslation()
  return (
    <div className={styles.skeleton} aria-busy="true" data-awaited>
      <span className="visually-hidden">{t('formats.card.loading')}</span>
      <SkeletonShapes card={card} />
    </div>
  )
}

/** A large picture, the result of an insight with its bands, or lines of text. */
function SkeletonShapes({ card }: { card: Card }) {
  if (getCardTypeDefinition(card).focusLayout === 'hero') return <Skeleton height="24rem" radius="l" />
  if (isResult(card)) {
    return (
      <>
        <Skeleton height="216px" radius="l" />
        <Skeleton width="40%" height="36px" />
        <Skeleton height="80px" radius="l" />
      </>
    )
  }
  return ['100%', '94%', '97%', '62%'].map((width) => <Skeleton key={width} width={width} height="1.1em" />)
}
