import { useTranslation } from '@/i18n/i18n'
import type { CardOf } from '@/api/cards/card.schema'
import { decodeEntities, limitText } from '../decode'
import { numberText } from '../formatDate'
import styles from './HillChart.module.css'
import { clampPercentage, HILL, hillPath, hillPoint } from './hill'
import { scopeColor } from './scopeColor'

/** Ticks of the x axis, in percent (B-370). */
const TICKS = [0, 25, 50, 75, 100]

/** The hill with its axis and the scopes as dots. The list next to it has the same data as text. */
export function HillChart({ scopes }: { scopes: readonly CardOf<'hillchart'>['scopes'][number][] }) {
  const { t } = useTranslation()
  const scopesLabel = scopes
    .map((scope) => `${decodeEntities(scope.name)} ${numberText(clampPercentage(scope.percentage))}%`)
    .join(', ')
  return (
    <div className={styles.panel}>
      <svg
        className={styles.chart}
        viewBox={`-16 -16 ${HILL.width + 32} ${HILL.height + 66}`}
        role="img"
        aria-label={t('formats.hill.chart', { scopes: limitText(scopesLabel) || t('formats.hill.empty') })}
      >
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
        {scopes.map((scope, index) => {
          if (!Number.isFinite(scope.percentage)) return null
          const { x, y } = hillPoint(scope.percentage)
          return (
            <circle key={index} className={styles.dot} cx={x} cy={y} r={10} style={{ fill: scopeColor(scope.color) }} />
          )
        })}
      </svg>
    </div>
  )
}
