import { Sparkles } from 'lucide-react'
import { useTranslation } from '@/i18n/i18n'
import type { CardOf, CardType } from '@/api/cards/card.schema'
import { FocusSection } from '../FocusSection'
import type { FocusProps } from '../cardTypeViews'
import { decodeEntities } from '../decode'
import { LeftOut } from '../LeftOut'
import { limitItems } from '../limitItems'
import { cardTypeDefinitions, isCardType } from '../definitions'
import { cardTypeViews } from '../registry'
import { typeAttributes } from '../typeAttributes'
import styles from './LessonPlanFocus.module.css'
import { RichTextBody } from './RichTextBody'

/** The text of the plan, then its recommended learning materials. */
export function LessonPlanFocus({ card }: FocusProps<CardOf<'lessonplan'>>) {
  const { t } = useTranslation()
  const { shown, hidden } = limitItems(card.lesson_resources)
  return (
    <>
      <RichTextBody card={card} />
      {shown.length > 0 ? (
        <div className={styles.materials}>
          <FocusSection heading={t('formats.lesson.materials')} icon={Sparkles}>
            <ul className={styles.list}>
              {shown.map((resource, index) => (
                <Material key={index} {...resource} />
              ))}
            </ul>
            <LeftOut count={hidden} />
          </FocusSection>
        </div>
      ) : null}
    </>
  )
}

function Material({
  title,
  type,
  recommendedResourcePrompt,
}: {
  title: string
  type: string
  recommendedResourcePrompt: string
}) {
  const { t } = useTranslation()
  const cardType: CardType = isCardType(type) ? type : 'text'
  const { icon: Icon } = cardTypeViews[cardType]
  return (
    <li className={styles.material} {...typeAttributes({ type: cardType })}>
      <span className={styles.icon} aria-hidden="true">
        <Icon />
      </span>
      <div>
        <p className={styles.kind}>{t(cardTypeDefinitions[cardType].labelKey)}</p>
        <p className={styles.title}>{decodeEntities(title)}</p>
        <p className={styles.prompt}>{decodeEntities(recommendedResourcePrompt)}</p>
      </div>
    </li>
  )
}
