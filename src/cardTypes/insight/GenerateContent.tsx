import { skipToken } from '@reduxjs/toolkit/query'
import { ArrowRight, Check, Sparkles } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Card } from '@/api/cards/card.schema'
import { insightsApi } from '@/api/insights'
import type { ClusterName } from '@/api/insights.contract'
import { selectMe } from '@/api/user'
import { useTranslation } from '@/i18n/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { useFocusCommands } from '../focus/focusCommands'
import styles from './GenerateContent.module.css'
import { generateContent, stopContent } from './generateContent'
import { contentKey, selectContentProgress, selectHasAddedContent } from './insightContentSlice'

type GenerateContentProps = {
  insight: Card
  /** Group of students that the content is for; null for an insight without groups. */
  cluster: ClusterName | null
  recommendation: string | null
}

/**
 * Lets the user generate a card from an insight: first a recommendation, then the content, then a button opens the card
 * (B-300 to B-304).
 */
export function GenerateContent({ insight, cluster, recommendation }: GenerateContentProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { openCard } = useFocusCommands()
  const progress = useAppSelector((state) => selectContentProgress(state, contentKey(insight.id, cluster)))
  const generate = useRef<HTMLButtonElement>(null)
  const goToCard = useRef<HTMLButtonElement>(null)
  const wasRunning = useRef(false)
  const isRunning = progress?.status === 'recommending' || progress?.status === 'generating'
  // When 'Go to card' replaces 'Generate' and 'Stop', their keyboard focus is lost, so this effect moves it to 'Go to
  // card'.
  useEffect(() => {
    if (wasRunning.current && progress?.status === 'added' && document.activeElement === document.body) {
      goToCard.current?.focus()
    }
    wasRunning.current = isRunning
  }, [isRunning, progress?.status])

  if (progress?.status === 'added') {
    const { card, group } = progress
    return (
      <div className={styles.actions}>
        {openCard ? (
          <Button ref={goToCard} icon={<ArrowRight />} onPress={() => openCard(card, group)}>
            {t('teaching.insight.goToCard')}
          </Button>
        ) : null}
        <Button variant="quiet" icon={<Check />} isDisabled>
          {t('teaching.insight.added')}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.actions}>
      <Button
        ref={generate}
        variant="secondary"
        icon={<Sparkles />}
        isPending={isRunning}
        pendingLabel={t(`teaching.insight.${progress?.status === 'recommending' ? 'recommending' : 'generating'}`)}
        onPress={() => void dispatch(generateContent(insight, cluster, recommendation !== null))}
      >
        {t('teaching.insight.generate')}
      </Button>
      {isRunning ? (
        <>
          <p role="status">{t(`teaching.insight.${progress.status}`)}</p>
          <Button
            variant="quiet"
            onPress={() => {
              // The Stop button unmounts when pressed. Move keyboard focus to Generate first, otherwise it falls to the
              // body.
              generate.current?.focus()
              dispatch(stopContent(insight.id, cluster))
            }}
          >
            {t('teaching.insight.stop')}
          </Button>
        </>
      ) : null}
    </div>
  )
}

/**
 * Button that opens content which was generated from an insight before the page was loaded. Generated cards do not say
 * which cluster they are for, so one button serves all clusters (D-0081).
 */
export function EarlierContent({ insight }: { insight: Card }) {
  const { t } = useTranslation()
  const { openCard } = useFocusCommands()
  const me = useAppSelector(selectMe)
  // Role of the person who generated the content (B-510).
  const role = me?.roles.includes('teacher') ? 'teacher' : 'student'
  const hasAdded = useAppSelector((state) => selectHasAddedContent(state, insight.id))
  const { data: group } = insightsApi.endpoints.getInsightGroup.useQuery(
    me ? { insightId: insight.id, role } : skipToken,
  )
  const card = group && 'cards' in group ? group.cards?.[0] : undefined
  if (!group || !card || hasAdded || !openCard) return null
  return (
    <div className={styles.actions}>
      <Button variant="secondary" icon={<ArrowRight />} onPress={() => openCard(card, group)}>
        {t('teaching.insight.goToCard')}
      </Button>
    </div>
  )
}
