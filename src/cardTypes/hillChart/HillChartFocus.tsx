import { Flag } from 'lucide-react'
import { useTranslation } from '@/i18n/i18n'
import type { CardOf } from '@/api/cards/card.schema'
import { FocusSection } from '../FocusSection'
import type { FocusProps } from '../cardTypeViews'
import { decodeEntities, limitText } from '../decode'
import { numberText } from '../formatDate'
import { LeftOut } from '../LeftOut'
import { limitItems } from '../limitItems'
import { RichText } from '../RichText'
import styles from './HillChart.module.css'
import { HillChart } from './HillChart'
import { clampPercentage } from './hill'
import { scopeColor } from './scopeColor'

/** The hill with its scopes, and the scopes as a list. */
export function HillChartFocus({ card }: FocusProps<CardOf<'hillchart'>>) {
  const { t } = useTranslation()
  const { shown, hidden } = limitItems(card.scopes)
  return (
    <div className={styles.content}>
      <HillChart scopes={shown} />
      <FocusSection heading={t('formats.hill.scopes')} icon={Flag}>
        {card.scopes.length === 0 ? <p>{t('formats.hill.empty')}</p> : null}
        <ul className={styles.scopes}>
          {shown.map((scope, index) => (
            <li key={index} className={styles.scope}>
              <span className={styles.swatch} style={{ background: scopeColor(scope.color) }} />
              <span className={styles.name}>{decodeEntities(scope.name)}</span>
              <span className={styles.status}>{limitText(t(`formats.hill.status.${scope.status}`))}</span>
              <span className={styles.percentage}>{numberText(clampPercentage(scope.percentage))}%</span>
            </li>
          ))}
        </ul>
        <LeftOut count={hidden} />
        <RichText html={card.body} />
      </FocusSection>
    </div>
  )
}
