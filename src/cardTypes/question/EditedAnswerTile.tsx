import { Trash2 } from 'lucide-react'
import { useTranslation } from '@/i18n/i18n'
import { withoutLineBreaks } from '@/lib/withoutLineBreaks'
import { Checkbox } from '@/ui/Checkbox'
import { ErrorText } from '@/ui/ErrorText'
import { IconButton } from '@/ui/IconButton'
import type { EditedAnswer } from './questionEdits'
import tile from './AnswerTile.module.css'
import styles from './QuestionEditor.module.css'

type EditedAnswerTileProps = {
  answer: EditedAnswer
  isReadOnly: boolean
  canMark: boolean
  errorMessage: string | undefined
  onText: (text: string) => void
  onCorrect: (isCorrect: boolean) => void
  /** Removes the answer. Undefined while no answer may be removed. */
  onRemove: (() => void) | undefined
}

/**
 * An answer in edit mode (state 'editing', B-292), with its text, a control that marks it as correct, and a Remove
 * button.
 */
export function EditedAnswerTile(props: EditedAnswerTileProps) {
  const { t } = useTranslation()
  const { answer, isReadOnly, canMark, errorMessage, onText, onCorrect, onRemove } = props
  const { label, text, isCorrect } = answer
  return (
    <div className={tile.tile} data-type="answer" data-state="editing" data-label={label}>
      <span className={tile.letter} aria-hidden="true">
        {label}
      </span>
      <div className={styles.answer}>
        <textarea
          rows={1}
          className={styles.text}
          aria-label={t('quiz.edit.answer', { label })}
          value={text}
          readOnly={isReadOnly}
          onChange={({ target }) => onText(withoutLineBreaks(target.value))}
        />
        <div className={styles.choices}>
          <Checkbox isChecked={isCorrect} isDisabled={!canMark} onChange={onCorrect}>
            {t('quiz.edit.isCorrect', { label })}
          </Checkbox>
          <IconButton
            label={t('quiz.edit.remove', { label })}
            icon={<Trash2 aria-hidden="true" />}
            isDisabled={!onRemove}
            onPress={() => onRemove?.()}
          />
        </div>
        {errorMessage ? (
          <div role="alert">
            <ErrorText>{errorMessage}</ErrorText>
          </div>
        ) : null}
      </div>
    </div>
  )
}
