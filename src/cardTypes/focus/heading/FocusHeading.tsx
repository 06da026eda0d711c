import type { Card } from '@/api/cards/card.schema'
import { useActiveEditor } from '@/editor/activeEditor'
import { useCardSaver } from '@/editor/saving/cardSaverContext'
import { isEmptyCard } from '@/editor/saving/isEmptyCard'
import { useTranslation } from '@/i18n/i18n'
import { getCardTypeDefinition } from '../../definitions'
import { decodeEntities, encodeEntities } from '../../rules/decode'
import { hasEditableHeading } from '../../rules/editPermission'
import { isContainer } from '../../rules/isContainer'
import { cardTitle, typeLabel } from '../../rules/labels'
import { getCardTypeViews } from '../../registry'
import { ShareStatusChip } from '../../tile/ShareStatusChip'
import styles from '../FocusCard.module.css'
import { CardDetails } from './CardDetails'
import { HeadingField } from './HeadingField'
import { SavingStatus } from './SavingStatus'

/** Shows type, saving status, title, subtitle and details of a card in focus. */
export function FocusHeading({ card }: { card: Card }) {
  const { t } = useTranslation()
  const { icon: Icon } = getCardTypeViews(card)
  const isCompact = getCardTypeDefinition(card).focusLayout === 'compactTitle'
  return (
    <header className={styles.heading}>
      <div className={styles.kind}>
        <span className={styles.tab}>
          <Icon aria-hidden="true" />
          {typeLabel(card, t)}
        </span>
        <SavingStatus />
        <span className={styles.share}>
          <ShareStatusChip card={card} />
        </span>
      </div>
      <TitleAndSubtitle card={card} />
      {isCompact ? null : <CardDetails card={card} />}
    </header>
  )
}

/**
 * Title and subtitle. Users who may edit the card edit them in place (B-374, B-375). Other users do not see an empty
 * subtitle.
 */
function TitleAndSubtitle({ card }: { card: Card }) {
  const { t } = useTranslation()
  const { isEditable, change, flush } = useCardSaver()
  const activeEditor = useActiveEditor()
  const subtitle = decodeEntities(card.subtitle ?? '').trim()
  if (!isEditable || !hasEditableHeading(card)) {
    return (
      <>
        <h1 className={styles.title}>{cardTitle(card, t)}</h1>
        {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
      </>
    )
  }
  const field = { onLeave: () => void flush(), onEnter: activeEditor?.focus }
  return (
    <>
      {/* Without `aria-label`, the accessible name of the heading would be the label of its field. */}
      <h1 className={styles.title} aria-label={cardTitle(card, t)}>
        <HeadingField
          {...field}
          label={t('formats.card.title')}
          placeholder={t('formats.card.untitled')}
          value={decodeEntities(card.title)}
          isRequired={isContainer(card)}
          // An empty card opens with keyboard focus in its title.
          isFocusedAtFirst={isEmptyCard(card)}
          onChange={(title) => change({ title: encodeEntities(title) })}
        />
      </h1>
      <div className={styles.subtitle}>
        <HeadingField
          {...field}
          label={t('saving.subtitle')}
          placeholder={t('saving.subtitlePlaceholder')}
          value={subtitle}
          onChange={(text) => change({ subtitle: encodeEntities(text) || null })}
        />
      </div>
    </>
  )
}
