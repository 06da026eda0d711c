import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from '@/i18n/i18n'
import { Button } from '@/ui/Button'
import styles from './SignUpPageForm.module.css'
import { fieldsOfPage, type SignUpField, type SignUpPage, type SignUpValues } from './signUpValues'

type SignUpPageFormProps = {
  page: SignUpPage
  children: ReactNode
  submitLabel: string
  pendingLabel?: string
  isPending?: boolean
  isSubmitDisabled?: boolean
  /** True while the sign-up request runs; disables Back. */
  isLocked?: boolean
  onBack?: () => void
  /** Called if all fields of the page are valid. */
  onSubmit: (values: SignUpValues) => unknown
  /** Fields with an error that react-hook-form does not know, such as a taken username. They receive focus like invalid fields. */
  fieldsWithError?: readonly SignUpField[]
}

/** Form of one sign-up page. Submitting focuses the first invalid field. */
export function SignUpPageForm(props: SignUpPageFormProps) {
  const { page, children, submitLabel, pendingLabel, isPending, isSubmitDisabled, isLocked, onBack, onSubmit } = props
  const { fieldsWithError = [] } = props
  const { t } = useTranslation()
  const { trigger, getFieldState, getValues, setFocus } = useFormContext<SignUpValues>()

  const submit = async () => {
    const fields = fieldsOfPage(page)
    if (await trigger(fields)) return onSubmit(getValues())
    const first = fields.find((field) => getFieldState(field).invalid || fieldsWithError.includes(field))
    if (first) setFocus(first)
  }

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {children}
      <div className={styles.actions}>
        {onBack ? (
          <Button variant="quiet" size="large" icon={<ArrowLeft />} isDisabled={isLocked} onPress={onBack}>
            {t('signup.back')}
          </Button>
        ) : null}
        <Button
          type="submit"
          size="large"
          className={styles.submit}
          isPending={isPending}
          pendingLabel={pendingLabel}
          isDisabled={isSubmitDisabled}
        >
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
