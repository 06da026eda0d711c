import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { type ReactNode, useContext } from 'react'
import { selectCachedCard } from '@/api/cards/cardSelectors'
import { cardPicture } from '@/cardTypes/rules/cardPicture'
import { decodeEntities } from '@/cardTypes/rules/decode'
import { PICTURE_SIZES } from '@/cardTypes/rules/pictureSizes'
import { typeAttributes } from '@/cardTypes/rules/typeAttributes'
import { findCardTypeDefinition, knownCardType } from '@/cardTypes/definitions'
import { Picture } from '@/cardTypes/focus/Picture'
import { cardTypeViews } from '@/cardTypes/registry'
import { type Translate, useTranslation } from '@/i18n/i18n'
import { useAppSelector } from '@/store/hooks'
import { BelowCreatedCardContext, useChatPanel } from '../panel/chatPanelContext'
import styles from './cardMessages.module.css'
import type { MessageOf, MessageProps } from './messageProps'

type NamedCard = MessageOf<'format_link'>['data']

/** Size of the cover in CSS px, 4:3. */
const COVER = { width: 96, height: 72 }

const titleOf = ({ title }: NamedCard, t: Translate) => decodeEntities(title).trim() || t('formats.card.untitled')

const typeLabelOf = ({ type }: NamedCard, t: Translate) =>
  t(findCardTypeDefinition(type)?.labelKey ?? 'formats.type.text')

/** Link that opens a card of any type above its list (D-3117). */
function CardLink({ card, className, children }: { card: NamedCard; className?: string; children: ReactNode }) {
  const { onFollowLink } = useChatPanel()
  const { id, parent_id } = card
  return (
    <Link
      to="/board/focus/{-$focusId}"
      params={{ focusId: id }}
      search={parent_id ? { stack: parent_id } : {}}
      className={className}
      onClick={onFollowLink}
    >
      {children}
    </Link>
  )
}

/** Small preview of a card; a press opens the card (C-130). */
export function CardPreviewMessage({ message: { data } }: MessageProps<'format'>) {
  const { t } = useTranslation()
  const { icon: Icon } = cardTypeViews[knownCardType(data)]
  const icon = <Icon aria-hidden="true" />
  return (
    <li className={styles.item}>
      <CardLink card={data} className={styles.preview}>
        <span className={styles.cover} data-type={knownCardType(data)}>
          {data.image ? <Picture src={data.image} alt="" fallback={icon} {...COVER} /> : icon}
        </span>
        <span className={styles.words}>
          <span className={styles.type}>{typeLabelOf(data, t)}</span>
          <span className={styles.title}>{titleOf(data, t)}</span>
          {data.subtitle ? <span className={styles.subtitle}>{decodeEntities(data.subtitle)}</span> : null}
        </span>
      </CardLink>
    </li>
  )
}

/** A link to a card (C-131). */
export function CardLinkMessage({ message: { data } }: MessageProps<'format_link'>) {
  const { t } = useTranslation()
  return (
    <li className={styles.item}>
      <CardLink card={data} className={styles.link}>
        {titleOf(data, t)}
        <ArrowRight aria-hidden="true" size={20} />
      </CardLink>
    </li>
  )
}

/**
 * 'Created {title}' as a tile that opens the card (C-138). The newest one is followed by recommendations (C-045,
 * D-3127).
 */
export function CreatedCardMessage({ message: { localId, data } }: MessageProps<'format_created'>) {
  const { t } = useTranslation()
  const below = useContext(BelowCreatedCardContext)
  const card = useAppSelector((state) => selectCachedCard(state, data.id))
  const type = knownCardType(data)
  const { icon: Icon } = cardTypeViews[type]
  const icon = <Icon aria-hidden="true" />
  const picture = card ? cardPicture(card) : null
  return (
    <li className={styles.item}>
      <CardLink card={data} className={styles.made}>
        <span className={styles.madeCover} {...typeAttributes({ type })}>
          {picture ? <Picture src={picture} alt="" fallback={icon} {...PICTURE_SIZES.small.asked} /> : icon}
        </span>
        <span className={styles.madeWords}>
          <span className={styles.title}>{t('chat.created', { title: titleOf(data, t) })}</span>
          <span className={styles.type}>{typeLabelOf(data, t)}</span>
          <span className={styles.open}>
            {t('board.action.open')}
            <ArrowRight aria-hidden="true" size={20} />
          </span>
        </span>
      </CardLink>
      {below?.localId === localId ? below.content : null}
    </li>
  )
}
