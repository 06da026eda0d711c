import { Check, CopyPlus, Sparkles } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { CardOf, CardType } from '@/api/cards/card.schema'
import { useCardSaver } from '@/editor/saving/cardSaverContext'
import { useTranslation } from '@/i18n/i18n'
import { useAppDispatch } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { Skeleton } from '@/ui/Skeleton'
import { decodeEntities } from '../rules/decode'
import { cardTypeDefinitions, isCardType } from '../definitions'
import { FocusSection } from '../focus/FocusSection'
import { OmittedCount } from '../focus/OmittedCount'
import { limitItems } from '../rules/limitItems'
import { cardTypeViews } from '../registry'
import { typeAttributes } from '../rules/typeAttributes'
import styles from './LessonMaterials.module.css'
import { addAllMaterials, generateMaterial, type Material, recommendMaterials } from './lessonMaterials'

type Lesson = CardOf<'lessonplan'>

/** Requests recommended materials. Closing the card aborts the request (B-275). */
function useRecommendation(cardId: string) {
  const dispatch = useAppDispatch()
  const { flush } = useCardSaver()
  const [isRunning, setIsRunning] = useState(false)
  /**
   * Materials recommended to a user who may not edit the card. The server does not store these on the card, so this
   * state is their only copy.
   */
  const [recommended, setRecommended] = useState<Material[]>()
  const abort = useRef<() => void>(undefined)
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
      abort.current?.()
    }
  }, [])
  const recommend = async () => {
    setIsRunning(true)
    // The server uses the stored lesson plan, so unsaved changes are saved first.
    await flush()
    if (isLeft.current) return
    const request = dispatch(recommendMaterials(cardId))
    abort.current = request.abort
    const materials = await request.result
    abort.current = undefined
    if (materials) setRecommended(materials)
    setIsRunning(false)
  }
  return { isRunning, recommended, recommend, stop: () => abort.current?.() }
}

/**
 * Lists recommended learning materials below the lesson plan. The user can create one as a card, or all as a stack
 * (B-044, D-2458).
 */
export function LessonMaterials({ card }: { card: Lesson }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { isEditable, flush } = useCardSaver()
  const { isRunning, recommended, recommend, stop } = useRecommendation(card.id)
  const [adding, setAdding] = useState<'offered' | 'running' | 'done'>('offered')
  const recommendButton = useRef<HTMLButtonElement>(null)
  const materials = isEditable ? card.lesson_resources : (recommended ?? card.lesson_resources)
  const { shown, hidden } = limitItems(materials)
  const addAll = async () => {
    setAdding('running')
    await flush()
    const isDone = await dispatch(addAllMaterials(card.id))
    // 'Add all' unmounts with keyboard focus in it, so that a second press cannot create the stack again. Move the
    // focus to 'Recommend'.
    if (isDone) recommendButton.current?.focus()
    setAdding(isDone ? 'done' : 'offered')
  }
  return (
    <div className={styles.materials}>
      <FocusSection heading={t('formats.lesson.materials')} icon={Sparkles}>
        <div className={styles.tools}>
          {adding === 'done' ? (
            <p className={styles.added} role="status">
              <Check aria-hidden="true" />
              {t('teaching.materials.added')}
            </p>
          ) : isEditable && shown.length > 0 && !isRunning ? (
            <Button
              icon={<CopyPlus />}
              isPending={adding === 'running'}
              pendingLabel={t('teaching.materials.adding')}
              onPress={() => void addAll()}
            >
              {t('teaching.materials.addAll')}
            </Button>
          ) : null}
          {card.loading ? null : (
            <Button
              ref={recommendButton}
              variant="secondary"
              icon={<Sparkles />}
              isPending={isRunning}
              pendingLabel={t('message.materials.generating')}
              onPress={() => {
                setAdding('offered')
                void recommend()
              }}
            >
              {t(materials.length > 0 ? 'teaching.materials.again' : 'teaching.materials.recommend')}
            </Button>
          )}
          {isRunning ? (
            <Button
              variant="quiet"
              onPress={() => {
                // The Stop button unmounts when pressed. Move keyboard focus to Recommend first, otherwise it falls to
                // the body.
                recommendButton.current?.focus()
                stop()
              }}
            >
              {t('teaching.materials.stop')}
            </Button>
          ) : null}
        </div>
        {isRunning ? (
          <MaterialSkeletons />
        ) : (
          <ul className={styles.list}>
            {shown.map((material, index) => (
              <MaterialItem key={`${index} ${material.title}`} lesson={card} material={material} />
            ))}
          </ul>
        )}
        <OmittedCount count={isRunning ? 0 : hidden} />
      </FocusSection>
    </div>
  )
}

/** React keys of the skeletons shown while the server recommends materials (B-575). */
const SKELETONS = [0, 1, 2]

function MaterialSkeletons() {
  const { t } = useTranslation()
  return (
    <ul className={styles.list} aria-busy="true" aria-label={t('message.materials.generating')}>
      {SKELETONS.map((index) => (
        <li key={index} className={styles.material}>
          <Skeleton width="44px" height="44px" radius="m" />
          <div>
            <Skeleton width="30%" />
            <Skeleton width="80%" height="1.4em" />
            <Skeleton />
          </div>
        </li>
      ))}
    </ul>
  )
}

function MaterialItem({ lesson, material }: { lesson: Lesson; material: Material }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const [status, setStatus] = useState<'offered' | 'generating' | 'added'>('offered')
  const cardType: CardType = isCardType(material.type) ? material.type : 'text'
  const { icon: Icon } = cardTypeViews[cardType]
  const title = decodeEntities(material.title)
  const generate = async () => {
    setStatus('generating')
    setStatus((await dispatch(generateMaterial(lesson, material))) ? 'added' : 'offered')
  }
  return (
    <li className={styles.material} {...typeAttributes({ type: cardType })}>
      <span className={styles.icon} aria-hidden="true">
        <Icon />
      </span>
      <div>
        <p className={styles.kind}>{t(cardTypeDefinitions[cardType].labelKey)}</p>
        <p className={styles.title}>{title}</p>
        <p className={styles.prompt}>{decodeEntities(material.recommendedResourcePrompt)}</p>
      </div>
      <div className={styles.action}>
        {status === 'added' ? (
          <p className={styles.added} role="status">
            <Check aria-hidden="true" />
            {t('teaching.materials.added')}
          </p>
        ) : (
          <Button
            variant="secondary"
            icon={<Sparkles />}
            aria-label={t('teaching.materials.generateOf', { title })}
            isPending={status === 'generating'}
            pendingLabel={t('teaching.materials.generating')}
            onPress={() => void generate()}
          >
            {t('teaching.materials.generate')}
          </Button>
        )}
      </div>
    </li>
  )
}
