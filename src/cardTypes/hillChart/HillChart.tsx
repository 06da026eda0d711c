import { type PointerEvent, type RefObject, useRef } from 'react'
import { useTranslation } from '@/i18n/i18n'
import { useShortcuts } from '@/lib/shortcuts'
import { decodeEntities, limitText } from '../rules/decode'
import { numberText } from '../rules/formatDate'
import styles from './HillChart.module.css'
import { clampPercentage, HILL, hillPath, hillPoint, percentageAfterKey, percentageAt, type Scope } from './hill'
import { scopeColor } from './scopeColor'

/** Ticks of the x axis, in percent (B-370). */
const TICKS = [0, 25, 50, 75, 100]
/** Distance in SVG user units between dots at the same percentage, which are stacked above each other. */
const OVERLAP_STEP = 9
const MAX_OVERLAPS = 5

type HillChartProps = {
  scopes: readonly Scope[]
  /** Called when the user moves a scope's dot. If absent, the dots cannot be moved. */
  onMove?: (index: number, percentage: number) => void
  figureRef?: RefObject<HTMLElement | null>
}

const nameOf = (scope: Scope, untitled: string) => decodeEntities(scope.name).trim() || untitled

/**
 * Draws the hill with its axis, scopes as numbered dots, and a legend. Screen readers skip the legend, because the list
 * below the chart has the same data.
 */
export function HillChart({ scopes, onMove, figureRef }: HillChartProps) {
  const { t } = useTranslation()
  const chart = useRef<SVGSVGElement>(null)
  const untitled = t('formats.card.untitled')
  const scopesLabel = scopes
    .map((scope) => `${nameOf(scope, untitled)} ${numberText(clampPercentage(scope.percentage))}%`)
    .join(', ')
  useShortcuts(onMove ? 'editor' : undefined, (event) => {
    const dot = event.target instanceof Element ? event.target.closest('[role="slider"]') : null
    if (!dot || !chart.current?.contains(dot)) return undefined
    const index = Number(dot.getAttribute('data-index'))
    const scope = scopes[index]
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
    const percentage = scope && isPlain ? percentageAfterKey(scope.percentage, event) : undefined
    if (percentage !== undefined) return { run: () => onMove?.(index, percentage), isRepeatable: true }
    // Without an own command here, Enter and Space would open the next card.
    return event.key === 'Enter' || event.key === ' ' ? { run: () => undefined } : undefined
  })
  return (
    <figure className={styles.panel} ref={figureRef}>
      <svg
        ref={chart}
        className={styles.chart}
        viewBox={`-16 -16 ${HILL.width + 32} ${HILL.height + 66}`}
        role={onMove ? 'group' : 'img'}
        aria-label={t('formats.hill.chart', { scopes: limitText(scopesLabel) || t('formats.hill.empty') })}
      >
        <g aria-hidden={onMove ? true : undefined}>
          <path className={styles.ground} d={`${hillPath()}Z`} />
          <path className={styles.middle} d={`M${HILL.width / 2} 6V${HILL.height}`} />
          <path className={styles.line} d={hillPath()} />
          <path className={styles.axis} d={`M0 ${HILL.height}H${HILL.width}`} />
          {TICKS.map((tick) => (
            <text key={tick} className={styles.tick} x={(tick / 100) * HILL.width} y={HILL.height + 26}>
              {tick}
            </text>
          ))}
          <text className={styles.slope} x={HILL.width / 4} y={HILL.height + 45}>
            {t('formats.hill.uphill')}
          </text>
          <text className={styles.slope} x={(3 * HILL.width) / 4} y={HILL.height + 45}>
            {t('formats.hill.downhill')}
          </text>
        </g>
        {scopes.map((scope, index) => {
          if (!Number.isFinite(scope.percentage)) return null
          const isSamePlace = (other: Scope) => Math.round(other.percentage) === Math.round(scope.percentage)
          const overlaps = scopes.slice(0, index).filter(isSamePlace).length
          return (
            <ScopeDot
              key={index}
              scope={scope}
              index={index}
              name={nameOf(scope, untitled)}
              lift={Math.min(overlaps, MAX_OVERLAPS) * OVERLAP_STEP}
              onMove={onMove}
            />
          )
        })}
      </svg>
      <ul className={styles.legend} aria-hidden="true">
        {scopes.map((scope, index) => (
          <li key={index}>
            <span className={styles.swatch} style={{ borderColor: scopeColor(scope.color) }}>
              {index + 1}
            </span>
            {limitText(nameOf(scope, untitled))} {numberText(clampPercentage(scope.percentage))}%
          </li>
        ))}
      </ul>
    </figure>
  )
}

type ScopeDotProps = Pick<HillChartProps, 'onMove'> & {
  scope: Scope
  index: number
  name: string
  /** Distance from the outline of the hill upwards, in SVG user units. */
  lift: number
}

/**
 * A scope on the hill: a number inside a ring in the scope's colour. The user drags it by mouse or touch, or moves it
 * as a slider by keyboard.
 */
function ScopeDot({ scope, index, name, lift, onMove }: ScopeDotProps) {
  const { t } = useTranslation()
  const { x, y } = hillPoint(scope.percentage)
  const percentage = clampPercentage(Math.round(scope.percentage))
  /**
   * Moves the dot with the pointer, even outside the chart, until the pointer is released. Escape moves the dot back.
   */
  const startDrag = ({ currentTarget, pointerId, button }: PointerEvent<SVGGElement>) => {
    const chart = currentTarget.ownerSVGElement
    const drag = new AbortController()
    const { signal } = drag
    const isOwn = (event: { pointerId: number }) => event.pointerId === pointerId
    const follow = (event: globalThis.PointerEvent) => {
      const matrix = chart?.getScreenCTM()
      if (!matrix || !isOwn(event)) return
      const { x: ground } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse())
      onMove?.(index, percentageAt(ground))
    }
    if (button !== 0) return
    window.addEventListener('pointermove', follow, { signal })
    for (const end of ['pointerup', 'pointercancel'] as const)
      window.addEventListener(end, (event) => isOwn(event) && drag.abort(), { signal })
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Escape must only cancel the drag; without this call it would also close the card.
      event.preventDefault()
      drag.abort()
      onMove?.(index, scope.percentage)
    }
    window.addEventListener('keydown', cancel, { signal, capture: true })
  }
  const slider = onMove && {
    role: 'slider',
    tabIndex: 0,
    'aria-label': name,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': percentage,
    'aria-valuetext': `${percentage}%, ${t(`formats.hill.status.${scope.status}`)}`,
    'data-index': index,
    className: styles.handle,
    onPointerDown: startDrag,
  }
  return (
    <g transform={`translate(${x} ${y - lift})`} {...slider}>
      {onMove ? <circle className={styles.target} r={24} /> : null}
      <circle className={styles.dot} r={10} style={{ stroke: scopeColor(scope.color) }} />
      <text className={styles.number} aria-hidden="true">
        {index + 1}
      </text>
    </g>
  )
}
