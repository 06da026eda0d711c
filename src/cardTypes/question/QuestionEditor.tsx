import { Plus } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useCardSaver } from '@/editor/saving/cardSaverContext'
import { useTranslation } from '@/i18n/i18n'
import { useRowKeys } from '@/lib/useRowKeys'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { ErrorText } from '@/ui/ErrorText'
import { Switch } from '@/ui/Switch'
import { isComposing } from '@/lib/isComposing'
import { decodeEntities, encodeEntities } from '../rules/decode'
import { hasCorrectAnswer } from './answerState'
import { EditedAnswerTile } from './EditedAnswerTile'
import { MarksField } from './MarksField'
import { canAdd, canRemove, type EditedAnswer, withAnswer, withCorrect, withoutAnswer } from './questionEdits'
import type { QuestionCard } from './quizPlace'
import { useQuestionKeys } from './useQuestionKeys'
import styles from './QuestionEditor.module.css'

type Fields = { question: string; answers: EditedAnswer[]; marks: number; showImage: boolean }

const fieldsOf = ({ question, answers, marks, showImage }: QuestionCard): Fields => ({
  question: decodeEntities(question),
  answers: answers.map(({ label, text, isCorrect }) => ({
    label,
    text: decodeEntities(text),
    isCorrect: isCorrect === true,
  })),
  marks,
  showImage,
})

const isSame = (a: Fields, b: Fields) => JSON.stringify(a) === JSON.stringify(b)

type QuestionEditorProps = { card: QuestionCard; onDone: () => void }

/**
 * Edit mode of a question (B-361 to B-363, D-2455). The card's saver saves each change. Errors from the server appear
 * at their fields.
 */
export function QuestionEditor({ card, onDone }: QuestionEditorProps) {
  const { t } = useTranslation()
  const { change, flush, isEditable, status, fieldErrors } = useCardSaver()
  const [fields, setFields] = useState(() => fieldsOf(card))
  /** Index of the answer that the user could not remove or unmark, because no correct answer would remain. */
  const [refused, setRefused] = useState<number>()
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const [removed, setRemoved] = useState(0)
  const { keys, removeKey } = useRowKeys(fields.answers.length)
  useQuestionKeys()
  const isClean = status === 'unchanged' || status === 'saved'

  // Copies the card's fields into the state when they change, for example after another person's save. Unsaved changes
  // of this user take precedence.
  const known = useRef(card)
  useEffect(() => {
    if (!isClean || isSame(fieldsOf(known.current), fieldsOf(card))) return
    known.current = card
    setFields(fieldsOf(card))
  }, [card, isClean])

  // Moves keyboard focus to the question if no element has it. This happens after a press on the notice's button, which
  // opens the edit mode and unmounts.
  useEffect(() => {
    if (document.activeElement === document.body) root.current?.querySelector('textarea')?.focus()
  }, [])

  // Moves keyboard focus from the removed answer to the Add button. Waits for the render, because with ten answers Add
  // was disabled until then.
  useEffect(() => {
    if (removed > 0) addButton.current?.focus()
  }, [removed])

  const set = (part: Partial<Fields>) => setFields((before) => ({ ...before, ...part }))
  const setAnswers = (answers: EditedAnswer[] | undefined, index?: number) => {
    setRefused(answers ? undefined : index)
    if (!answers) return
    set({ answers })
    change({ answers: answers.map((answer) => ({ ...answer, text: encodeEntities(answer.text) })) })
  }
  const removeAnswer = (index: number) => {
    const rest = withoutAnswer(fields.answers, index)
    setAnswers(rest, index)
    if (!rest) return
    removeKey(index)
    setRemoved((count) => count + 1)
  }
  const { question, answers, marks, showImage } = fields
  const errorOf = (field: string) => fieldErrors?.[field]?.join(' ')
  // The server rejects answers of which none is correct. A copied question has no correct answer, so the owner must
  // mark one first.
  const isMarked = hasCorrectAnswer(answers)
  const canEditAnswers = isEditable && isMarked
  const errorOfAnswers = isMarked ? errorOf('answers') : t('quiz.edit.needsMark')
  const errorOfQuestion = errorOf('question')

  return (
    <div
      ref={root}
      role="group"
      aria-label={t('quiz.edit.edit')}
      className={styles.editor}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return
        event.preventDefault()
        onDone()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) void flush()
      }}
    >
      {card.receiver_submitted ? <Banner kind="warning">{t('quiz.edit.answered')}</Banner> : null}
      <div className={styles.field}>
        <label htmlFor={id} className={styles.label}>
          {t('quiz.edit.question')}
        </label>
        <textarea
          id={id}
          rows={2}
          className={styles.words}
          value={question}
          readOnly={!isEditable}
          aria-invalid={errorOfQuestion ? true : undefined}
          aria-describedby={errorOfQuestion ? `${id}-error` : undefined}
          onChange={({ target: { value } }) => {
            set({ question: value })
            change({ question: encodeEntities(value) })
          }}
        />
        {errorOfQuestion ? <ErrorText id={`${id}-error`}>{errorOfQuestion}</ErrorText> : null}
      </div>
      {card.image ? (
        <Switch
          label={t('quiz.edit.showPicture')}
          isSelected={showImage}
          isReadOnly={!isEditable}
          onChange={(isShown) => {
            set({ showImage: isShown })
            change({ showImage: isShown })
          }}
        />
      ) : null}
      <fieldset className={styles.answers} aria-describedby={errorOfAnswers ? `${id}-answers` : undefined}>
        <legend className={styles.label}>{t('formats.question.answers')}</legend>
        {answers.map((answer, index) => (
          <EditedAnswerTile
            key={keys[index]}
            answer={answer}
            isReadOnly={!canEditAnswers}
            canMark={isEditable}
            errorMessage={index === refused ? t('quiz.edit.needsCorrect') : undefined}
            onText={(text) => setAnswers(answers.with(index, { ...answer, text }))}
            onCorrect={(isCorrect) => setAnswers(withCorrect(answers, index, isCorrect), index)}
            onRemove={canRemove(answers) && canEditAnswers ? () => removeAnswer(index) : undefined}
          />
        ))}
        {errorOfAnswers ? <ErrorText id={`${id}-answers`}>{errorOfAnswers}</ErrorText> : null}
        <div>
          <Button
            ref={addButton}
            variant="secondary"
            icon={<Plus />}
            isDisabled={!canAdd(answers) || !canEditAnswers}
            onPress={() => {
              setAnswers(withAnswer(answers))
              requestAnimationFrame(() =>
                [...(root.current?.querySelectorAll<HTMLElement>('[data-type="answer"] textarea') ?? [])]
                  .at(-1)
                  ?.focus(),
              )
            }}
          >
            {t('quiz.edit.add')}
          </Button>
        </div>
      </fieldset>
      <MarksField
        marks={marks}
        isReadOnly={!isEditable}
        errorMessage={errorOf('marks')}
        onChange={(next) => {
          set({ marks: next })
          change({ marks: next })
          void flush()
        }}
      />
    </div>
  )
}
