import { Check, X } from 'lucide-react'
import { type SubmitEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { IconButton } from '@/ui/IconButton'
import { TextField, type TextFieldProps } from '@/ui/TextField'
import { useTranslation } from '@/i18n/i18n'
import { isComposing } from '@/lib/isComposing'
import styles from './ContextBar.module.css'

type BarFormProps = {
  label: string
  defaultValue: string
  placeholder?: string
  description?: ReactNode
  inputMode?: TextFieldProps['inputMode']
  /** Returns an error text; undefined if the text was accepted. */
  onApply: (text: string) => string | undefined
  onCancel: () => void
}

/** One-line form in a floating bar. Enter applies, Escape cancels. The field gets keyboard focus on mount. */
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
        if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return
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
