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
  /** True while the account is made of what is filled in: the page cannot be left with its button. */
  isLocked?: boolean
  /** Undefined: there is no page before this one. */
  onBack?: () => void
  /** Called when no field of the page breaks its rule. */
  onSubmit: (values: SignUpValues) => unknown
  /** Fields with an error besides those that break their rule. */
  fieldsWithError?: readonly SignUpField[]
}

/** A page of the sign-up as a form of its own. When fields are wrong, keyboard focus goes to the first of them. */
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
