import { type Ref, type SyntheticEvent, useState } from 'react'
import { selectMe } from '@/api/user'
import { useTranslation } from '@/i18n/i18n'
import { messageText } from '@/i18n/messageText'
import { submitTopic } from '@/model/ideation/ideation'
import { MAX_TOPIC_LENGTH, type TopicProblem, topicProblem } from '@/model/ideation/ideas'
import {
  selectIsSubmitting,
  selectRecentTopics,
  selectTypedTopic,
  selectWords,
  topicTyped,
} from '@/model/ideation/ideationSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { BaseButton } from '@/ui/BaseButton'
import { Button } from '@/ui/Button'
import { TextField } from '@/ui/TextField'
import styles from './TopicForm.module.css'

type TopicFormProps = {
  fieldRef: Ref<HTMLInputElement>
  /** Called with a topic that may be sent. */
  onSubmitted: () => void
}

/** Topic of ideation (C-029, C-078, C-279, C-280). Words of care, or a missing connection, stand below the field (D-3151). */
export function TopicForm({ fieldRef, onSubmitted }: TopicFormProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const typed = useAppSelector(selectTypedTopic)
  const isSubmitting = useAppSelector(selectIsSubmitting)
  const words = useAppSelector(selectWords)
  const recentTopics = useAppSelector(selectRecentTopics)
  const isQuotaReached = useAppSelector(selectMe)?.metadata.usage_quota_reached ?? false
  const [problem, setProblem] = useState<TopicProblem>()

  const submit = (topic: string) => {
    const found = topicProblem(topic.trim())
    setProblem(found)
    if (found) return
    dispatch(topicTyped(topic))
    onSubmitted()
    void dispatch(submitTopic(topic))
  }
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    submit(typed)
  }
  const problemText = problem && t(`sparks.topic.${problem}`, { count: MAX_TOPIC_LENGTH })

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <div className={styles.row}>
        <TextField
          inputRef={fieldRef}
          className={styles.topic}
          label={t('sparks.topic.label')}
          placeholder={t('sparks.topic.placeholder')}
          dir="auto"
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={(text) => {
            setProblem(undefined)
            dispatch(topicTyped(text))
          }}
          errorMessage={problemText}
        />
        <Button
          type="submit"
          className={styles.submit}
          isDisabled={isQuotaReached}
          isPending={isSubmitting}
          pendingLabel={t('sparks.topic.submitting')}
        >
          {t('sparks.topic.submit')}
        </Button>
      </div>
      {isQuotaReached ? <p className={styles.quota}>{t('magicchat.quota_reached')}</p> : null}
      <div role="status">
        {words ? (
          <p className={styles.words} dir="auto">
            {messageText(t, words)}
          </p>
        ) : null}
      </div>
      {typed === '' && recentTopics.length > 0 ? (
        <div role="group" aria-label={t('sparks.topic.recent')} className={styles.recent}>
          <span>{t('sparks.topic.recent')}</span>
          {recentTopics.map((topic) => (
            <BaseButton
              key={topic}
              className={styles.recentTopic}
              isDisabled={isQuotaReached || isSubmitting}
              onPress={() => submit(topic)}
            >
              <bdi>{topic}</bdi>
            </BaseButton>
          ))}
        </div>
      ) : null}
    </form>
  )
}
