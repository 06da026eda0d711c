import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from '@/i18n/i18n'
import { AvailabilityField } from './AvailabilityField'
import { NewPassword } from './NewPassword'
import { SignUpPageForm } from './SignUpPageForm'
import { SignUpTextField } from './SignUpTextField'
import type { SignUpValues } from './signUpValues'
import type { Availability } from './useAvailability'
import { UsernameSuggestions } from './UsernameSuggestions'

const CHECKED_FIELDS = ['username', 'email'] as const

export type AvailabilityChecks = Record<(typeof CHECKED_FIELDS)[number], Availability>

type AccountPageProps = {
  checks: AvailabilityChecks
  onNext: () => void
  onBack: () => void
}

/**
 * Page 2 of the sign-up: account details. Next requires that the username and the e-mail address are not taken (A-353,
 *
 */
export function AccountPage({ checks, onNext, onBack }: AccountPageProps) {
  const { t } = useTranslation()
  const { setFocus, setValue } = useFormContext<SignUpValues>()
  const { username, email, displayName } = useWatch<SignUpValues>() as SignUpValues
  const [isChecking, setChecking] = useState(false)
  const typed = { username: username.trim(), email: email.trim() }
  const isTaken = (field: keyof AvailabilityChecks) => checks[field].stateOf(typed[field]) === 'taken'

  /** Waits for running checks, so that a press of Next right after typing is not lost (D-1116). */
  const next = async () => {
    if (isChecking) return
    setChecking(true)
    const verdicts = await Promise.all(CHECKED_FIELDS.map((field) => checks[field].check(typed[field])))
    setChecking(false)
    const refused = CHECKED_FIELDS.find((_, index) => verdicts[index] !== 'free')
    if (refused) setFocus(refused)
    else onNext()
  }

  const takeSuggestion = (suggestion: string) => {
    setValue('username', suggestion, { shouldDirty: true, shouldValidate: true })
    void checks.username.check(suggestion)
    setFocus('username')
  }

  return (
    <SignUpPageForm
      page={2}
      submitLabel={t('signup.next')}
      pendingLabel={t('signup.account.checking')}
      isPending={isChecking}
      fieldsWithError={CHECKED_FIELDS.filter(isTaken)}
      onSubmit={next}
      onBack={onBack}
    >
      <SignUpTextField name="fullName" label={t('signup.account.fullName')} autoComplete="name" />
      <SignUpTextField
        name="displayName"
        label={t('signup.account.displayName')}
        description={t('signup.account.displayNameHint')}
        autoComplete="nickname"
      />
      <AvailabilityField
        name="username"
        label={t('signup.account.username')}
        hint={t('signup.account.usernameHint')}
        autoComplete="username"
        availability={checks.username}
        errors={{ taken: 'signup.error.user_name_taken', failed: 'signup.error.user_name_error' }}
        freeText={(value) => t('signup.account.usernameFree', { username: value })}
        isCheckedWhileTyping
      >
        <UsernameSuggestions displayName={displayName.trim() || typed.username} onChoose={takeSuggestion} />
      </AvailabilityField>
      <AvailabilityField
        name="email"
        label={t('signup.account.email')}
        hint={t('signup.account.emailHint')}
        autoComplete="email"
        inputMode="email"
        availability={checks.email}
        errors={{ taken: 'signup.error.email_inuse', failed: 'signup.error.email_error' }}
      />
      <NewPassword />
    </SignUpPageForm>
  )
}
