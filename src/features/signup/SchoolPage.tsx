import { skipToken } from '@reduxjs/toolkit/query'
import { GraduationCap, Presentation } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { onboardingApi } from '@/api/onboarding'
import { useTranslation } from '@/i18n/i18n'
import { ChoiceFailed } from '@/ui/ChoiceFailed'
import { RadioTiles } from '@/ui/RadioTiles'
import { SelectField } from '@/ui/SelectField'
import { Skeleton } from '@/ui/Skeleton'
import { SignUpPageForm } from './SignUpPageForm'
import type { SignUpValues } from './signUpValues'
import { useSignUpField } from './useSignUpField'

type SchoolPageProps = {
  isSending: boolean
  onSubmit: (values: SignUpValues) => unknown
  onBack: () => void
}

/** Page 3 of the sign-up: role, curriculum and year, for both roles (A-163 to A-165, D-1001). Teachers submit the form here. */
export function SchoolPage({ isSending, onSubmit, onBack }: SchoolPageProps) {
  const { t } = useTranslation()
  const { ref, ...role } = useSignUpField('role')
  const isTeacher = role.value === 'teacher'
  return (
    <SignUpPageForm
      page={3}
      submitLabel={t(isTeacher ? 'signup.create' : 'signup.next')}
      pendingLabel={t('signup.creating')}
      isPending={isSending}
      isLocked={isSending}
      onSubmit={onSubmit}
      onBack={onBack}
    >
      <RadioTiles
        label={t('signup.school.role')}
        tiles={[
          { value: 'student', label: t('signup.school.student'), picture: <GraduationCap size={24} /> },
          { value: 'teacher', label: t('signup.school.teacher'), picture: <Presentation size={24} /> },
        ]}
        {...role}
        inputRef={ref}
        isReadOnly={isSending}
      />
      <CurriculumChoice isReadOnly={isSending} />
      <YearChoice isReadOnly={isSending} />
    </SignUpPageForm>
  )
}

/** `isReadOnly` is true while the sign-up request runs. */
type ChoiceProps = { isReadOnly: boolean }

/** Another curriculum clears the year. */
function CurriculumChoice({ isReadOnly }: ChoiceProps) {
  const { t } = useTranslation()
  const { setValue } = useFormContext<SignUpValues>()
  const { ref, ...field } = useSignUpField('curriculum')
  const { data: curriculums, isError, isFetching, refetch } = onboardingApi.useGetCurriculumsQuery()
  if (isError && !isFetching) {
    return (
      <ChoiceFailed
        message={`${t('signup.school.curriculum')}: ${t('signup.school.listFailed')}`}
        retryLabel={t('signup.retry')}
        onRetry={() => void refetch()}
        buttonRef={ref}
      />
    )
  }
  if (!curriculums) return <Skeleton height="80px" radius="m" />
  const choose = (code: string) => {
    if (code === field.value?.code) return
    field.onChange(curriculums.find((curriculum) => curriculum.code === code) ?? null)
    setValue('year', '')
  }
  return (
    <RadioTiles
      label={t('signup.school.curriculum')}
      tiles={curriculums.map(({ code, name }) => ({ value: code, label: name }))}
      {...field}
      value={field.value?.code ?? ''}
      onChange={choose}
      isReadOnly={isReadOnly}
      inputRef={ref}
    />
  )
}

/** Choice of a year of the selected curriculum. */
function YearChoice({ isReadOnly }: ChoiceProps) {
  const { t } = useTranslation()
  const { ref, ...field } = useSignUpField('year')
  const code = useWatch<SignUpValues, 'curriculum'>({ name: 'curriculum' })?.code
  const {
    currentData: years,
    isError,
    isFetching,
    refetch,
  } = onboardingApi.useGetYearsQuery(code ? { curriculum: code } : skipToken)
  if (isError && !isFetching) {
    return (
      <ChoiceFailed
        message={`${t('signup.school.year')}: ${t('signup.school.listFailed')}`}
        retryLabel={t('signup.retry')}
        onRetry={() => void refetch()}
        buttonRef={ref}
      />
    )
  }
  const prompt = !code ? 'chooseCurriculumFirst' : years ? 'chooseYear' : 'loading'
  return (
    <SelectField
      label={t('signup.school.year')}
      name="year"
      options={[
        { value: '', label: t(`signup.school.${prompt}`) },
        ...(years ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      {...field}
      value={years?.some(({ id }) => String(id) === field.value) ? field.value : ''}
      selectRef={ref}
      isReadOnly={isReadOnly}
    />
  )
}
