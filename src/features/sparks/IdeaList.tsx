import { RefreshCw, Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '@/i18n/i18n'
import { announce } from '@/lib/announce'
import { askAgain, askForMore, toggleIdea } from '@/model/ideation/ideation'
import {
  selectHasLoadingIdeas,
  selectIdeaCategories,
  selectIsSubmitting,
  selectShownIdeation,
} from '@/model/ideation/ideationSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { useEventCallback } from '@/lib/useEventCallback'
import { Button } from '@/ui/Button'
import { Carousel } from '@/ui/Carousel'
import { ListSkeleton } from '@/ui/ListSkeleton'
import styles from './IdeaList.module.css'
import { IdeaTile } from './IdeaTile'

/** ms without another idea until the arrived ideas are announced together. */
const BATCH_MS = 1500

const WIDTHS = ['62%', '48%', '70%', '55%']

/** Announces arriving ideas in batches. */
function useArrivalsAnnounced(count: number) {
  const { t } = useTranslation()
  const announced = useRef(count)
  useEffect(() => {
    if (count === announced.current) return
    const timer = setTimeout(() => {
      announced.current = count
      if (count > 0) announce(t('sparks.ideas.ready', { count }))
    }, BATCH_MS)
    return () => clearTimeout(timer)
  }, [count, t])
}

/** Ideas for the topic as one carousel a category (C-030, C-079). */
export function IdeaList({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const ideation = useAppSelector(selectShownIdeation)
  const categories = useAppSelector(selectIdeaCategories)
  const isSubmitting = useAppSelector(selectIsSubmitting)
  const hasLoading = useAppSelector(selectHasLoadingIdeas)
  const ideas = ideation?.ideas ?? []
  useArrivalsAnnounced(ideas.filter(({ status }) => status === 'arrived').length)
  const toggle = useEventCallback((id: string) => dispatch(toggleIdea(id)))
  const retry = useEventCallback((id: string) => void dispatch(askAgain([id])))
  if (!ideation) return null

  return (
    <section className={styles.ideas} aria-label={t('sparks.ideas.heading', { topic: ideation.topic })}>
      <header className={styles.header}>
        <h3 className={styles.heading} dir="auto">
          {t('sparks.ideas.heading', { topic: ideation.topic })}
        </h3>
        <div className={styles.actions}>
          <Button variant="quiet" icon={<Undo2 size={20} />} onPress={onBack}>
            {t('sparks.ideas.back')}
          </Button>
          <Button
            variant="quiet"
            icon={<RefreshCw size={20} />}
            aria-disabled={hasLoading || isSubmitting || ideas.length === 0}
            onPress={() => void dispatch(askForMore())}
          >
            {t('sparks.ideas.more')}
          </Button>
        </div>
      </header>
      {ideas.length === 0 && isSubmitting ? (
        <ListSkeleton label={t('sparks.topic.submitting')} widths={WIDTHS} pictureRadius="m" hasDetail />
      ) : null}
      {ideas.length === 0 && !isSubmitting ? <p role="status">{t('sparks.ideas.none')}</p> : null}
      {categories.map(({ id, name, ideas: own }) => (
        <section key={id} aria-label={name} className={styles.category}>
          <h4 className={styles.name}>{name}</h4>
          <Carousel
            label={name}
            items={own}
            keyOf={(idea) => idea.id}
            renderItem={(idea, tabIndex) => (
              <IdeaTile idea={idea} tabIndex={tabIndex} onToggle={toggle} onRetry={retry} />
            )}
            previousLabel={t('sparks.previous')}
            nextLabel={t('sparks.next')}
            positionText={(index, count) => t('sparks.position', { index, count })}
          />
        </section>
      ))}
    </section>
  )
}
