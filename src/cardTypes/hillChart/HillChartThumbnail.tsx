import type { CardOf } from '@/api/cards/card.schema'
import type { ThumbnailProps } from '../cardTypeViews'
import { limitItems } from '../rules/limitItems'
import { TileSurface } from '../tile/TileSurface'
import styles from './HillChart.module.css'
import { HILL, hillPath, hillPoint } from './hill'
import { scopeColor } from './scopeColor'

export function HillChartThumbnail({ card }: ThumbnailProps<CardOf<'hillchart'>>) {
  return (
    <TileSurface variant="plain">
      <svg
        className={styles.thumbnail}
        viewBox={`-28 -62 ${HILL.width + 56} 342`}
        preserveAspectRatio="xMidYMin slice"
        aria-hidden="true"
      >
        <circle className={styles.sun} cx={352} cy={-4} r={30} />
        <path className={styles.ground} d={`${hillPath()}H428V300H-28V${HILL.height}Z`} />
        <path className={styles.line} d={hillPath()} />
        {limitItems(card.scopes).shown.map((scope, index) => {
          if (!Number.isFinite(scope.percentage)) return null
          const { x, y } = hillPoint(scope.percentage)
          return (
            <circle key={index} className={styles.dot} cx={x} cy={y} r={15} style={{ fill: scopeColor(scope.color) }} />
          )
        })}
      </svg>
    </TileSurface>
  )
}
