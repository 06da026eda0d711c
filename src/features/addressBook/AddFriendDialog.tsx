import { type SubmitEvent, useId, useRef, useState } from 'react'
import { addressBookApi } from '@/api/addressBook'
import { type ApiError, fieldMessage, isHandledGlobally, serverMessage, toApiError } from '@/api/core/errors'
import type { CurrentUser } from '@/api/user.contract'
import { useTranslation } from '@/i18n/i18n'
import { useAppDispatch } from '@/store/hooks'
import { snackbarShown } from '@/store/snackbarsSlice'
import { useFieldDraft } from '@/store/useFieldDraft'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { TextField } from '@/ui/TextField'

/** Sends a friend request to a username. After a failure the dialog stays open with its input. */
export function AddFriendDialog({ me, onClose }: { me: CurrentUser; onClose: () => void }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const [add, { isLoading }] = addressBookApi.useAddContactMutation()
  const [username, setUsername] = useFieldDraft('add-friend')
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  // A ref, because a second press before the next render must not send the request twice.
  const isSent = useRef(false)
  const formId = useId()

  const refuse = (message: string) => {
    setProblem(message)
    field.current?.focus()
  }
  const tellFailure = (error: ApiError) => {
    if (isHandledGlobally(error)) return
    const message = fieldMessage(error, 'username')
    if (message) return refuse(message)
    const text = serverMessage(error)
    const shown = text ? { message: text } : { key: 'addressBook.addFriend.failed' as const }
    dispatch(snackbarShown({ kind: 'danger', text: shown }))
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isSent.current) return
    if (!username.trim()) return refuse(t('addressBook.addFriend.required'))
    isSent.current = true
    const { data, error } = await add({ userId: me.id, username: username.trim() })
    isSent.current = false
    if (!data) return tellFailure(toApiError(error))
    const values = { name: data.receiver_name }
    dispatch(snackbarShown({ kind: 'success', text: { key: 'addressBook.addFriend.sent', values } }))
    onClose()
  }

  return (
    <Dialog
      isOpen
      size="small"
      title={t('addressBook.addFriend.title')}
      // A press outside must not close the dialog, because the input would be lost. While the request runs, closing would hide a failure.
      isDismissable={false}
      isCloseDisabled={isLoading}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" isDisabled={isLoading} onPress={onClose}>
            {t('addressBook.cancel')}
          </Button>
          <Button type="submit" form={formId} isPending={isLoading} pendingLabel={t('addressBook.addFriend.sending')}>
            {t('addressBook.addFriend.send')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('addressBook.addFriend.username')}
          description={t('addressBook.addFriend.help')}
          name="friend"
          autoFocus
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          isReadOnly={isLoading}
          value={username}
          onChange={(text) => {
            setUsername(text)
            setProblem(undefined)
          }}
          inputRef={field}
          errorMessage={problem}
        />
      </form>
    </Dialog>
  )
}
