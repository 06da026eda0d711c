import { Check } from 'lucide-react'
import { useId } from 'react'
import { CardBoundary } from '@/cardTypes/tile/CardBoundary'
import { CardButtons, SelectButton } from '@/cardTypes/tile/CardControls'
import type { CardTileProps } from '@/cardTypes/tile/CardTile'
import { decodeEntities } from '@/cardTypes/rules/decode'
import { formatDate } from '@/cardTypes/rules/formatDate'
import { cardTitle, countLabel, typeLabel } from '@/cardTypes/rules/labels'
import { getCardTypeViews } from '@/cardTypes/registry'
import { ShareStatusChip } from '@/cardTypes/tile/ShareStatusChip'
import { TitleField } from '@/cardTypes/tile/TitleField'
import { typeAttributes } from '@/cardTypes/rules/typeAttributes'
import { useTranslation } from '@/i18n/i18n'
import { Skeleton } from '@/ui/Skeleton'
import styles from './CardTable.module.css'

/** Shows a card as a row of the table, with all functions of a tile. The surrounding cell has role `row` (GridCell). */
export function CardRow(props: CardTileProps) {
  const { card } = props
  const { t } = useTranslation()
  if (card.loading) return <LoadingRow label={t('formats.card.loading')} />
  return (
    <CardBoundary card={card} fallback={<LoadingRow label={cardTitle(card, t)} />}>
      <Row {...props} />
    </CardBoundary>
  )
}

/** Row with only a title, for a card that is loading or cannot be shown. */
function LoadingRow({ label }: { label: string }) {
  return (
    <div className={styles.row}>
      <span role="gridcell" className={styles.type}>
        <Skeleton width={24} height={24} radius="full" />
      </span>
      <span role="gridcell" className={styles.title}>
        {label}
      </span>
    </div>
  )
}

function Row(props: CardTileProps) {
  const { card, isSelected, isTabStop = true, opensAtOnce, onSelect, onOpen, onMenu, isRenaming, onRename } = props
  const { t, language } = useTranslation()
  const titleId = useId()
  const { icon: Icon } = getCardTypeViews(card)
  const title = cardTitle(card, t)
  const detail = countLabel(card, t) ?? decodeEntities(card.subtitle ?? '').trim()
  const changed = formatDate(card.updated_at, language)

  return (
    <div className={styles.row} {...typeAttributes(card)} data-selected={isSelected || undefined}>
      <span role="gridcell" className={styles.type}>
        <span className={styles.icon} aria-hidden="true">
          {isSelected ? <Check strokeWidth={3} /> : <Icon />}
        </span>
        <span className={styles.typeLabel}>{typeLabel(card, t)}</span>
      </span>
      <span role="gridcell" className={styles.title}>
        <SelectButton
          card={card}
          isSelected={isSelected}
          isTabStop={isTabStop}
          opensAtOnce={opensAtOnce}
          onSelect={onSelect}
          onOpen={onOpen}
          className={styles.select}
        />
        {isRenaming && onRename ? (
          <TitleField card={card} titleId={titleId} onRename={onRename} />
        ) : (
          <span id={titleId} className={styles.name}>
            {title}
          </span>
        )}
        {detail ? <span className={styles.detail}>{detail}</span> : null}
      </span>
      <span role="gridcell" className={styles.sharing}>
        <ShareStatusChip card={card} />
        {card.shared_by ? (
          <span className={styles.detail}>{t('formats.card.sharedBy', { name: card.shared_by.name })}</span>
        ) : null}
      </span>
      <span role="gridcell" className={styles.changed}>
        {changed}
      </span>
      <span role="gridcell" className={styles.actions}>
        <CardButtons
          card={card}
          title={title}
          onMenu={onMenu}
          onOpen={onOpen}
          menuClassName={styles.action}
          openClassName={styles.open}
        />
      </span>
    </div>
  )
}
