import { useState } from 'react'
import { useTranslation } from '@/i18n/i18n'
import { TextField } from '@/ui/TextField'
import { marksFrom } from './questionEdits'

type MarksFieldProps = {
  marks: number
  isReadOnly: boolean
  errorMessage: string | undefined
  /** Called when the field loses keyboard focus, if the number has changed. */
  onChange: (marks: number) => void
}

/** Field for the marks of a question. On blur, the number is limited to 1..10 (B-361 to B-363). */
export function MarksField({ marks, isReadOnly, errorMessage, onChange }: MarksFieldProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string>()
  const leave = () => {
    if (typed === undefined) return
    setTyped(undefined)
    const next = marksFrom(typed, marks)
    if (next !== marks) onChange(next)
  }
  return (
    <TextField
      label={t('quiz.edit.marks')}
      description={t('quiz.edit.marksRange')}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? String(marks)}
      isReadOnly={isReadOnly}
      errorMessage={errorMessage}
      onChange={setTyped}
      onBlur={leave}
    />
  )
}
