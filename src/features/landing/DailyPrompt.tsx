import { ArrowRight, Pause, Play, Shuffle, Sparkles, Square, Volume2 } from 'lucide-react'
import { useState } from 'react'
import type { BuddyValue } from '@/buddy/buddies'
import { Buddy } from '@/buddy/Buddy'
import { useTranslation } from '@/i18n/i18n'
import { useIsPageVisible } from '@/lib/useIsPageVisible'
import { useMediaQuery } from '@/lib/useMediaQuery'
import { useReadAloud } from '@/model/readAloud/useReadAloud'
import { BaseButton } from '@/ui/BaseButton'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { Skeleton } from '@/ui/Skeleton'
import styles from './DailyPrompt.module.css'
import { type Engager, isResting, selectNext, shuffleEngagers, updateEngagers } from './engagers'
import { useRotation } from './useRotation'

type DailyPromptProps = {
  /** Undefined while loading; empty after a failure as well. */
  engagers: readonly Engager[] | undefined
  buddy: BuddyValue
  buddyName: string
  isReplying: boolean
  /** True while nothing can be asked. */
  isDisabled: boolean
  onEngage: (engager: Engager) => void
}

/** The shuffled engagers, which follow the server's. */
function useEngagerList(engagers: readonly Engager[]) {
  const [followed, setFollowed] = useState(engagers)
  const [list, setList] = useState(() => shuffleEngagers(engagers))
  if (followed !== engagers) {
    setFollowed(engagers)
    setList(updateEngagers(list, engagers))
  }
  return [list, () => setList(selectNext)] as const
}

/** The day's prompt with its kind; another one every 30 s while it is not in use (C-020, C-168, C-169, C-255). */
export function DailyPrompt({ engagers, ...props }: DailyPromptProps) {
  const { t } = useTranslation()
  if (!engagers) {
    return (
      <section className={styles.prompt} aria-busy="true" aria-label={t('landing.prompt.loading')}>
        <div className={styles.tile}>
          <Skeleton width="10rem" />
          <Skeleton width="min(28rem, 90%)" height="var(--text-44)" />
          <Skeleton width="min(20rem, 60%)" height="var(--text-44)" />
        </div>
      </section>
    )
  }
  if (engagers.length === 0) {
    return (
      <section className={styles.prompt} aria-label={t('landing.prompt.label')}>
        <Buddy name={props.buddy} mood="waving" size={80} className={styles.buddy} isFollowingPointer />
        <div className={styles.tile}>
          <h2 className={styles.question}>{t('landing.prompt.none')}</h2>
        </div>
      </section>
    )
  }
  return <RotatingPrompt engagers={engagers} {...props} />
}

type RotatingPromptProps = DailyPromptProps & { engagers: readonly Engager[] }

function RotatingPrompt({ engagers, buddy, buddyName, isReplying, isDisabled, onEngage }: RotatingPromptProps) {
  const { t } = useTranslation()
  const [list, showNext] = useEngagerList(engagers)
  const [isPaused, setPaused] = useState(false)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  /** Read to screen readers when the person asks for another prompt, not when the prompt changes by itself. */
  const [announced, setAnnounced] = useState<string>()
  const isPageHidden = !useIsPageVisible()
  const isMotionReduced = useMediaQuery('(prefers-reduced-motion: reduce)')
  const shown = list.find(({ selected }) => selected)
  const { isReading: isReadAloud, toggle: toggleReading } = useReadAloud(`prompt ${shown?.id}`)
  const reasons = { isPaused, isHovered, isFocused, isReadAloud, isPageHidden, isReplying, isMotionReduced }
  useRotation(shown?.id, isResting({ count: list.length, ...reasons }), showNext)
  if (!shown) return null
  const { selected: _, ...engager } = shown
  return (
    <section
      className={styles.prompt}
      aria-label={t('landing.prompt.label')}
      onPointerEnter={({ pointerType }) => setHovered(pointerType !== 'touch')}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Buddy
        name={buddy}
        mood={isReplying ? 'thinking' : isDisabled ? 'sleeping' : 'waving'}
        size={80}
        className={styles.buddy}
        isFollowingPointer
      />
      <h2>
        <BaseButton className={styles.tile} aria-disabled={isDisabled} onPress={() => onEngage(engager)}>
          <span key={engager.id} className={styles.words}>
            <span className={styles.kind}>
              <Sparkles aria-hidden="true" size={20} />
              {engager.full_text_type}
            </span>
            <span className={styles.question}>{engager.text}</span>
          </span>
          <span className={styles.ask}>
            {t('landing.prompt.ask', { buddy: buddyName })}
            <ArrowRight aria-hidden="true" size={20} />
          </span>
        </BaseButton>
      </h2>
      <div className={styles.controls}>
        {toggleReading ? (
          <IconButton
            label={t(isReadAloud ? 'landing.prompt.stopReading' : 'landing.prompt.readAloud')}
            icon={isReadAloud ? <Square aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
            onPress={() => toggleReading(() => Promise.resolve(engager.text))}
          />
        ) : null}
        {list.length > 1 ? (
          <>
            {isMotionReduced ? null : (
              <IconButton
                label={t(isPaused ? 'landing.prompt.play' : 'landing.prompt.pause')}
                icon={isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
                onPress={() => setPaused(!isPaused)}
              />
            )}
            <Button
              variant="quiet"
              icon={<Shuffle size={20} />}
              onPress={() => {
                showNext()
                setAnnounced(selectNext(list).find(({ selected }) => selected)?.text)
              }}
            >
              {t('landing.prompt.next')}
            </Button>
          </>
        ) : null}
      </div>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </section>
  )
}
