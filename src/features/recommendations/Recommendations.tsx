import { skipToken } from '@reduxjs/toolkit/query'
import { MessageCircle } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import type { Card } from '@/api/cards/card.schema'
import { useGetCardQuery } from '@/api/cards/cardQueries'
import { recommendationsApi } from '@/api/recommendations'
import { selectMe } from '@/api/user'
import { isCardType, knownCardType } from '@/cardTypes/definitions'
import { cardTypeViews } from '@/cardTypes/registry'
import { typeAttributes } from '@/cardTypes/rules/typeAttributes'
import { useTranslation } from '@/i18n/i18n'
import {
  hasOwnRecommendations,
  type Recommendation,
  recommendationsFor,
} from '@/model/recommendations/recommendationsFor'
import { useAppSelector } from '@/store/hooks'
import { BaseButton } from '@/ui/BaseButton'
import styles from './Recommendations.module.css'

/** Number of recommendations before 'More' is pressed. */
const SHOWN = 3

type RecommendationsProps = {
  cardId: string
  /** Place of the recommendations: below the open card, or below 'Created {title}' in the chat. */
  place: 'card' | 'chat'
  /** Asks a recommendation; resolves when the question is in the chat, or cannot be asked. */
  onAsk: (recommendation: Recommendation) => Promise<void>
  /** Shown below the recommendations, which it then does not move when it arrives later. */
  children?: ReactNode
}

/** True while nothing may be asked: a reply streams, or the quota is used up (C-071, C-072). Does not load the chat's code. */
const useIsAskDisabled = () =>
  useAppSelector(
    (state) =>
      Object.keys(state.chat?.live ?? {}).length > 0 || (selectMe(state)?.metadata.usage_quota_reached ?? false),
  )

function TypeIcon({ type }: Pick<Recommendation, 'type'>) {
  if (type === null || !isCardType(type)) return <MessageCircle className={styles.icon} aria-hidden="true" />
  const card = { type }
  const { icon: Icon } = cardTypeViews[knownCardType(card)]
  return (
    <span {...typeAttributes(card)} className={styles.icon} data-kind="card">
      <Icon aria-hidden="true" />
    </span>
  )
}

/** False until the content is there: an empty card gives nothing to go on with. */
const isWritten = ({ loading, skeleton, is_empty_state }: Card) => !loading && !skeleton && !is_empty_state

/**
 * Suggests what to do next with a card (A-031, C-045, D-3127). Shows nothing until there is something to suggest, nor after a failure: card
 * and chat are complete without.
 */
export function Recommendations({ cardId, place, onAsk, children }: RecommendationsProps) {
  const { t } = useTranslation()
  const headingId = useId()
  const list = useRef<HTMLUListElement>(null)
  const [isExpanded, setExpanded] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const isAskDisabled = useIsAskDisabled() || isAsking
  const { currentData: loaded } = useGetCardQuery({ cardId })
  const card = loaded && isWritten(loaded) ? loaded : undefined
  const { currentData: suggestions = [] } = recommendationsApi.useGetRecommendationsQuery(
    card && !hasOwnRecommendations(card) ? { cardId } : skipToken,
  )
  const all = card ? recommendationsFor(card, suggestions) : []
  if (all.length === 0) return null

  const ask = async (recommendation: Recommendation) => {
    setAsking(true)
    await onAsk(recommendation).finally(() => setAsking(false))
  }
  const expand = () => {
    // The button leaves with the press; the first new recommendation takes its keyboard focus.
    setExpanded(true)
    requestAnimationFrame(() => list.current?.querySelectorAll('button')[SHOWN]?.focus())
  }

  return (
    <section className={styles.recommendations} data-place={place} aria-labelledby={headingId}>
      <p id={headingId} className={styles.heading}>
        {t('recommendations.heading')}
      </p>
      <ul ref={list} className={styles.list}>
        {all.slice(0, isExpanded ? undefined : SHOWN).map((recommendation) => (
          <li key={recommendation.id}>
            <BaseButton
              className={styles.recommendation}
              // Keeps keyboard focus while the reply streams.
              aria-disabled={isAskDisabled}
              onPress={() => void ask(recommendation)}
            >
              <TypeIcon type={recommendation.type} />
              {recommendation.text}
            </BaseButton>
          </li>
        ))}
        {!isExpanded && all.length > SHOWN ? (
          <li>
            <BaseButton className={styles.more} onPress={expand}>
              {t('recommendations.more')}
            </BaseButton>
          </li>
        ) : null}
      </ul>
      {children}
    </section>
  )
}
