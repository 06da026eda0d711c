import { CalendarDays, UserRound } from 'lucide-react'
import { useTranslation } from '@/i18n/i18n'
import type { Card } from '@/api/cards/card.schema'
import type { LazyComponent } from '@/lib/lazyComponent'
import { Skeleton } from '@/ui/Skeleton'
import { CardBoundary } from './CardBoundary'
import { CardUnavailable } from './CardUnavailable'
import { decodeEntities } from './decode'
import { getCardTypeDefinition, knownCardType } from './definitions'
import styles from './FocusCard.module.css'
import type { FocusProps, FocusViews } from './cardTypeViews'
import { FocusLoadError } from './FocusLoadError'
import { formatDate } from './formatDate'
import { cardTitle, typeLabel } from './labels'
import { Picture } from './Picture'
import { getCardTypeViews } from './registry'
import { ShareStatusChip } from './ShareStatusChip'
import { typeAttributes } from './typeAttributes'

export type FocusCardProps = { card: Card; views: FocusViews }

/** A card in focus (B-004, D-2510): banner, title, subtitle, and the lazily loaded content of its type. */
export function FocusCard({ card, views }: FocusCardProps) {
  const { focusLayout } = getCardTypeDefinition(card)
  // TypeScript cannot correlate card.type with the view; the mapped type of the table guarantees it.
  const View = views[knownCardType(card)] as LazyComponent<FocusProps<Card>>
  const content = (
    <View
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
      {focusLayout === 'hero' ? <div className={styles.hero}>{guarded}</div> : guardedBanner}
      <Heading card={card} />
      {focusLayout === 'hero' ? null : <div className={styles.content}>{guarded}</div>}
    </article>
  )
}

/** The cover picture at full width, else a strip in the hue of the type. */
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

function Heading({ card }: { card: Card }) {
  const { t, language } = useTranslation()
  const { icon: Icon } = getCardTypeViews(card)
  const subtitle = decodeEntities(card.subtitle ?? '').trim()
  const date = formatDate(card.updated_at, language)
  return (
    <header className={styles.heading}>
      <p className={styles.kind}>
        <span className={styles.tab}>
          <Icon aria-hidden="true" />
          {typeLabel(card, t)}
        </span>
        <ShareStatusChip card={card} />
      </p>
      <h1 className={styles.title}>{cardTitle(card, t)}</h1>
      {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
      <p className={styles.facts}>
        {card.shared_by && !card.isOwner ? (
          <span>
            <UserRound aria-hidden="true" />
            {t('formats.card.sharedBy', { name: decodeEntities(card.shared_by.name) })}
          </span>
        ) : null}
        {date ? (
          <span>
            <CalendarDays aria-hidden="true" />
            <time dateTime={card.updated_at}>{t('formats.card.changed', { date })}</time>
          </span>
        ) : null}
      </p>
    </header>
  )
}

/** Shown while the type's focus view is loading: lines of text, or a picture. */
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
