import { type KeyboardEvent, type PointerEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import type { BuddyValue } from '@/buddy/buddies'
import { Buddy } from '@/buddy/Buddy'
import { useTranslation } from '@/i18n/i18n'
import { useShortcuts } from '@/lib/shortcuts'
import { useMediaQuery } from '@/lib/useMediaQuery'
import { Button } from '@/ui/Button'
import { Cactus, CACTUS_RATIO } from './Cactus'
import styles from './CactusGame.module.css'
import { advance, createRun, heightOf, jump, type Run, startRun, widthOf } from './cactusRun'
import { Landscape } from './Landscape'
import { useAnimationFrames } from './useAnimationFrames'
import { useIsSeen } from './useIsSeen'

type CactusGameProps = {
  buddy: BuddyValue
  /** A new run by default. */
  initialRun?: Run
}

const MOODS = { ready: 'sleeping', running: 'happy', over: 'sorry' } as const

/** The pattern of hills and ground repeats after this distance in px (`Landscape.module.css`). */
const TILE = 480
/** Speed of the hills as a fraction of the buddy's speed. */
const HILLS_PACE = 0.2

const newSeed = () => Math.floor(Math.random() * 2 ** 32)

/** Compares only what React renders. The positions are written to the elements in each frame, without React. */
const isRenderedAlike = (one: Run, other: Run) =>
  one.phase === other.phase &&
  one.score === other.score &&
  one.cactuses === other.cactuses &&
  (one.jumpMs === undefined) === (other.jumpMs === undefined)

/** Returns the distance in px from the start to the left edge of the picture. The cactus's arms extend beyond its collision box. */
const leftOf = (cactus: Run['cactuses'][number]) => cactus.x - (cactus.height * CACTUS_RATIO - widthOf(cactus)) / 2

/** State of a run, and refs for the moving elements. Each frame sets four transforms; React renders only if something else changes. */
function useRun(initialRun: Run | undefined) {
  const hills = useRef<HTMLSpanElement>(null)
  const ground = useRef<HTMLSpanElement>(null)
  const track = useRef<HTMLSpanElement>(null)
  const runner = useRef<HTMLSpanElement>(null)
  const [rendered, setRendered] = useState(() => initialRun ?? createRun(newSeed()))
  const current = useRef(rendered)

  const move = (element: HTMLElement | null, x: number, y = 0) => {
    if (element) element.style.transform = `translate(${x}px, ${y}px)`
  }
  const draw = (run: Run) => {
    move(hills.current, -((run.distance * HILLS_PACE) % TILE))
    move(ground.current, -(run.distance % TILE))
    move(track.current, -run.distance)
    move(runner.current, 0, -heightOf(run))
  }
  const change = (toNext: (run: Run) => Run) => {
    const before = current.current
    const next = toNext(before)
    current.current = next
    draw(next)
    if (!isRenderedAlike(before, next)) setRendered(next)
  }
  useLayoutEffect(() => draw(current.current), [])
  return { run: rendered, change, hills, ground, track, runner }
}

/**
 * Game in which the buddy jumps over cactuses (A-243 to, D-1132). Space, a press or a tap jumps; Enter restarts. The keys work
 * unless another button or link has focus. The game pauses while it has no focus or is out of view.
 */
export function CactusGame({ buddy, initialRun }: CactusGameProps) {
  const { t } = useTranslation()
  const stage = useRef<HTMLButtonElement>(null)
  const hintId = useId()
  const [hasFocus, setHasFocus] = useState(false)
  const isSlow = useMediaQuery('(prefers-reduced-motion: reduce)')
  const isSeen = useIsSeen(stage)
  const { run, change, hills, ground, track, runner } = useRun(initialRun)
  const { phase, score, cactuses } = run
  const isRunning = phase === 'running'

  useAnimationFrames(isRunning && hasFocus && isSeen, (ms) => change((current) => advance(current, ms, isSlow)))

  const restart = () => change(() => startRun(newSeed()))
  // The keys work even before the game has focus, because the hint names them.
  useShortcuts('board', ({ key, target, ctrlKey, altKey, metaKey }) => {
    if ((key !== ' ' && key !== 'Enter') || ctrlKey || altKey || metaKey) return undefined
    if (target instanceof Element && target.closest('button, a') !== null) return undefined
    return {
      run: () => {
        stage.current?.focus({ preventScroll: true })
        if (key === ' ') change(jump)
        else restart()
      },
    }
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.key !== ' ' && event.key !== 'Enter') || event.ctrlKey || event.altKey || event.metaKey) return
    // Prevents the button's click and scrolling.
    event.preventDefault()
    if (event.repeat) return
    if (event.key === ' ') change(jump)
    else restart()
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary || event.button !== 0) return
    // Safari does not focus a pressed button.
    event.currentTarget.focus({ preventScroll: true })
    change(jump)
  }

  return (
    <div className={styles.game}>
      <button
        ref={stage}
        type="button"
        className={styles.stage}
        tabIndex={0}
        aria-label={t('game.label')}
        aria-describedby={hintId}
        data-phase={phase}
        data-airborne={run.jumpMs !== undefined}
        data-paused={isRunning && !(hasFocus && isSeen)}
        onFocus={() => setHasFocus(true)}
        onBlur={() => setHasFocus(false)}
        onKeyDown={onKeyDown}
        // Firefox clicks a button when Space is released, so the buddy would jump again.
        onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
        onPointerDown={onPointerDown}
        // Screen readers send a click without a pointer, with `detail` 0. For other clicks, the buddy has already jumped on pointer down.
        onClick={(event) => event.detail === 0 && change(jump)}
      >
        <Landscape status={503} hillsRef={hills} groundRef={ground}>
          <span ref={track} className={styles.track}>
            {cactuses.map((cactus) => (
              <Cactus key={cactus.id} className={styles.cactus} height={cactus.height} left={leftOf(cactus)} />
            ))}
          </span>
          <span className={styles.shadow} />
          <span ref={runner} className={styles.runner}>
            <span className={styles.gait}>
              <Buddy name={buddy} mood={MOODS[phase]} size={76} />
            </span>
          </span>
        </Landscape>
      </button>
      {isRunning ? <p className={styles.score}>{t('game.score', { score })}</p> : null}
      <div className={styles.notice}>
        {isRunning && !hasFocus ? <p className={styles.headline}>{t('game.paused')}</p> : null}
        <p role="status" className={styles.headline}>
          {phase === 'over' ? (score > 0 ? t('game.over', { count: score }) : t('game.ouch')) : null}
        </p>
        <p id={hintId} className={styles.hint} hidden={isRunning}>
          {t('game.hint')}
        </p>
        {phase === 'over' ? (
          <Button
            className={styles.again}
            onPress={() => {
              stage.current?.focus()
              restart()
            }}
          >
            {t('game.again')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
