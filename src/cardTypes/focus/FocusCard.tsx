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
      fallback={<FocusSkeleton isHero={focusLayout === 'hero'} />}
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
    <article className={styles.card} {...typeAttributes(card)} data-layout={focusLayout}>
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

/** Shows the cover picture at full width, or a strip in the hue of the card type. */
function Banner({ card }: { card: Card }) {
  const { focusLayout } = getCardTypeDefinition(card)
  const { icon: Icon } = getCardTypeViews(card)
  const strip = (
    <div className={styles.strip} aria-hidden="true">
      <Icon />
    </div>
  )
  if (focusLayout !== 'banner' || !card.image) return strip
  return (
    <div className={styles.banner}>
      <Picture src={card.image} alt="" width={880} height={330} imageY={card.image_y} fallback={strip} />
    </div>
  )
}

/** Placeholder while the code of the focus view loads: lines of text, or a large picture. */
function FocusSkeleton({ isHero }: { isHero: boolean }) {
  const { t } = useTranslation()
  return (
    <div className={styles.skeleton} aria-busy="true">
      <span className="visually-hidden">{t('formats.card.loading')}</span>
      {isHero ? (
        <Skeleton height="24rem" radius="l" />
      ) : (
        ['100%', '94%', '97%', '62%'].map((width) => <Skeleton key={width} width={width} height="1.1em" />)
      )}
    </div>
  )
}
