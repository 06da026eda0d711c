import { Pause, Play, SkipForward } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type BuddyValue, buddyDisplayName } from '@/buddy/buddies'
import { BuddySpeech } from '@/buddy/BuddySpeech'
import { useTranslation } from '@/i18n/i18n'
import { useMediaQuery } from '@/lib/useMediaQuery'
import { Button } from '@/ui/Button'
import { KeyFeatures } from './KeyFeatures'
import { welcomeMessage } from './welcomeMessage'
import styles from './WelcomeScreen.module.css'

/** Milliseconds until the key features appear. */
const FEATURES_AFTER_MS = 3000
/** Milliseconds until Get Started appears. */
const START_AFTER_MS = 25_000

type WelcomeScreenProps = {
  name: string
  buddy: BuddyValue
  isTeacher: boolean
  messageIndex: number
  onStart: () => void
  featuresAfterMs?: number
  startAfterMs?: number
}

/**
 * Returns true once `ms` have passed since the mount.
 * @param isHeld stops the timer while true; afterwards it starts again from zero
 */
function useHasPassed(ms: number, isHeld = false): boolean {
  const [hasPassed, setPassed] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timeout = setTimeout(() => setPassed(true), ms)
    return () => clearTimeout(timeout)
  }, [ms, isHeld])
  return hasPassed
}

/**
 * Page /welcome: the buddy's greeting, then the key features, later Get Started. The user can skip the page, and pause all
 * motion; with reduced motion nothing moves.
 */
export function WelcomeScreen(props: WelcomeScreenProps) {
  const { name, buddy, isTeacher, messageIndex, onStart } = props
  const { featuresAfterMs = FEATURES_AFTER_MS, startAfterMs = START_AFTER_MS } = props
  const { t } = useTranslation()
  const isMotionReduced = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [isPaused, setPaused] = useState(false)
  const hasFeatures = useHasPassed(featuresAfterMs, isPaused)
  // Get Started appears on time even while motion is paused.
  const canStart = useHasPassed(startAfterMs)

  return (
    <main className={styles.page} data-paused={isPaused}>
      <title>{`${t('welcome.title')} · ${t('app.name')}`}</title>
      <div className={styles.stage} data-phase={hasFeatures ? 'features' : 'greeting'}>
        <h1 id="content" tabIndex={-1} className={styles.title}>
          {t('welcome.greeting', { name })}
        </h1>
        <BuddySpeech
          name={buddy}
          mood={hasFeatures ? 'happy' : 'waving'}
          size={hasFeatures ? 112 : 200}
          bubble={hasFeatures ? 'beside' : 'above'}
          isFollowingPointer
        >
          <p>{t('welcome.introduction', { buddy: buddyDisplayName(buddy, 'welcome') })}</p>
          <p>{t(welcomeMessage(isTeacher, messageIndex))}</p>
        </BuddySpeech>
        {hasFeatures ? <KeyFeatures buddy={buddy} isMoving={!isPaused && !isMotionReduced} /> : null}
        <div className={styles.controls}>
          <div className={styles.quiet}>
            {isMotionReduced ? null : (
              <Button variant="quiet" icon={isPaused ? <Play /> : <Pause />} onPress={() => setPaused(!isPaused)}>
                {t(isPaused ? 'welcome.play' : 'welcome.pause')}
              </Button>
            )}
            <Button variant="quiet" icon={<SkipForward />} onPress={onStart}>
              {t('welcome.skip')}
            </Button>
          </div>
          {/* A live region announces the button, which appears while the user reads elsewhere. */}
          <div role="status" className={styles.start}>
            {canStart ? (
              <Button size="large" className={styles.startButton} onPress={onStart}>
                {t('welcome.start')}
              </Button>
            ) : null}
          </div>
        </div>
      </div>
    </main>
  )
}
