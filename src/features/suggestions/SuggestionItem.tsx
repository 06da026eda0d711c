import { useEffect, useRef } from 'react'
import { useTranslation } from '@/i18n/i18n'
import { Button } from '@/ui/Button'
import { Skeleton } from '@/ui/Skeleton'
import type { Suggestions } from './createSuggestions'
import type { Letter } from './suggestionState'
import styles from './SuggestionsPanel.module.css'

type SuggestionItemProps = {
  letter: Letter
  /** False if the passage is no longer in the text. The suggestion can still be read and dismissed. */
  hasPlace: boolean
  /** True while the server marks the passages or another suggestion is being applied. */
  isBusy: boolean
  suggestions: Suggestions
  onBack: () => void
}

/**
 * One suggestion: a letter of HEART and the beginning of the suggested text. When selected, it shows the whole text and 'Apply' (B-319 to
 * B-326).
 */
export function SuggestionItem({ letter, hasPlace, isBusy, suggestions, onBack }: SuggestionItemProps) {
  const { t } = useTranslation()
  const stop = useRef<HTMLButtonElement>(null)
  const { heart, text, status } = letter
  const name = t(`suggestions.heart.${heart}`)
  const isApplying = status === 'applying'
  const isOpen = status === 'selected' || isApplying
  // The focused 'Apply' button has just unmounted, so focus moves to 'Stop'.
  useEffect(() => {
    if (isApplying) stop.current?.focus()
  }, [isApplying])

  if (status === 'loading')
    return (
      <div className={styles.loading} aria-busy="true">
        <span className={styles.letter} aria-hidden="true">
          {heart}
        </span>
        <span className="visually-hidden">{t('suggestions.writing', { heart: name })}</span>
        <Skeleton width="80%" />
      </div>
    )
  return (
    <div
      role="group"
      aria-label={name}
      data-status={status}
      className={styles.suggestion}
      onPointerEnter={() => suggestions.activate(heart)}
      onPointerLeave={() => suggestions.activate(undefined)}
      onFocus={() => suggestions.activate(heart)}
      onBlur={() => suggestions.activate(undefined)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        onBack()
      }}
    >
      <button
        type="button"
        id={letterButtonId(heart)}
        className={styles.toggle}
        aria-expanded={isOpen}
        onClick={() => suggestions.select(isOpen ? undefined : heart)}
      >
        <span className={styles.letter} aria-hidden="true">
          {heart}
        </span>
        <span className="visually-hidden">{name}</span>
        <span className={styles.text}>{text}</span>
      </button>
      {status === 'selected' ? (
        <div className={styles.actions}>
          {hasPlace || isBusy ? null : <p className={styles.note}>{t('suggestions.withoutPlace')}</p>}
          <Button isDisabled={!hasPlace || isBusy} onPress={() => void suggestions.apply(heart)}>
            {t('suggestions.apply')}
          </Button>
          <Button variant="quiet" onPress={() => void suggestions.dismiss(heart)}>
            {t('suggestions.dismiss')}
          </Button>
        </div>
      ) : null}
      {isApplying ? (
        <div className={styles.actions}>
          <p className={styles.note}>{t('suggestions.applying', { heart: name })}</p>
          <Button ref={stop} variant="secondary" onPress={suggestions.stop}>
            {t('suggestions.stop')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

export const letterButtonId = (heart: string): string => `suggestion-${heart}`
