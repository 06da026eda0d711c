import { Maximize } from 'lucide-react'
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { preload } from 'react-dom'
import type { Card } from '@/api/cards/card.schema'
import { useImageUrl } from '@/cardTypes/rules/imageUrl'
import { sheetPicture } from '@/cardTypes/sheet/cardSheet'
import { useTranslation } from '@/i18n/i18n'
import { announce } from '@/lib/announce'
import { useShortcuts } from '@/lib/shortcuts'
import { hasKey } from '@/model/actions/action'
import {
  closePresentation,
  nextSlide,
  type PresentAction,
  presentActions,
  type PresentStep,
  previousSlide,
} from '@/model/actions/presentActions'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { gestureOf } from './gesture'
import { cardAt, FIRST_PLACE, keepOrder, type Place, placeAfter } from './place'
import styles from './Presentation.module.css'
import { Slide } from './Slide'
import { useShownForAWhile } from './useShownForAWhile'

const PRESSABLE = 'a[href], button'

/** Returns the cards in a steady order, and functions to go from one to another. */
function usePlace(cards: readonly Card[]) {
  const currentIds = cards.map(({ id }) => id)
  const [shownIds, setShownIds] = useState<readonly string[]>(currentIds)
  const ids = keepOrder(shownIds, currentIds)
  if (ids !== shownIds) setShownIds(ids)
  const [place, setPlace] = useState<Place>(FIRST_PLACE)
  const { index, isGone } = cardAt(ids, place)
  const cardById = new Map(cards.map((card) => [card.id, card]))
  // The first card gets its id, so that its removal is noticed.
  const firstId = ids[0]
  if (place === FIRST_PLACE && firstId !== undefined) setPlace({ cardId: firstId, index: 0 })
  return {
    card: cardById.get(ids[index] ?? ''),
    next: cardById.get(ids[index + 1] ?? ''),
    index,
    isGone,
    go: (step: PresentStep) => setPlace(placeAfter(ids, place, step)),
  }
}

/** Returns handlers that turn taps and swipes into steps. */
function useTouch(go: (step: PresentStep) => void, onMiddle: () => void) {
  const start = useRef<{ x: number; y: number }>(undefined)
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y, target }: PointerEvent) => {
      const isPressable = target instanceof Element && target.closest(PRESSABLE) !== null
      start.current = pointerType === 'mouse' || isPressable ? undefined : { x, y }
    },
    // The browser has taken the touch for scrolling or zooming.
    onPointerCancel: () => {
      start.current = undefined
    },
    onPointerUp: ({ clientX, clientY, currentTarget }: PointerEvent) => {
      if (!start.current) return
      const { x, y } = start.current
      start.current = undefined
      const { left, width } = currentTarget.getBoundingClientRect()
      const gesture = gestureOf({ dx: clientX - x, dy: clientY - y, side: (x - left) / width })
      if (gesture === 'buttons') onMiddle()
      else if (gesture) go(gesture)
    },
  }
}

/**
 * Gives the presentation all keys while keyboard focus is inside it: no shortcut of the screen below may open something private on a
 * projector.
 */
function useKeys(stage: RefObject<HTMLElement | null>, runFor: (action: PresentAction) => (() => void) | undefined) {
  useShortcuts(
    'dialog',
    ({ key, ctrlKey, metaKey, altKey, shiftKey, target }) => {
      // A dialog above the presentation has its own keys.
      if (!(target instanceof Node) || (target !== document.body && !stage.current?.contains(target))) return undefined
      const hasModifier = ctrlKey || metaKey || altKey || shiftKey
      const isPress = key === ' ' && target instanceof Element && target.closest(PRESSABLE) !== null
      const action = hasModifier || isPress ? undefined : presentActions.find((each) => hasKey(each, key))
      return { isFromAnywhere: true, ...(action && { run: runFor(action) ?? (() => undefined) }) }
    },
    stage,
  )
}

type SlidesProps = {
  cards: readonly Card[]
  /** Number of cards that still load. */
  loadingCount: number
  /** Loads the rest again after a failure; undefined without a failure. */
  onRetry?: (() => void) | undefined
  stage: RefObject<HTMLElement | null>
  onFullScreen: (() => void) | undefined
  onClose: () => void
}

/** The slides of a presentation, one at a time, with its buttons and keys. */
export function Slides({ cards, loadingCount, onRetry, stage, onFullScreen, onClose }: SlidesProps) {
  const { t } = useTranslation()
  const imageUrl = useImageUrl()
  const slide = useRef<HTMLElement>(null)
  const { card, next, index, isGone, go } = usePlace(cards)
  const { isShown, show, hide } = useShownForAWhile()
  const count = cards.length + loadingCount
  const position = t('present.position', { number: index + 1, count })
  const context = { isFirst: index <= 0, isLast: index >= cards.length - 1 }
  const commands = { go, close: onClose }
  useKeys(stage, (action) => (action.isAvailable(context) ? () => void action.run(commands) : undefined))

  const nextPicture = next && sheetPicture(next, { t, imageUrl, isPublic: true })
  if (nextPicture) preload(nextPicture, { as: 'image' })

  // Keyboard focus on the buttons stays there, so that they can be pressed again.
  const cardId = card?.id
  useEffect(() => {
    const focused = document.activeElement
    const isOnButton = focused?.matches('button:enabled') && stage.current?.contains(focused)
    if (isOnButton) announce(slide.current?.ariaLabel ?? '')
    else if (focused === document.body || stage.current?.contains(focused)) slide.current?.focus()
  }, [cardId, stage])

  const button = (action: PresentAction) => {
    const { icon: Icon } = action
    return (
      <IconButton
        label={t(action.labelKey)}
        aria-keyshortcuts={action.shortcut}
        icon={<Icon aria-hidden="true" />}
        variant="surface"
        isDisabled={!action.isAvailable(context)}
        onPress={() => void action.run(commands)}
      />
    )
  }
  const notice = onRetry ? t('present.incomplete') : isGone ? t('present.gone') : ''

  return (
    <div
      className={styles.slides}
      onPointerMove={({ pointerType }) => (pointerType === 'mouse' ? show() : undefined)}
      {...useTouch(go, isShown ? hide : show)}
    >
      {card ? (
        <Slide key={card.id} ref={slide} card={card} position={position} />
      ) : (
        <div className={styles.message}>
          <h1>{t('present.empty')}</h1>
        </div>
      )}
      <footer className={styles.bar} data-shown={isShown || !card || undefined}>
        <p role="status" className={styles.notice}>
          {notice}
        </p>
        {onRetry ? (
          <Button variant="secondary" onPress={onRetry}>
            {t('present.retry')}
          </Button>
        ) : null}
        <div className={styles.buttons}>
          {button(previousSlide)}
          {card ? (
            <p className={styles.position} aria-hidden="true">
              {position}
            </p>
          ) : null}
          {button(nextSlide)}
        </div>
        <div className={styles.buttons}>
          {onFullScreen ? (
            <IconButton
              label={t('present.fullScreen')}
              icon={<Maximize aria-hidden="true" />}
              variant="surface"
              onPress={onFullScreen}
            />
          ) : null}
          {button(closePresentation)}
        </div>
      </footer>
    </div>
  )
}
