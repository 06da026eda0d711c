import { type SubmitEvent, useId, useRef, useState } from 'react'
import { type ApiError, fieldMessage } from '@/api/core/errors'
import type { CurrentUser } from '@/api/user.contract'
import { BuddySpeech } from '@/buddy/BuddySpeech'
import { useTranslation } from '@/i18n/i18n'
import { useAppDispatch } from '@/store/hooks'
import { snackbarShown } from '@/store/snackbarsSlice'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { PasswordField } from '@/ui/PasswordField'
import styles from './DialogForm.module.css'
import { showFailure } from './showFailure'

/** Deletes the account. Resolves to the server's error, or to undefined when the account is deleted. */
export type DeleteAccount = (password: string) => Promise<ApiError | undefined>

type DeleteAccountDialogProps = { me: CurrentUser; onDelete: DeleteAccount; onClose: () => void }

type State = { status: 'open' | 'deleting' | 'deleted' } | { status: 'refused'; message: string }

/**
 * Asks for the current password and deletes the account. The buddy then says goodbye for 2
 * s, until `onDelete` opens the login page.
 */
export function DeleteAccountDialog({ me, onDelete, onClose }: DeleteAccountDialogProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const [password, setPassword] = useState('')
  const [state, setState] = useState<State>({ status: 'open' })
  const field = useRef<HTMLInputElement>(null)
  // A ref, because a second press before the next render must not send the request twice.
  const isSent = useRef(false)
  const formId = useId()
  const isDeleting = state.status === 'deleting'

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!password || isSent.current) return
    isSent.current = true
    setState({ status: 'deleting' })
    const error = await onDelete(password)
    if (!error) {
      setState({ status: 'deleted' })
      dispatch(snackbarShown({ kind: 'success', text: { key: 'accountsettings.message.delete' } }))
      return
    }
    isSent.current = false
    const message = fieldMessage(error, 'current_password') ?? fieldMessage(error, 'password')
    setState(message ? { status: 'refused', message } : { status: 'open' })
    if (!message) dispatch(showFailure(error))
    field.current?.focus()
  }

  if (state.status === 'deleted') {
    return (
      <Dialog isOpen isCloseDisabled size="small" title={t('account.deletion.doneTitle')} onClose={onClose}>
        <BuddySpeech name={me.buddy} mood="waving" size={112}>
          {t('account.deletion.goodbye', { name: me.name })}
        </BuddySpeech>
      </Dialog>
    )
  }
  return (
    <Dialog
      isOpen
      size="small"
      title={t('account.deletion.dialogTitle')}
      isDismissable={false}
      isCloseDisabled={isDeleting}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" isDisabled={isDeleting} onPress={onClose}>
            {t('account.deletion.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            isDisabled={!password}
            isPending={isDeleting}
            pendingLabel={t('account.deletion.deleting')}
          >
            {t('account.deletion.button')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <Banner kind="warning">{t('account.deletion.warning')}</Banner>
        <input hidden readOnly autoComplete="username" value={me.username} />
        <PasswordField
          label={t('account.deletion.password')}
          showLabel={t('login.show')}
          hideLabel={t('login.hide')}
          name="current_password"
          autoFocus
          isReadOnly={isDeleting}
          value={password}
          onChange={(text) => {
            setPassword(text)
            if (state.status === 'refused') setState({ status: 'open' })
          }}
          inputRef={field}
          errorMessage={state.status === 'refused' ? state.message : undefined}
        />
      </form>
    </Dialog>
  )
}
