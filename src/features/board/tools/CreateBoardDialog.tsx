import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { Card } from '@/api/cards/card.schema'
import { isHandledGlobally, serverMessage, toApiError } from '@/api/core/errors'
import { cardsApi } from '@/api/cards/cards'
import { useTranslation } from '@/i18n/i18n'
import { useAppDispatch } from '@/store/hooks'
import { useFieldDraft } from '@/store/useFieldDraft'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { TextField } from '@/ui/TextField'

/** Milliseconds for which the dialog shows its success message before it closes (B-269). */
const CLOSE_DELAY = 1000
const MAX_LENGTH = 255
const FORM_ID = 'create-board'

type CreateBoardDialogProps = {
  /** Id of the parent stack; null for My Board (D-2411). */
  parentId: string | null
  /** Opens the new board. The dialog stays on top until it closes by itself (B-267, D-2117). */
  onCreated: (board: Card) => void
  onClose: () => void
}

type State = { status: 'open' | 'submitting' | 'created' } | { status: 'failed'; message: string | undefined }

/** Asks for the name of a new board (B-078, B-265, B-266). A rejected name stays in the field. */
export function CreateBoardDialog({ parentId, onCreated, onClose }: CreateBoardDialogProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const [name, setName] = useFieldDraft('board-name')
  const [state, setState] = useState<State>({ status: 'open' })
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const isSubmitting = state.status === 'submitting'
  const isBusy = isSubmitting || state.status === 'created'

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    const title = name.trim()
    if (!title || isBusy) return
    // Disabling the focused button would move focus to the body, where Escape does not reach the dialog.
    field.current?.focus()
    setState({ status: 'submitting' })
    const create = cardsApi.endpoints.createCard.initiate({ parent_id: parentId, title, type: 'stack' })
    const { data, error } = await dispatch(create)
    // If the server sends no message, the dialog shows the rules for names (B-360, D-2412).
    if (!data) {
      const failure = toApiError(error)
      if (isHandledGlobally(failure)) return setState({ status: 'open' })
      return setState({ status: 'failed', message: serverMessage(failure) })
    }
    setState({ status: 'created' })
    onCreated(data)
    timer.current = setTimeout(onClose, CLOSE_DELAY)
  }

  return (
    <Dialog
      isOpen
      size="small"
      title={t('board.create.title')}
      closeLabel={t('board.create.close')}
      // Closing while the request runs would hide a failure.
      isCloseDisabled={isSubmitting}
      isDismissable={false}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onPress={onClose} isDisabled={isBusy}>
            {t('board.create.cancel')}
          </Button>
          <Button
            type="submit"
            form={FORM_ID}
            isDisabled={name.trim() === '' || isBusy}
            isPending={isSubmitting}
            pendingLabel={t('board.create.submitting')}
          >
            {t('board.create.submit')}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} onSubmit={(event) => void submit(event)}>
        <TextField
          inputRef={field}
          label={t('board.create.name')}
          placeholder={t('board.create.namePlaceholder')}
          value={name}
          onChange={setName}
          maxLength={MAX_LENGTH}
          isReadOnly={isBusy}
          autoFocus
          errorMessage={state.status === 'failed' ? (state.message ?? t('board.create.guideline')) : undefined}
        />
        {state.status === 'created' ? <Banner kind="success">{t('board.create.created')}</Banner> : null}
      </form>
    </Dialog>
  )
}
