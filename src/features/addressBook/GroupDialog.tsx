import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useController, useForm, useWatch } from 'react-hook-form'
import { fieldMessage, statusOf, toApiError } from '@/api/core/errors'
import { groupsApi } from '@/api/groups'
import type { Group } from '@/api/groups.contract'
import type { CurrentUser } from '@/api/user.contract'
import { useTranslation } from '@/i18n/i18n'
import { useAppDispatch } from '@/store/hooks'
import { snackbarShown } from '@/store/snackbarsSlice'
import { useFieldDraft } from '@/store/useFieldDraft'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { TextField } from '@/ui/TextField'
import { draftOfGroup, type GroupFields, restoreGroup } from './groupDraft'
import styles from './GroupDialog.module.css'
import { MemberPicker } from './MemberPicker'

/** In characters; the server refuses longer names. */
const NAME_LENGTH = 255

type GroupDialogProps = {
  me: CurrentUser
  /** Null creates a new group. */
  group: Group | null
  onClose: () => void
}

/**
 * Creates or edits a group with its name and members. The draft survives a failure and the end
 * of the session. If the group was removed elsewhere, the user can save it as a new group.
 */
export function GroupDialog({ me, group, onClose }: GroupDialogProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const [groupId, setGroupId] = useState(group?.id ?? null)
  const isDeleted = group !== null && groupId === null
  const friends = groupsApi.useGetGroupRecipientsQuery(
    { userId: me.id },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  )
  const friendIds = new Set(friends.data?.map(({ id }) => id))
  const isFriend = (id: number) => friendIds.has(id)
  const [draft, storeDraft] = useFieldDraft(`group-${group?.id ?? 'new'}`)
  const [loaded] = useState<GroupFields>(() => ({
    name: group?.group_name ?? '',
    members: group?.recipients.map(({ id }) => id) ?? [],
  }))
  const [defaultValues] = useState(() => restoreGroup(draft, loaded))
  const { control, handleSubmit, setError, formState } = useForm<GroupFields>({ defaultValues })
  const nextDraft = draftOfGroup(useWatch({ control }) as GroupFields, loaded)
  const keepDraft = useEffectEvent(storeDraft)
  useEffect(() => keepDraft(nextDraft), [nextDraft])
  const name = useController({
    control,
    name: 'name',
    rules: { validate: (text) => text.trim() !== '' || t('addressBook.group.nameRequired') },
  })
  const members = useController({
    control,
    name: 'members',
    // Counts only current friends, because a member may no longer be a friend.
    rules: { validate: (ids) => ids.some(isFriend) || t('addressBook.group.membersRequired') },
  })
  const isSaving = formState.isSubmitting
  // A ref, because a second press before the next render must not send the request twice.
  const isSent = useRef(false)
  const formId = useId()

  const save = async (fields: GroupFields) => {
    if (isSent.current) return
    isSent.current = true
    const body = { group_name: fields.name.trim(), recipients: fields.members.filter(isFriend), created_by: me.id }
    const { addGroup, editGroup } = groupsApi.endpoints
    const { data, error } = await (groupId === null
      ? dispatch(addGroup.initiate({ ...body, group_id: null }, { track: false }))
      : dispatch(editGroup.initiate({ ...body, group_id: groupId }, { track: false })))
    isSent.current = false
    if (data) {
      dispatch(
        snackbarShown({ kind: 'success', text: { key: 'addressBook.group.saved', values: { name: body.group_name } } }),
      )
      onClose()
      return
    }
    // Failures that concern no field are shown by `errorMiddleware` (D-0904).
    const failure = toApiError(error)
    if (groupId !== null && statusOf(failure) === 404) setGroupId(null)
    const refused = [
      { field: 'name', message: fieldMessage(failure, 'group_name') },
      { field: 'members', message: fieldMessage(failure, 'recipients') },
    ] as const
    const first = refused.find(({ message }) => message)
    for (const { field, message } of refused) {
      if (message) setError(field, { message }, { shouldFocus: field === first?.field })
    }
  }

  return (
    <Dialog
      isOpen
      title={group ? t('addressBook.group.editTitle', { name: group.group_name }) : t('addressBook.group.title')}
      // A press outside must not close the dialog, because the input would be lost. While the request runs, closing would hide a failure.
      isDismissable={false}
      isCloseDisabled={isSaving}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" isDisabled={isSaving} onPress={onClose}>
            {t('addressBook.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            isDisabled={!friends.data}
            isPending={isSaving}
            pendingLabel={t('addressBook.group.saving')}
          >
            {t(groupId === null ? 'addressBook.group.create' : 'addressBook.group.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={(event) => void handleSubmit(save)(event)}>
        {isDeleted ? <Banner kind="warning">{t('addressBook.group.gone')}</Banner> : null}
        <TextField
          label={t('addressBook.group.name')}
          name="group-name"
          autoFocus
          autoComplete="off"
          maxLength={NAME_LENGTH}
          isReadOnly={isSaving}
          value={name.field.value}
          onChange={name.field.onChange}
          inputRef={name.field.ref}
          errorMessage={name.fieldState.error?.message}
        />
        <MemberPicker
          friends={friends}
          chosen={members.field.value}
          onChange={(ids) => isSaving || members.field.onChange(ids)}
          pickerRef={members.field.ref}
          errorMessage={members.fieldState.error?.message}
        />
      </form>
    </Dialog>
  )
}
