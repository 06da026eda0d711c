import { Check, Square, Volume2 } from 'lucide-react'
import { memo, useId } from 'react'
import { Picture } from '@/cardTypes/focus/Picture'
import { useTranslation } from '@/i18n/i18n'
import type { ShownIdea } from '@/model/ideation/ideas'
import { useReadAloud } from '@/model/readAloud/useReadAloud'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { Skeleton } from '@/ui/Skeleton'
import styles from './IdeaTile.module.css'

type IdeaTileProps = {
  idea: ShownIdea
  tabIndex: 0 | -1
  onToggle: (id: string) => void
  onRetry: (id: string) => void
}

/** Reads title and text of an idea aloud, for those who read slowly. */
function ReadIdeaButton({ idea: { id, title, idea }, tabIndex }: Pick<IdeaTileProps, 'idea' | 'tabIndex'>) {
  const { t } = useTranslation()
  const { isReading, toggle } = useReadAloud(`idea ${id}`)
  if (!toggle) return null
  return (
    <IconButton
      label={t(isReading ? 'sparks.ideas.stopReading' : 'sparks.ideas.readAloud', { title })}
      icon={isReading ? <Square aria-hidden="true" size={20} /> : <Volume2 aria-hidden="true" size={20} />}
      className={styles.readAloud}
      tabIndex={tabIndex}
      onPress={() => toggle(() => Promise.resolve(`${title}\n${idea ?? ''}`))}
    />
  )
}

/**
 * An idea with its whole text (C-157, C-250, C-251). A loading idea keeps its place in the row and cannot be chosen; one that did not come
 * offers to ask again.
 */
export const IdeaTile = memo(function IdeaTile({ idea, tabIndex, onToggle, onRetry }: IdeaTileProps) {
  const { t } = useTranslation()
  const id = useId()
  const { status, title, image, selected } = idea
  const picture = (
    <span className={styles.picture}>
      <Picture src={image} alt="" width={240} height={112} fallback={null} />
    </span>
  )
  if (status === 'failed') {
    return (
      <div className={styles.tile} data-status={status}>
        {picture}
        <span className={styles.title}>{title}</span>
        <span className={styles.text}>{t('sparks.ideas.failed')}</span>
        <Button
          variant="secondary"
          className={styles.retry}
          tabIndex={tabIndex}
          aria-label={`${t('app.retry')}: ${title}`}
          onPress={() => onRetry(idea.id)}
        >
          {t('app.retry')}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.tile} data-status={status} data-selected={selected}>
      {picture}
      <input
        type="checkbox"
        className={styles.box}
        tabIndex={tabIndex}
        checked={selected}
        aria-label={title}
        aria-describedby={`${id}-text`}
        aria-disabled={status === 'loading'}
        onChange={() => onToggle(idea.id)}
      />
      <span className={styles.mark} aria-hidden="true">
        {selected ? <Check size={20} strokeWidth={3} /> : null}
      </span>
      <span className={styles.title} dir="auto">
        {title}
      </span>
      <span id={`${id}-text`} className={styles.text} dir="auto">
        {status === 'loading' ? (
          <>
            <span className="visually-hidden">{t('sparks.ideas.loading')}</span>
            <Skeleton />
            <Skeleton width="90%" />
            <Skeleton width="60%" />
          </>
        ) : (
          idea.idea
        )}
      </span>
      {status === 'arrived' ? <ReadIdeaButton idea={idea} tabIndex={tabIndex} /> : null}
    </div>
  )
})
