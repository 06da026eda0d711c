import { type ComponentType, type CSSProperties, useEffect, useState } from 'react'
import type { BuddyValue } from '@/buddy/buddies'
import { Buddy } from '@/buddy/Buddy'
import { useTranslation } from '@/i18n/i18n'
import styles from './KeyFeatures.module.css'
import { AskScene, KeepScene, ShareScene, StackScene } from './scenes'

/** Milliseconds for which each feature plays. All four have played when Get Started appears. */
const FEATURE_MS = 5500

const FEATURES: readonly { key: 'ask' | 'keep' | 'stack' | 'share'; Scene: ComponentType }[] = [
  { key: 'ask', Scene: AskScene },
  { key: 'keep', Scene: KeepScene },
  { key: 'stack', Scene: StackScene },
  { key: 'share', Scene: ShareScene },
]

/** Returns the index of the feature that plays, in an endless loop. It does not change while `isMoving` is false. */
function usePlaying(isMoving: boolean): number {
  const [playing, setPlaying] = useState(0)
  useEffect(() => {
    if (!isMoving) return
    const interval = setInterval(() => setPlaying((current) => (current + 1) % FEATURES.length), FEATURE_MS)
    return () => clearInterval(interval)
  }, [isMoving])
  return playing
}

/** Shows the key features as four cards whose pictures play in turn. With reduced motion, the pictures show their last frame. */
export function KeyFeatures({ buddy, isMoving }: { buddy: BuddyValue; isMoving: boolean }) {
  const { t } = useTranslation()
  const playing = usePlaying(isMoving)
  return (
    <ul className={styles.features} aria-label={t('welcome.features.label')}>
      {FEATURES.map(({ key, Scene }, index) => (
        <li
          key={key}
          className={styles.feature}
          data-playing={index === playing}
          style={{ '--order': index } as CSSProperties}
        >
          <div className={styles.picture} aria-hidden="true">
            <Scene />
            {key === 'ask' ? <Buddy name={buddy} mood="happy" size={48} className={styles.buddy} /> : null}
          </div>
          <h2 className={styles.title}>{t(`welcome.features.${key}.title`)}</h2>
          <p className={styles.text}>{t(`welcome.features.${key}.text`)}</p>
        </li>
      ))}
    </ul>
  )
}
