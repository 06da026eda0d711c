import { useId, useRef, useState } from 'react'
import { FormProvider, useForm, useFormState, useWatch } from 'react-hook-form'
import { authApi } from '@/api/auth'
import { fieldMessage, toApiError } from '@/api/core/errors'
import type { CurrentUser } from '@/api/user.contract'
import { useTranslation } from '@/i18n/i18n'
import { resolverOf, SERVER_ERROR } from '@/i18n/useFormField'
import { useServerCheck } from '@/lib/useServerCheck'
import { useAppDispatch } from '@/store/hooks'
import { snackbarShown } from '@/store/snackbarsSlice'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { passwordProblems } from './accountRules'
import type { PasswordField as Field, PasswordValues } from './accountValues'
import styles from './DialogForm.module.css'
import { CurrentPasswordField } from './CurrentPasswordField'
import { NewPasswordFields } from './NewPasswordFields'
import { showFailure } from './showFailure'

/** Form fields in the order of the screen, each with its name in the API. */
const WIRE_NAMES: [Field, string][] = [
  ['current', 'current_password'],
  ['password', 'password'],
  ['confirmation', 'password_confirmation'],
]

type ChangePasswordDialogProps = { me: CurrentUser; onClose: () => void }

/**
 * Dialog that changes the password. The button is enabled when all fields are valid
 * and the server has confirmed the current password. Passwords are kept neither in drafts nor in the store (D-0911).
 */
export function ChangePasswordDialog({ me, onClose }: ChangePasswordDialogProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const form = useForm<PasswordValues>({
    defaultValues: { current: '', password: '', confirmation: '' },
    resolver: resolverOf(passwordProblems),
    mode: 'onTouched',
  })
  const { control, setError, setFocus } = form
  const values = useWatch({ control }) as PasswordValues
  const { errors } = useFormState({ control })
  const check = useServerCheck<'right' | 'wrong'>((current_password) => {
    const request = dispatch(
      authApi.endpoints.validatePassword.initiate({ id: me.id, current_password }, { track: false }),
    )
    return { answer: request.unwrap().then(({ valid }) => (valid ? 'right' : 'wrong')), abort: () => request.abort() }
  })
  const [isSending, setSending] = useState(false)
  // A ref, because a second press before the next render must not send the request twice.
  const isSent = useRef(false)
  const formId = useId()
  const isReady =
    check.stateOf(values.current) === 'right' &&
    Object.keys(passwordProblems(values)).length === 0 &&
    Object.keys(errors).length === 0

  const submit = async ({ current, password, confirmation }: PasswordValues) => {
    if (isSent.current) return
    isSent.current = true
    setSending(true)
    const body = { id: me.id, current_password: current, password, password_confirmation: confirmation }
    const { error } = await dispatch(authApi.endpoints.changePassword.initiate(body, { track: false }))
    isSent.current = false
    setSending(false)
    if (!error) {
      dispatch(snackbarShown({ kind: 'success', text: { key: 'accountsettings.message.newPass' } }))
      onClose()
      return
    }
    const apiError = toApiError(error)
    const wrong = WIRE_NAMES.map(([field, wireName]) => ({ field, message: fieldMessage(apiError, wireName) })).filter(
      ({ message }) => message,
    )
    for (const { field, message } of wrong) setError(field, { type: SERVER_ERROR, message })
    const [first] = wrong
    if (first) setFocus(first.field)
    else dispatch(showFailure(apiError))
  }

  return (
    <Dialog
      isOpen
      size="small"
      title={t('account.password.dialogTitle')}
      // A press outside must not close the dialog, because the input would be lost. While the request runs, closing would hide a failure.
      isDismissable={false}
      isCloseDisabled={isSending}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" isDisabled={isSending} onPress={onClose}>
            {t('account.password.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            isDisabled={!isSending && !isReady}
            isPending={isSending}
            pendingLabel={t('account.password.changing')}
          >
            {t('account.password.button')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form
          id={formId}
          noValidate
          className={styles.form}
          onSubmit={(event) => void form.handleSubmit(submit)(event)}
        >
          {/* Tells the browser's password manager to which account the new password belongs. */}
          <input hidden readOnly autoComplete="username" value={me.username} />
          <CurrentPasswordField check={check} />
          <NewPasswordFields />
        </form>
      </FormProvider>
    </Dialog>
  )
}
