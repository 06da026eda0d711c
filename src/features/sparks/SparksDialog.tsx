import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { CardListArg } from '@/api/cards/cardListPages'
import type { Spark } from '@/api/sparks.contract'
import { useTranslation } from '@/i18n/i18n'
import { useEventCallback } from '@/lib/useEventCallback'
import { generateCards } from '@/model/ideation/generateCards'
import { MAX_CHOSEN } from '@/model/ideation/ideas'
import { openIdeation } from '@/model/ideation/ideation'
import { selectChosenIdeas, selectIsGenerating, selectShownIdeation } from '@/model/ideation/ideationSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import type { SparksPlace } from '@/store/panelsSlice'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { IdeaList } from './IdeaList'
import { SparkList } from './SparkList'
import styles from './SparksDialog.module.css'
import { TopicForm } from './TopicForm'

type SparksDialogProps = {
  /** `topic` begins in the topic field. */
  place: SparksPlace
  /** The open stack, which gets the new stack; null for My Board. */
  openStackId: string | null
  /** Returns the list that the screen of a stack shows first. */
  listOf: (stackId: string) => CardListArg
  /** Said by the buddy above the sparks. */
  hint?: ReactNode
  onPick: (spark: Spark) => void
  /** Called with the stack made of the chosen ideas. */
  onMade: (stackId: string) => void
  onClose: () => void
}

/** Bar with the number of chosen ideas and Generate (C-080, C-081, C-252). */
function GenerateBar({ onGenerate }: { onGenerate: () => void }) {
  const { t } = useTranslation()
  const count = useAppSelector(selectChosenIdeas).length
  const isGenerating = useAppSelector(selectIsGenerating)
  const values = { count, max: MAX_CHOSEN }
  return (
    <div className={styles.bar}>
      <p className={styles.count}>
        <span aria-hidden="true">{t('sparks.ideas.chosen', values)}</span>
        <span role="status" className="visually-hidden">
          {t('sparks.ideas.chosenLabel', values)}
        </span>
      </p>
      <Button
        size="large"
        isDisabled={count === 0}
        isPending={isGenerating}
        pendingLabel={t('sparks.ideas.generating')}
        onPress={onGenerate}
      >
        {t('sparks.ideas.generate')}
      </Button>
    </div>
  )
}

/** Sparks and ideas (C-005, C-006, C-023, C-077 to C-081, D-3130). Topic, ideas and choice outlive the dialog. */
export function SparksDialog({ place, openStackId, listOf, hint, onPick, onMade, onClose }: SparksDialogProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const field = useRef<HTMLInputElement>(null)
  const ideation = useAppSelector(selectShownIdeation)
  const [isListShown, setListShown] = useState(false)
  const isGenerating = useAppSelector(selectIsGenerating)
  const hasIdeas = ideation !== null
  const generate = async () => {
    const stackId = await dispatch(generateCards({ openStackId, listOf }))
    if (stackId) onMade(stackId)
  }
  const pick = useEventCallback((spark: Spark) => {
    if (spark.type === 'ideation') field.current?.focus()
    else onPick(spark)
  })

  useEffect(() => dispatch(openIdeation()), [dispatch])
  useEffect(() => {
    if (place === 'topic') field.current?.focus()
  }, [place])

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('sparks.title')}
      closeLabel={t('sparks.close')}
      isCloseDisabled={isGenerating}
      size="large"
      footer={hasIdeas && !isListShown ? <GenerateBar onGenerate={() => void generate()} /> : undefined}
    >
      <div className={styles.content}>
        <TopicForm fieldRef={field} onSubmitted={() => setListShown(false)} />
        {hasIdeas && isListShown ? (
          <Button variant="secondary" className={styles.resume} onPress={() => setListShown(false)}>
            {t('sparks.ideas.resume', { topic: ideation.topic })}
          </Button>
        ) : null}
        {hasIdeas && !isListShown ? (
          <IdeaList onBack={() => setListShown(true)} />
        ) : (
          <>
            {hint}
            <SparkList onPick={pick} />
          </>
        )}
      </div>
    </Dialog>
  )
}
