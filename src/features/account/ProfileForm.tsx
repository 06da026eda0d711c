import { GraduationCap, UserRound } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { fieldMessage, toApiError } from '@/api/core/errors'
import { refetchMe, userApi } from '@/api/user'
import type { CurrentUser } from '@/api/user.contract'
import { useTranslation } from '@/i18n/i18n'
import { resolverOf, SERVER_ERROR } from '@/i18n/useFormField'
import { useDraft } from '@/lib/drafts/useDraft'
import { useAppDispatch } from '@/store/hooks'
import { snackbarShown } from '@/store/snackbarsSlice'
import { Button } from '@/ui/Button'
import { accountProblems, isChanged, profileOf } from './accountRules'
import { ACCOUNT_FIELDS, type AccountValues, accountFields, valuesOf } from './accountValues'
import { draftOf, restoreDraft } from './accountDraft'
import { changedElsewhere, editsOf } from './accountEdits'
import { ChangedElsewhere } from './ChangedElsewhere'
import { LeaveQuestion } from './LeaveQuestion'
import styles from './ProfileForm.module.css'
import { ProfileFields } from './ProfileFields'
import { SchoolFields } from './SchoolFields'
import { SettingsSection } from './SettingsSection'
import { useFollowAccount } from './useFollowAccount'

/**
 * My Profile and Curriculum Management. One button, SAVE CHANGES, is enabled while there are valid changes (A-176 to,
 * A save first loads the newest profile and then sends it with the edited fields. If one of these
 * fields was changed elsewhere, the form shows a note instead; a second press saves (D-0074).
 */
export function ProfileForm({ me }: { me: CurrentUser }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const [updateMe, { isLoading }] = userApi.useUpdateMeMutation()
  const loaded = valuesOf(me)
  // The draft survives a reload, the end of the session and the maintenance page (D-0911).
  const [draft, storeDraft] = useDraft(`heartboard-account-draft-${me.id}`)
  const [defaultValues] = useState(() => restoreDraft(draft, loaded))
  const form = useForm<AccountValues>({
    defaultValues,
    resolver: resolverOf((values) => accountProblems(values, me)),
    mode: 'onTouched',
  })
  const { control, getValues, setValue, setError, setFocus } = form
  const { isSubmitting } = form.formState
  const values = useWatch({ control }) as AccountValues
  const hintId = useId()
  // A ref, because a second press before the next render must not send the request twice.
  const isSent = useRef(false)

  const [base, rebase] = useFollowAccount(form, loaded)
  const [problem] = Object.values(accountProblems(values, me))
  const hasChanges = isChanged(values, me)
  const nextDraft = hasChanges ? draftOf(values, loaded) : ''
  const keepDraft = useEffectEvent(storeDraft)
  useEffect(() => keepDraft(nextDraft), [nextDraft])

  const save = async (submitted: AccountValues) => {
    if (isSent.current) return
    isSent.current = true
    // If the refetch fails, the cached profile is used. The save below then reports the failure to the user.
    const newest = (await dispatch(refetchMe())) ?? me
    const edits = editsOf(submitted, base)
    const unseen = changedElsewhere(submitted, loaded, valuesOf(newest)).find((field) => field in edits)
    if (unseen) {
      isSent.current = false
      return setFocus(unseen)
    }
    const { data, error } = await updateMe(profileOf({ ...valuesOf(newest), ...edits }, newest))
    isSent.current = false
    if (data) {
      // The server may have limited the age or trimmed the name, so the form shows the stored values.
      const saved = valuesOf(data)
      rebase(saved)
      for (const field of accountFields) if (getValues(field) === submitted[field]) setValue(field, saved[field])
      dispatch(snackbarShown({ kind: 'success', text: { key: 'accountsettings.message.update' } }))
      return
    }
    const apiError = toApiError(error)
    const messages = accountFields.map((field) => ({ field, message: fieldMessage(apiError, ACCOUNT_FIELDS[field]) }))
    const wrong = messages.filter(({ message }) => message)
    for (const { field, message } of wrong) setError(field, { type: SERVER_ERROR, message })
    // Focuses the first refused field. The username is skipped, because it is read-only.
    const first = wrong.find(({ field }) => field !== 'username')
    if (first) setFocus(first.field)
  }

  const isSaving = isLoading || isSubmitting
  const hint = !hasChanges ? t('account.save.unchanged') : t(problem ?? 'account.save.changed')
  return (
    <FormProvider {...form}>
      <form noValidate className={styles.form} onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <SettingsSection title={t('account.profile.title')} icon={<UserRound size={20} />}>
          <ProfileFields me={me} />
        </SettingsSection>
        <SettingsSection title={t('account.curriculum.title')} icon={<GraduationCap size={20} />}>
          <SchoolFields me={me} />
        </SettingsSection>
        <div className={styles.save}>
          <ChangedElsewhere fields={changedElsewhere(values, base, loaded)} me={me} />
          <p id={hintId} className={styles.hint}>
            {hint}
          </p>
          <Button
            type="submit"
            size="large"
            aria-describedby={hintId}
            isDisabled={!isSaving && (!hasChanges || problem !== undefined)}
            isPending={isSaving}
            pendingLabel={t('account.save.saving')}
          >
            {t('account.save.button')}
          </Button>
        </div>
      </form>
      <LeaveQuestion isActive={hasChanges} onLeave={() => storeDraft('')} />
    </FormProvider>
  )
}
