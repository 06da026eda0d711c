import { Check, X } from 'lucide-react'
import { type SubmitEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { IconButton } from '@/ui/IconButton'
import { TextField, type TextFieldProps } from '@/ui/TextField'
import { useTranslation } from '@/i18n/i18n'
import styles from './ContextBar.module.css'

type BarFormProps = {
  label: string
  defaultValue: string
  placeholder?: string
  description?: ReactNode
  inputMode?: TextFieldProps['inputMode']
  /** @returns what is wrong with the text, or undefined when it was taken */
  onApply: (text: string) => string | undefined
  onCancel: () => void
}

/** One line of text in a floating bar: Enter applies, Escape cancels. It has keyboard focus from the start. */
export function BarForm({ label, defaultValue, placeholder, description, inputMode, onApply, onCancel }: BarFormProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(defaultValue)
  const [error, setError] = useState<string>()
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setError(onApply(text))
  }
  return (
    <form
      className={styles.form}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onCancel()
      }}
    >
      <TextField
        inputRef={input}
        label={label}
        value={text}
        onChange={(value) => {
          setText(value)
          setError(undefined)
        }}
        placeholder={placeholder}
        description={description}
        errorMessage={error}
        inputMode={inputMode}
        autoComplete="off"
        className={styles.field}
      />
      <IconButton type="submit" variant="accent" label={t('editor.link.apply')} icon={<Check aria-hidden="true" />} />
      <IconButton label={t('editor.link.cancel')} icon={<X aria-hidden="true" />} onPress={onCancel} />
    </form>
  )
}
