import { Flag } from 'lucide-react'
import { useTranslation } from '@/i18n/i18n'
import type { CardOf } from '@/api/cards/card.schema'
import { useCardSaver } from '@/editor/saving/cardSaverContext'
import { FocusSection } from '../focus/FocusSection'
import type { FocusProps } from '../cardTypeViews'
import { decodeEntities, limitText } from '../rules/decode'
import { numberText } from '../rules/formatDate'
import { OmittedCount } from '../focus/OmittedCount'
import { limitItems } from '../rules/limitItems'
import { RichText } from '../focus/RichText'
import styles from './HillChart.module.css'
import { HillChartEditor } from './HillChartEditor'
import { HillChartView } from './HillChartView'
import { clampPercentage } from './hill'
import { scopeColor } from './scopeColor'

/**
 * Shows the hill chart and the list of its scopes. Both are editable if the user may edit the card and all scopes are
 * shown.
 */
export function HillChartFocus({ card }: FocusProps<CardOf<'hillchart'>>) {
  const { t } = useTranslation()
  const { isEditable } = useCardSaver()
  const { shown, hidden } = limitItems(card.scopes)
  return (
    <div className={styles.content}>
      {isEditable && hidden === 0 ? (
        <HillChartEditor card={card} />
      ) : (
        <>
          <HillChartView title={card.title} scopes={shown} />
          <FocusSection heading={t('formats.hill.scopes')} icon={Flag}>
            {card.scopes.length === 0 ? <p>{t('formats.hill.empty')}</p> : null}
            <ul className={styles.scopes}>
              {shown.map((scope, index) => (
                <li key={index} className={styles.scope}>
                  <span className={styles.swatch} style={{ borderColor: scopeColor(scope.color) }}>
                    {index + 1}
                  </span>
                  <span className={styles.name}>{decodeEntities(scope.name)}</span>
                  <span className={styles.status}>{limitText(t(`formats.hill.status.${scope.status}`))}</span>
                  <span className={styles.percentage}>{numberText(clampPercentage(scope.percentage))}%</span>
                </li>
              ))}
            </ul>
            <OmittedCount count={hidden} />
          </FocusSection>
        </>
      )}
      <RichText html={card.body} />
    </div>
  )
}
